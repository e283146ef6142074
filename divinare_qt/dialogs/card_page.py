"""The page of the layout editor for the action card of one number of players."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.look import serif, theme_now
from divinare_qt.dialogs.parts import Faint, Message, Spin
from divinare_qt.dialogs.source_note import source_note
from divinare_qt.models.layouts import OWN_COPY
from divinare_qt.rules import data
from divinare_qt.rules.data import MOST_CARDS, MOST_ROUNDS
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.rules import ActionCard


class CardPreview(QWidget):
    """The action card as a printed card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[str] = []
        self.setMinimumSize(self.sizeHint())

    def show_lines(self, lines: list[str]) -> None:
        """Print other words; the first line is the title."""
        self._lines = lines
        self.setAccessibleName(" ".join(lines))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room that goes with the letters."""
        unit = self.fontMetrics().height()
        return QSize(unit * 16, unit * 17)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, frame and words."""
        del event
        theme = theme_now()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.rect().adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(theme.brass), 2))
        painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(area, 12, 12)
        painter.setPen(QPen(QColor(theme.brass), 1))
        painter.drawRoundedRect(area.adjusted(6, 6, -6, -6), 8, 8)
        painter.setPen(QColor(theme.on_paper))
        unit = self.fontMetrics().height()
        line = area.adjusted(unit, unit, -unit, -unit)
        for number, text in enumerate(self._lines):
            painter.setFont(serif(self, 1.15 if number == 0 else 1.0, bold=number == 0))
            used = painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, text)
            line.setTop(line.top() + used.height() + unit // 2)
        painter.end()


class PassFields(QWidget):
    """One pass: at which hand size, and how many cards."""

    changed = Signal()
    removed = Signal()

    def __init__(self, size: int, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_of_hand = self._spin(size, self.tr("Hand size at which cards are passed"))
        self.count = self._spin(count, self.tr("Cards passed"))
        remove = QToolButton()
        remove.setText("✕")
        remove.setProperty("role", "small")
        remove.setToolTip(self.tr("Remove this pass"))
        remove.setAccessibleName(self.tr("Remove this pass"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (QLabel(self.tr("With")), self.size_of_hand, QLabel(self.tr("in hand pass")), self.count, remove):
            row.addWidget(widget)
        row.addStretch(1)
        remove.clicked.connect(self.removed)

    def _spin(self, value: int, name: str) -> Spin:
        spin = Spin()
        spin.setRange(0, MOST_CARDS)
        spin.setValue(value)
        spin.setAccessibleName(name)
        spin.valueChanged.connect(self.changed)
        return spin


class CardPage(QWidget):
    """Edits one action card. `card()` is None while something is wrong."""

    changed = Signal()

    def __init__(
        self, players: int, card: ActionCard, usual: ActionCard, cards: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._cards = cards
        self._original = card
        self._usual = usual
        self._card: ActionCard | None = card
        self._rounds = self._spin(MOST_ROUNDS)
        self._hand = self._spin(MOST_CARDS)
        self._discard = self._spin(MOST_CARDS)
        self._passes: list[PassFields] = []
        self._list = QVBoxLayout()
        self._preview = CardPreview()
        self._message = Message()
        self._note = Faint()
        self._filling = False
        self._arrange()
        self._show(card)

    def card(self) -> ActionCard | None:
        """Return the card, with its source."""
        return self._card

    def _spin(self, most: int) -> Spin:
        spin = Spin()
        spin.setRange(0, most)
        spin.valueChanged.connect(self._check)
        return spin

    def _arrange(self) -> None:
        form = QFormLayout(fieldGrowthPolicy=QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.addRow(self.tr("Rounds"), self._rounds)
        form.addRow(self.tr("Cards dealt to each"), self._hand)
        form.addRow(self.tr("Discarded by each"), self._discard)
        add = QPushButton(self.tr("&Add a pass"))
        add.clicked.connect(self._append)
        reset = QPushButton(self.tr("As the &program has it"))
        reset.clicked.connect(lambda: self._show(self._usual))
        buttons = QHBoxLayout()
        buttons.addWidget(add)
        buttons.addWidget(reset)
        buttons.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addLayout(self._list)
        left.addLayout(buttons)
        left.addWidget(self._message)
        left.addStretch(1)
        left.addWidget(self._note)
        row = QHBoxLayout(self)
        row.addLayout(left, 1)
        row.addWidget(self._preview, 0, Qt.AlignmentFlag.AlignTop)

    def _show(self, card: ActionCard) -> None:
        self._filling = True
        self._rounds.setValue(card.rounds)
        self._hand.setValue(card.hand)
        self._discard.setValue(card.discard)
        for fields in tuple(self._passes):
            self._take(fields)
        for size, count in card.passes:
            self._put(size, count)
        self._filling = False
        self._check()

    def _put(self, size: int, count: int) -> None:
        fields = PassFields(size, count, self)
        fields.changed.connect(self._check)
        fields.removed.connect(lambda: self._take(fields))
        self._passes.append(fields)
        self._list.addWidget(fields)

    def _append(self) -> None:
        self._put(0, 1)
        self._check()

    def _take(self, fields: PassFields) -> None:
        self._passes.remove(fields)
        self._list.removeWidget(fields)
        fields.hide()
        fields.deleteLater()
        self._check()

    def _check(self) -> None:
        if self._filling:
            return
        try:
            self._card = self._made()
            self._message.say("")
        except BadRules as error:
            self._card = None
            self._message.say(self.tr("This card: {reason}.").format(reason=error.reason))
        self._preview.show_lines(self._lines())
        self._note.setText(source_note("" if self._card is None else self._card.source))
        self.changed.emit()

    def _made(self) -> ActionCard:
        sizes = [fields.size_of_hand.value() for fields in self._passes]
        if len(set(sizes)) < len(sizes):
            raise BadRules("passes", self.tr("one hand size has two passes"))
        entry = {
            "rounds": self._rounds.value(),
            "hand": self._hand.value(),
            "discard": self._discard.value(),
            "passes": {str(fields.size_of_hand.value()): fields.count.value() for fields in self._passes},
        }
        made = data.action_card(entry, "", self._players, self._cards, self._usual)
        known = [card for card in (self._usual, self._original) if card == made]
        return replace(made, source=known[0].source if known else OWN_COPY)

    def _lines(self) -> list[str]:
        lines = [
            self.tr("{count} players").format(count=self._players),
            self.tr("Rounds: {count}").format(count=self._rounds.value()),
        ]
        hand, discard = self._hand.value(), self._discard.value()
        lines.append(self.tr("{hand} cards each", "", hand).format(hand=hand))
        if discard:
            lines.append(self.tr("{hand} in hand: discard {count}").format(hand=hand, count=discard))
        passes = sorted(((fields.size_of_hand.value(), fields.count.value()) for fields in self._passes), reverse=True)
        lines += [self.tr("{hand} in hand: pass {count}").format(hand=size, count=count) for size, count in passes]
        if discard:
            lines.append(self.tr("At the end: reveal the discards"))
        return lines
