"""What a team writes for itself: text lengths and picture sizes of fastlane folders, in Python with Pillow.

Prints how many screenshots have a size that the store does not take.
"""

import os
import sys

from PIL import Image

SIZES = {(800, 480), (1024, 600), (1280, 720), (1280, 800), (1920, 1080), (1920, 1200), (2560, 1600)}
SIZES |= {(height, width) for width, height in SIZES}
LIMITS = {"title.txt": 200, "short_description.txt": 1200, "full_description.txt": 4000}

wrong = 0
for folder, folders, names in os.walk(sys.argv[1]):
    folders.sort()
    for name in sorted(names):
        path = f"{folder}/{name}"
        if name in LIMITS:
            with open(path, encoding="utf-8") as file:
                text = file.read().strip()
            if not text or len(text) > LIMITS[name]:
                print(f"{path}: {len(text)} characters")
        elif name.endswith((".png", ".jpg", ".jpeg")):
            with Image.open(path) as image:
                size, kind = image.size, image.format
                # Reads the whole file and compares the checksums of PNG.
                image.verify()
            if size not in SIZES or kind not in ("PNG", "JPEG"):
                wrong += 1
print(wrong)
