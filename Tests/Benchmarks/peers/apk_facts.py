"""The package name and version code of an APK, by androguard or pyaxmlparser."""

import sys

tool, path = sys.argv[1:]
if tool == "androguard":
    from androguard.core.apk import APK
    from loguru import logger

    logger.remove()
else:
    from pyaxmlparser import APK
apk = APK(path)
print(apk.package if tool == "pyaxmlparser" else apk.get_package())
