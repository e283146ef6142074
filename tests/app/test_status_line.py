"""The status line makes a sentence smaller before it cuts it off, and never cuts one off that fits."""

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from divinare_qt.app.status_line import LEAST, StatusLine
from divinare_qt.table.fonts import load_fonts
from divinare_qt.table.theme import serif

EXPECTED = "Player: play a card and move your token on its board."
NEWS = "You pass 1 chiromancy, 1 crystallomancy, 1 tasseomancy and receive 1 crystallomancy, 2 astromancy."


def test_a_sentence_is_cut_off_only_where_the_smallest_letters_do_not_fit(qtbot: QtBot) -> None:
    load_fonts()
    line = StatusLine({})
    qtbot.addWidget(line)
    letters = QFont(serif(13.0))
    letters.setPointSizeF(10.0)
    line.setFont(letters)
    line.show()
    label = line.findChild(QLabel)
    assert label is not None
    line.expect(EXPECTED, NEWS)
    smallest = QFont(line.font())
    smallest.setPointSizeF(line.font().pointSizeF() * LEAST)
    cut = 0
    for width in range(240, 1200, 3):
        line.resize(width, line.sizeHint().height())
        room = label.width() - 2 * label.indent()
        assert label.text().startswith(EXPECTED) or QFontMetrics(smallest).horizontalAdvance(EXPECTED) > room
        assert QFontMetrics(label.font()).horizontalAdvance(label.text()) <= room
        cut += "…" in label.text()
        if NEWS[:5] in label.text():
            assert NEWS in label.text(), "both are whole, or the second is left out"
    assert cut, "some of these are too narrow for any letters"
