"""What the translation files hold, and which texts the code has."""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from divinare_qt.paths import resources

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("fr", "ru", "ja")
FORMS = {"en": 2, "fr": 2, "ru": 3, "ja": 1}
"""How many forms a plural has."""
PLACEHOLDER = re.compile(r"\{\w+\}|%n|%(?:\(\w+\))?[sr]")


@dataclass(frozen=True)
class Key:
    """What identifies a text."""

    context: str
    source: str
    comment: str = ""


@dataclass(frozen=True)
class Message:
    """A text and what it is in another language: one form, or those of a plural."""

    key: Key
    forms: tuple[str, ...]
    plural: bool
    state: str
    """Empty if it is finished."""


@cache
def messages(language: str) -> tuple[Message, ...]:
    """Return everything in a language's file."""
    tree = ET.parse(resources() / "translations" / f"divinare_{language}.ts")  # noqa: S314 - it is our own file
    return tuple(_messages(tree.getroot()))


def _messages(root: ET.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for entry in context.iter("message"):
            key = Key(context.findtext("name", ""), entry.findtext("source", ""), entry.findtext("comment", ""))
            translation = entry.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
            yield Message(key, forms, entry.get("numerus") == "yes", translation.get("type", ""))


@cache
def code() -> dict[Path, ast.Module]:
    """Return the program, parsed."""
    files = [*sorted((ROOT / "divinare_qt").rglob("*.py")), ROOT / "packaging" / "release" / "words.py"]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


@cache
def texts_of_the_code() -> dict[Key, bool]:
    """Return every text that the code has translated, and whether it is a plural."""
    found: dict[Key, bool] = {}
    for tree in code().values():
        for call, owner in calls(tree):
            name = called(call)
            if name == "translate" and len(call.args) >= 2:
                context, rest = text_of(call.args[0]), call.args[1:]
            elif name == "tr" and call.args:
                context, rest = owner, call.args
            else:
                continue
            source = text_of(rest[0])
            if context is None or source is None:
                continue
            comment = (text_of(rest[1]) or "") if len(rest) > 1 else ""
            key = Key(context, source, comment)
            found[key] = found.get(key, False) or len(rest) > 2
    return found


def calls(node: ast.AST, owner: str = "") -> Iterator[tuple[ast.Call, str]]:
    """Return every call below a node, and the class that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, owner
        yield from calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


def called(call: ast.Call) -> str:
    """Return the name of what is called."""
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def text_of(node: ast.expr) -> str | None:
    """Return the text of a literal."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
