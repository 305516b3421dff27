#!/usr/bin/env python3
"""Prints what Pillow reads in image files, one JSON object a line: what our own reader is compared with.

Usage: pillow-facts.py LIST   (a file with one path a line)
"""
import io
import json
import sys

from PIL import ExifTags, Image, ImageCms

COLOR_TYPES = {"1": "grayscale", "L": "grayscale", "I": "grayscale", "LA": "grayscale-alpha", "P": "palette",
               "RGB": "rgb", "RGBA": "rgba"}


def png_form(image):
    """Colour type and bit depth, from the name that the decoder of rows goes by: `RGB`, `L;2`, `I;16B`."""
    arguments = image.tile[0][3]
    name = arguments[0] if isinstance(arguments, tuple) else arguments
    letters, _, bits = name.partition(";")
    depth = int(bits.rstrip("B")) if bits else 1 if letters == "1" else 8
    return COLOR_TYPES[letters], depth


def jpeg_form(image):
    """Colour type and bit depth, from the number of components and Adobe's mark."""
    transform = image.info.get("adobe_transform")
    if image.layers == 1:
        kind = "grayscale"
    elif image.layers == 4:
        kind = "ycck" if transform == 2 else "cmyk"
    else:
        kind = "rgb" if transform == 0 and "jfif" not in image.info else "ycbcr"
    return kind, image.bits


def profile(image):
    """The name and the colours of an embedded profile."""
    content = image.info.get("icc_profile")
    if not content:
        return {}
    try:
        name = ImageCms.ImageCmsProfile(io.BytesIO(content)).profile.profile_description
    except (OSError, ImageCms.PyCMSError):
        name = None
    return {"profileName": name and name.strip() or None, "profileSpace": content[16:20].decode("latin-1").strip()}


def orientation(image):
    """EXIF's own orientation: Pillow's shortcut takes it from other places, too."""
    content = image.info.get("exif")
    if not content:
        return None
    exif = Image.Exif()
    exif.load(content)
    return exif.get(ExifTags.Base.Orientation)


def pixels(image):
    """What the decoded pixels show."""
    rgba = image.convert("RGBA")
    alpha = rgba.getchannel("A")
    counts = alpha.histogram()
    facts = {"seeThrough": sum(counts[:255]), "invisible": counts[0]}
    box = alpha.getbbox()
    if box:
        left, top, right, bottom = box
        facts["transparentBorder"] = [top, left, image.height - bottom, image.width - right]
    if counts[0] == 0:
        facts["isSingleColor"] = all(low == high for low, high in rgba.getextrema())
    return facts


def facts(path):
    try:
        with Image.open(path) as image:
            kind = "jpeg" if image.format == "MPO" else image.format.lower()
            result = {"path": path, "format": kind, "width": image.width, "height": image.height}
            if kind in ("png", "jpeg"):
                color, depth = png_form(image) if kind == "png" else jpeg_form(image)
                result |= {
                    "colorType": color, "bitDepth": depth,
                    "hasAlpha": "A" in image.getbands() or "transparency" in image.info,
                    "isAnimated": bool(getattr(image, "is_animated", False)) and kind == "png",
                    "isInterlaced": bool(image.info.get("interlace") or image.info.get("progressive")),
                    "isSRGB": "srgb" in image.info,
                } | profile(image)
                image.load()
                # In a PNG, EXIF may stand behind the pixels.
                result |= {"decodes": True, "exifOrientation": orientation(image)} | pixels(image)
            return result
    except (OSError, SyntaxError, ValueError) as error:
        return {"path": path, "decodes": False, "error": str(error)}


with open(sys.argv[1], encoding="utf-8") as paths:
    for line in paths:
        print(json.dumps(facts(line.rstrip("\n"))))
