"""Words in the player's language, for rooms that know no Qt: English, until somebody lends them a translator."""

import errno
from collections.abc import Callable
from typing import TypeAlias

Translator: TypeAlias = Callable[[str, str, str, int], str]
"""Context, English text, comment and count to the text in another language."""


def _english(context: str, text: str, comment: str, count: int) -> str:
    del context, comment
    return text.replace("%n", str(count))


_translator: Translator = _english


def speak_with(translator: Translator | None) -> None:
    """Word everything by a translator from now on; by none, in English."""
    global _translator  # noqa: PLW0603 - a process speaks one language at a time, as with Qt's own translators
    _translator = translator or _english


def speak_later(find: Callable[[], Translator | None]) -> None:
    """Have a translator found when the first text is wanted: whoever says nothing does not wait for one."""

    def first(context: str, text: str, comment: str, count: int) -> str:
        speak_with(find())
        return translate(context, text, comment, count)

    speak_with(first)


def translate(context: str, text: str, comment: str = "", count: int = -1) -> str:
    """Return a text in the language of now. lupdate finds texts by the name of this function."""
    return _translator(context, text, comment, count)


def why(error: OSError) -> str:
    """Say why the system refused something. Its own words are used only where we have none."""
    known = {
        errno.ENOENT: translate("System", "No such file or directory"),
        errno.EACCES: translate("System", "Permission denied"),
        errno.EPERM: translate("System", "Operation not permitted"),
        errno.EROFS: translate("System", "Read-only file system"),
        errno.EISDIR: translate("System", "Is a directory"),
        errno.ENOTDIR: translate("System", "Not a directory"),
        errno.EEXIST: translate("System", "File exists"),
        errno.ENOSPC: translate("System", "No space left on device"),
        errno.EDQUOT: translate("System", "Disk quota exceeded"),
        errno.EFBIG: translate("System", "File too large"),
        errno.ENAMETOOLONG: translate("System", "File name too long"),
        errno.EIO: translate("System", "Input/output error"),
        errno.ENOEXEC: translate("System", "Exec format error"),
    }
    return known.get(error.errno or 0) or error.strerror or str(error)
