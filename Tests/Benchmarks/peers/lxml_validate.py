"""Validates every listing.xml below a folder against a schema, with lxml. Prints how many are valid."""

import os
import sys

from lxml import etree

schema = etree.XMLSchema(etree.parse(sys.argv[1]))
valid = 0
for folder, _, names in os.walk(sys.argv[2]):
    if "listing.xml" in names:
        valid += schema.validate(etree.parse(f"{folder}/listing.xml"))
print(valid)
