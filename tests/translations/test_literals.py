"""No words that a player sees stand in the code without being translated."""

import ast
import re
from pathlib import Path

import pytest

from tests.helpers.texts import called, calls, code, text_of

ROOMS = {"divinare_qt", "app", "dialogs", "table", "models", "commands"}
"""Rooms that talk to a player; the others hand their words on to these, by `speech.translate`."""
SHOWN = {
    "setText", "setPlainText", "setHtml", "setTitle", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis",
    "setAccessibleName", "setAccessibleDescription", "setPlaceholderText", "setInformativeText", "setDetailedText",
    "setLabelText", "setPrefix", "setSuffix", "setSpecialValueText", "setHeaderLabels", "setTabText", "setItemText",
    "showMessage", "addAction", "addMenu", "addItem", "addItems", "addTab", "addButton", "addRow", "insertTab",
    "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu", "QDockWidget",
    "QMessageBox", "QTableWidgetItem", "QListWidgetItem", "QStandardItem", "Heading", "Faint", "Note", "tell",
    "complain", "information", "warning", "critical", "question", "getText", "getItem",
    "getOpenFileName", "getSaveFileName", "print", "Failed",
}  # fmt: skip
"""What shows its arguments to a player."""
SAME_EVERYWHERE = {"Divinare"}
NO_WORDS = re.compile(r"\s*<|[\w-]+\.\w+$|divinare(?: \w+)?: $|\033\[K")
"""Markup, names of files, which command speaks, and what clears the rest of a line."""
PROSE = re.compile(r"[a-z]{2,},? [a-z]{2,}")
NO_PROSE = re.compile(r"[<>{}\\]|\d+px|^divinare \w+: $|^miniaudio, pyminiaudio$")
"""Markup, styles and patterns, which command speaks, and the names of libraries."""
FOR_NO_PLAYER = {
    "models/report.py", "models/redacted_log.py", "dialogs/report.py",  # a report is in English, for whoever repairs
    "commands/parser_words.py",  # what argparse asks for; what it gets is translated
    "divinare_qt/system.py",  # commands to type
    "bots/ladder.py",  # what stands above the numbers in a file of the program's
}  # fmt: skip
"""Files whose English is meant to stay English."""
OF_THE_CODE = {
    "an onlooker has no hand to start from", "an onlooker has nothing to decide", "a short text is wanted",
    "nested too deeply", "the dialog was not accepted", ": a chapter begins with its title in h1", "own copy",
    "a list is wanted, not ", "a lesson can't need ", "this is the game of another lesson", "no name", "same name",
    "no program", "same character", "no age", "the program's resources are missing: looked in ",
    " is not 16-bit mono at ", "no sound: %s", "saved partie партия 占い", "G:7, G:centre, pass RBY or discard GY",
    "master:edmund, master@50",
}  # fmt: skip
"""Words that stop a programmer, name something inside the program, or are said before any translation is there."""


def untranslated(tree: ast.Module) -> list[tuple[int, str]]:
    """Return every literal with words in it that is neither translated nor a docstring, and its line."""
    hidden = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    hidden |= {id(part) for call, _ in calls(tree) if called(call) in {"tr", "translate"} for part in ast.walk(call)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in hidden]
    texts = [(node.lineno, node.value) for node in found if isinstance(node.value, str)]
    return [(line, text) for line, text in texts if PROSE.search(text) and not NO_PROSE.search(text)]


def words_in(node: ast.expr) -> list[str]:
    """Return the literal words of an argument that is shown as it stands."""
    if isinstance(node, ast.JoinedStr):
        return [word for part in node.values for word in words_in(part)]
    if isinstance(node, ast.BinOp):
        return [*words_in(node.left), *words_in(node.right)]
    if isinstance(node, ast.IfExp):
        return [*words_in(node.body), *words_in(node.orelse)]
    if isinstance(node, (ast.List, ast.Tuple)):
        return [word for part in node.elts for word in words_in(part)]
    text = text_of(node)
    is_prose = text is not None and any(letter.isalpha() for letter in text) and not NO_WORDS.match(text)
    return [text] if text is not None and is_prose and text not in SAME_EVERYWHERE else []


def shown_by(path: Path, tree: ast.Module) -> list[str]:
    found = []
    for call, _ in calls(tree):
        if called(call) in SHOWN:
            for argument in call.args:
                found += [f"{path.parent.name}/{path.name}:{argument.lineno}: {word!r}" for word in words_in(argument)]
    return found


def test_every_word_on_the_screen_is_translated() -> None:
    found = [words for path, tree in code().items() if path.parent.name in ROOMS for words in shown_by(path, tree)]
    assert not found


def test_no_sentence_anywhere_is_left_in_english() -> None:
    """Whatever door words go out by: a painted text, an error that is shown, the help of an option."""
    found = [
        f"{path.parent.name}/{path.name}:{line}: {text!r}"
        for path, tree in code().items()
        if f"{path.parent.name}/{path.name}" not in FOR_NO_PLAYER
        for line, text in untranslated(tree)
        if text not in OF_THE_CODE
    ]
    assert not found


@pytest.mark.parametrize(
    "line", ['raise Bad("no such space")', 'painter.drawText(0, 0, "the end")', 'f(help=f"{n} of all")']
)
def test_a_sentence_is_found(line: str) -> None:
    assert untranslated(ast.parse(line))


@pytest.mark.parametrize("line", ['"""A docstring of words."""', 'raise Bad(tr("no such space"))', 'x = "plain"'])
def test_what_is_no_sentence_or_translated_is_not(line: str) -> None:
    assert not untranslated(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    ['label.setText("Hello")', 'QLabel(f"Round {n}")', 'menu.addAction("x" if a else "y")', 'box.addItems(["One"])'],
)
def test_a_bare_literal_is_found(line: str) -> None:
    assert shown_by(Path("dialogs/example.py"), ast.parse(line))


@pytest.mark.parametrize("line", ['label.setText(self.tr("Hello"))', 'label.setText("")', 'QLabel("7/8")'])
def test_what_is_translated_or_no_word_is_not(line: str) -> None:
    assert not shown_by(Path("dialogs/example.py"), ast.parse(line))


def test_texts_are_literals_where_they_are_translated() -> None:
    """A text that is put together first can't be found by lupdate; a plural's count has to stand on one line."""
    wrong = []
    for path, tree in code().items():
        if path.name in {"speech.py", "language.py", "arts.py"}:  # these hand on what others say
            continue
        for call, _ in calls(tree):
            name = called(call)
            is_text = name == "tr" or (name == "translate" and call.args and text_of(call.args[0]) is not None)
            rest = call.args[1 if name == "translate" else 0 :]
            if is_text and (not rest or text_of(rest[0]) is None or call.keywords or _spread(rest[1:])):
                wrong.append(f"{path.name}:{call.lineno}")
    assert not wrong


def _spread(arguments: list[ast.expr]) -> bool:
    return any(argument.lineno != argument.end_lineno for argument in arguments)
