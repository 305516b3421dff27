"""Makes the inputs of the benchmarks: the same bytes on every machine, from a fixed seed.

    generate.py manifests DIR COUNT     native manifests, all texts inline
    generate.py folders DIR COUNT       fastlane folders of 10 locales and 50 pictures each

Pictures are hard links to a pool of 60 files, so that a thousand folders take the room of one.
"""

import os
import random
import struct
import sys
import zlib

SEED = 20261130
LOCALES = ["en-US", "de-DE", "fr-FR", "es-ES", "it-IT", "ja-JP", "pt-BR", "en-AU", "zh-CN", "en-GB"]
WORDS = {
    "latin": "plan meet share note paint light river stone cloud garden music travel quick gentle open daily".split(),
    "ja-JP": "予定 会議 共有 写真 音楽 旅行 毎日 地図 天気 家族".split(),
    "zh-CN": "计划 会议 分享 笔记 音乐 旅行 每日 地图 天气 家庭".split(),
}


def sentence(rng, locale, words):
    source = WORDS.get(locale, WORDS["latin"])
    text = " ".join(rng.choice(source) for _ in range(words))
    return text[:1].upper() + text[1:] + "."


def paragraphs(rng, locale, count):
    return "\n\n".join(
        " ".join(sentence(rng, locale, rng.randint(5, 12)) for _ in range(4)) for _ in range(count)
    )


def manifest(rng, number):
    descriptions = []
    for locale in LOCALES[:2]:
        bullets = "\n".join(f"    <bullet>{sentence(rng, locale, 5)[:-1]}</bullet>" for _ in range(3))
        descriptions.append(
            f"""  <description locale="{locale}">
    <display-title>Planner {number}</display-title>
    <short>{sentence(rng, locale, 8)}</short>
    <long>{paragraphs(rng, locale, 1)}</long>
{bullets}
    <keywords>calendar, schedule, team{number}</keywords>
    <release-notes>{sentence(rng, locale, 6)}</release-notes>
  </description>"""
        )
    subjects = (
        "violence cartoon-violence drugs nudity sex profanity intolerance academic".split(),
        "account-creation advertisements gambling location user-generated-content".split(),
    )
    answers = "\n".join(
        [f'    <{name} answer="none"/>' for name in subjects[0]] + [f'    <{name} answer="no"/>' for name in subjects[1]]
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<listing xmlns="urn:listing-lint:listing:1" package="com.example.planner{number}" default-locale="en-US">
  <submission stores="amazon-appstore" route="console" devices="fire-tablet" version-code="1"/>
  <general>
    <app-title>Planner {number}</app-title>
    <sku>planner-{number}</sku>
    <category>Productivity</category>
    <support email="help@example.com" phone="+1 555 0101" website="https://example.com/help"/>
    <business-name>Example Software</business-name>
  </general>
  <availability><price model="paid" amount="2.99" currency="USD"/></availability>
{chr(10).join(descriptions)}
  <content-rating audience="13-15 16-17 18+">
{answers}
    <privacy policy="https://example.com/privacy" collects-data="no" shares-data="no" questionnaire="yes"/>
    <export-compliance answer="yes"/>
    <intellectual-property third-party="no"/>
  </content-rating>
  <sign-in required="no"/>
</listing>
"""


def manifests(directory, count):
    rng = random.Random(SEED)
    for number in range(count):
        folder = f"{directory}/{number // 100:04d}/app{number:06d}"
        os.makedirs(folder, exist_ok=True)
        with open(f"{folder}/listing.xml", "w", encoding="utf-8") as file:
            file.write(manifest(rng, number))


def png(rng, width, height, noise_rows):
    """An opaque picture: noise above, a plain colour below, so that its size in bytes can be chosen."""
    rows = []
    colour = bytes(rng.randrange(256) for _ in range(3))
    for row in range(height):
        rows.append(b"\0" + (rng.randbytes(width * 3) if row < noise_rows else colour * width))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(rows), 6)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def jpeg(rng, width, height):
    import io

    from PIL import Image

    small = Image.frombytes("RGB", (width // 16, height // 16), rng.randbytes((width // 16) * (height // 16) * 3))
    out = io.BytesIO()
    small.resize((width, height)).save(out, "JPEG", quality=70)
    return out.getvalue()


def pool(directory):
    rng = random.Random(SEED)
    os.makedirs(directory, exist_ok=True)
    files = []
    for number in range(60):
        extension = "jpg" if number % 2 else "png"
        path = f"{directory}/{number:02d}.{extension}"
        if not os.path.exists(path):
            # Every tenth is as tall as phones take them, which the store does not.
            width, height = (1080, 2400) if number % 10 == 9 else (1280, 800)
            data = jpeg(rng, width, height) if number % 2 else png(rng, width, height, 8 + number // 3)
            with open(path, "wb") as file:
                file.write(data)
        files.append(path)
    return files


FDROID = """Categories:
  - Time
License: MIT
SourceCode: https://example.com/planner

AutoName: Planner

RepoType: git
Repo: https://example.com/planner.git

AutoUpdateMode: None
UpdateCheckMode: None
"""


def folders(directory, count):
    rng = random.Random(SEED)
    pictures = pool(f"{directory}/pool")
    for number in range(count):
        root = f"{directory}/apps/{number // 100:04d}/app{number:06d}/fastlane/metadata/android"
        for index, locale in enumerate(LOCALES):
            folder = f"{root}/{locale}"
            shots = f"{folder}/images/phoneScreenshots"
            os.makedirs(shots, exist_ok=True)
            os.makedirs(f"{folder}/changelogs", exist_ok=True)
            texts = {
                "title.txt": f"Planner {number}",
                "short_description.txt": sentence(rng, locale, 7),
                "full_description.txt": paragraphs(rng, locale, 4),
                "changelogs/1.txt": sentence(rng, locale, 9),
            }
            for name, text in texts.items():
                with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                    file.write(text + "\n")
            for shot in range(5):
                source = pictures[(number + index * 5 + shot) % len(pictures)]
                os.link(source, f"{shots}/{shot + 1}{os.path.splitext(source)[1]}")
            # The same texts as F-Droid keeps them.
            other = f"{directory}/fdroid/metadata/com.example.planner{number}/{locale}"
            os.makedirs(f"{other}/changelogs", exist_ok=True)
            names = {"short_description.txt": "summary.txt", "full_description.txt": "description.txt"}
            for name in texts:
                os.link(f"{folder}/{name}", f"{other}/{names.get(name, name)}")
        with open(f"{directory}/fdroid/metadata/com.example.planner{number}.yml", "w", encoding="utf-8") as file:
            file.write(FDROID)


if __name__ == "__main__":
    kind, target, amount = sys.argv[1], sys.argv[2], int(sys.argv[3])
    {"manifests": manifests, "folders": folders}[kind](target, amount)
