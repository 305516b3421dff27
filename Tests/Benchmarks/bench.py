"""Times listing-lint beside what people would use instead, in one run, and prints a table in Markdown.

    bench.py [--rounds N] [--work DIR] [manifests] [folders] [packages] [start] [growth]

All contenders of a comparison run in turn, round after round, so that a slow moment of the machine hits all of
them; the table holds medians. Before anything is timed, the verdicts are compared.
"""

import argparse
import json
import os
import platform
import resource
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BINARY = f"{ROOT}/.build/release/listing-lint"
FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk"


@dataclass
class Contender:
    name: str
    command: list
    seconds: list = field(default_factory=list)
    cpu: list = field(default_factory=list)
    peak: int = 0

    def run(self):
        start = time.perf_counter()
        with open(os.devnull, "wb") as sink:
            process = subprocess.Popen(self.command, stdout=sink, stderr=sink)
            _, status, usage = os.wait4(process.pid, 0)
        self.seconds.append(time.perf_counter() - start)
        self.cpu.append(usage.ru_utime + usage.ru_stime)
        self.peak = max(self.peak, usage.ru_maxrss)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            sys.exit(f"{self.name} ended with {process.returncode}: {' '.join(self.command[:6])}")

    @property
    def median(self):
        return statistics.median(self.seconds)


def output(command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def memory(peak):
    # A process begins with the peak of the one that starts it: no less can be told.
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"{'at most ' if peak <= own else ''}{peak / 1024:.1f} MB"


def compare(title, contenders, rounds, unit=1):
    """Prints a row a contender; the first is the one that the others are measured against."""
    for contender in contenders:
        contender.run()
        contender.seconds.clear()
        contender.cpu.clear()
    for _ in range(rounds):
        for contender in contenders:
            contender.run()
    print(f"\n### {title}\n\n| | median | per item | against listing-lint | CPU | peak memory |\n|---|---|---|---|---|---|")
    base = contenders[0].median
    for contender in contenders:
        print(
            f"| {contender.name} | {contender.median * 1000:.1f} ms | {contender.median / unit * 1e6:.0f} µs "
            f"| {contender.median / base:.2f} | {statistics.median(contender.cpu) / contender.median:.2f} cores "
            f"| {memory(contender.peak)} |"
        )
    sys.stdout.flush()


def lint(*paths, options=()):
    return [BINARY, "--exit-zero", "--format", "jsonl", *options, *paths]


def agree(what, ours, theirs):
    if ours != theirs:
        sys.exit(f"{what}: listing-lint says {ours}, the peer {theirs}")
    print(f"verdicts agree: {what}: {ours}")


def generated(kind, work, count):
    target = f"{work}/{kind}-{count}"
    if not os.path.exists(f"{target}/done"):
        subprocess.run([sys.executable, f"{HERE}/generate.py", kind, target, str(count)], check=True)
        open(f"{target}/done", "w").close()
    return target


def reports(*paths):
    return [json.loads(line) for line in output(lint(*paths)).splitlines()]


def findings(listings, *rules):
    return sum(finding["rule"] in rules for listing in listings for finding in listing["findings"])


def manifests(work, rounds):
    count = 10_000
    folder = generated("manifests", work, count)
    schema = f"{ROOT}/Schemas/listing.xsd"
    files = [f"{base}/listing.xml" for base, _, names in os.walk(folder) if "listing.xml" in names]
    listings = reports(folder)
    valid = len(listings) - sum(findings([listing], "schema-violation", "malformed-xml") > 0 for listing in listings)
    agree("valid manifests", valid, int(output([sys.executable, f"{HERE}/peers/lxml_validate.py", schema, folder])))
    compare(
        f"{count} manifests",
        [
            Contender("listing-lint, every rule", lint(folder)),
            Contender("xmllint --schema, one process", ["xmllint", "--noout", "--schema", schema, *files]),
            Contender("Python, lxml", [sys.executable, f"{HERE}/peers/lxml_validate.py", schema, folder]),
            Contender("read the files (Python)", [sys.executable, f"{HERE}/peers/raw_read.py", folder]),
        ],
        rounds,
        count,
    )


def folders(work, rounds):
    count = 200
    folder = generated("folders", work, count) + "/apps"
    checker = [sys.executable, f"{HERE}/peers/pillow_check.py", folder]
    agree(
        "screenshots of a wrong size",
        findings(reports(folder), "image-wrong-size"),
        int(output(checker).splitlines()[-1]),
    )
    contenders = [
        Contender("listing-lint, every rule", lint(folder)),
        Contender("Python, Pillow", checker),
        Contender("fdroid lint (texts and metadata only)", ["env", "-C", f"{folder}/../fdroid", "fdroid", "lint"]),
        Contender("libpng and libjpeg decode all pixels (C)", ["raw_decode", folder]),
        Contender("read and CRC-32 (Python)", [sys.executable, f"{HERE}/peers/raw_read.py", folder, "crc"]),
    ]
    compare(f"{count} fastlane folders, 10 locales, 50 pictures each", contenders, rounds, count)


def packages(work, rounds):
    apks = [("a package of 45 MB", FRAMEWORK)]
    small = os.environ.get("BENCH_APK")
    if small:
        apks.append((f"a package of {os.path.getsize(small)} bytes", small))
    for title, apk in apks:
        ours = json.loads(output([BINARY, "inspect", "--format", "json", apk]))["package"]
        theirs = output(["aapt2", "dump", "badging", apk]).split("name='", 1)[1].split("'", 1)[0]
        agree("package name", ours, theirs)
        compare(
            title,
            [
                Contender("listing-lint inspect", [BINARY, "inspect", "--format", "json", apk]),
                Contender("aapt2 dump badging", ["aapt2", "dump", "badging", apk]),
                Contender("pyaxmlparser", [sys.executable, f"{HERE}/peers/apk_facts.py", "pyaxmlparser", apk]),
                Contender("androguard", [sys.executable, f"{HERE}/peers/apk_facts.py", "androguard", apk]),
            ],
            rounds,
        )


def start(work, rounds):
    ruff = os.path.join(os.path.dirname(sys.executable), "ruff")
    compare(
        "start-up",
        [
            Contender("listing-lint --version", [BINARY, "--version"]),
            Contender("ruff --version", [ruff, "--version"]),
            Contender("/bin/true", ["/bin/true"]),
        ],
        max(rounds, 25),
    )


def growth(work, rounds):
    for count in (1_000, 10_000, 100_000):
        folder = generated("manifests", work, count)
        compare(f"growth: {count} listings", [Contender("listing-lint", lint(folder))], 1 if count > 10_000 else rounds, count)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--work", default=f"{ROOT}/.build/bench")
    benches = {name: globals()[name] for name in ("manifests", "folders", "packages", "start", "growth")}
    parser.add_argument("names", nargs="*", choices=[[], *benches])
    arguments = parser.parse_args()
    os.makedirs(arguments.work, exist_ok=True)
    print(f"{platform.machine()}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}, {output([BINARY, '--version']).strip()}")
    for name in arguments.names or benches:
        benches[name](arguments.work, arguments.rounds)
