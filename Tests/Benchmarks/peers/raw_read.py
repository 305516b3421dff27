"""The least that anybody can do: read every file below a folder, and its CRC-32 where asked for."""

import os
import sys
import zlib

count = size = 0
for folder, _, names in os.walk(sys.argv[1]):
    for name in names:
        with open(f"{folder}/{name}", "rb", buffering=0) as file:
            data = file.read()
        if len(sys.argv) > 2:
            zlib.crc32(data)
        count += 1
        size += len(data)
print(count, size)
