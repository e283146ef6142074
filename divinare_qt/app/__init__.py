"""The program: its window, menus and files, and what happens when something goes wrong."""

import sys

sys.modules.setdefault("_hashlib", None)  # type: ignore[arg-type]  # OpenSSL: 4 MB for one SHA-256, which Python has too
