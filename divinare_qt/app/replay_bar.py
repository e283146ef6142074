"""The controls of a replay: step, play, jump to a round, and whose eyes look."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.models.replay import Replay

SLIDER: Final = 10
"""So many heights of its letters are the least length of a slider that is worth to be dragged."""
OPEN = -2
NOBODY = -1


class Steps(QSlider):
    """A slider that goes where it is clicked, and from there can be dragged on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place of a click; one that lies between two steps goes to the nearer one."""
        place = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton and not self._handle().contains(place):
            width = self._handle().width()
            at = place.x() - width // 2
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, self.width() - width))
            if not self._handle().contains(place):
                event.accept()
                return
        super().mousePressEvent(event)

    def _handle(self) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle
        return self.style().subControlRect(*part, self)


class ReplayBar(QWidget):
    """Moves through a replay."""

    def __init__(self, replay: Replay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self.back, self.play, self.forward = QPushButton("\u25c0", self), QPushButton(self), QPushButton("\u25b6", self)
        self.slider = Steps(self)
        self.slider.setRange(0, replay.count - 1)
        self.rounds, self.eyes = QComboBox(self), QComboBox(self)
        self._where = QLabel(self)
        self._own_row, self._row = QHBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.addLayout(self._own_row)
        column.addLayout(self._row)
        row = self._row
        for button in (self.back, self.play, self.forward):
            button.setAutoDefault(True)  # Enter presses it, as Space does
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        for widget in (self._where, self.rounds, self.eyes):
            row.addWidget(widget)
        self._place_slider()
        self._fill()
        self.back.clicked.connect(lambda: replay.go(replay.at - 1))
        self.forward.clicked.connect(lambda: replay.go(replay.at + 1))
        self.play.clicked.connect(lambda: replay.play(on=not replay.playing))
        self.slider.valueChanged.connect(self._slide)
        self.rounds.activated.connect(lambda at: replay.go(replay.rounds[at]))
        self.eyes.activated.connect(self._look)
        replay.asked.connect(self.refresh)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
            self.refresh()
            self._place_slider()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the slider a row of its own where the buttons leave too little of theirs."""
        super().resizeEvent(event)
        self._place_slider()

    def _place_slider(self) -> None:
        others = (self.back, self.play, self.forward, self._where, self.rounds, self.eyes)
        taken = sum(widget.sizeHint().width() + self._row.spacing() for widget in others)
        narrow = self.width() - taken < SLIDER * self.fontMetrics().height()
        if narrow == (self._own_row.indexOf(self.slider) >= 0):
            return
        if narrow:
            self._own_row.addWidget(self.slider)
        else:
            self._row.insertWidget(self._row.indexOf(self.forward) + 1, self.slider, 1)

    def refresh(self) -> None:
        """Show where the replay is."""
        replay = self._replay
        self.slider.blockSignals(True)  # noqa: FBT003 - Qt's way
        self.slider.setValue(replay.at)
        self.slider.blockSignals(False)  # noqa: FBT003 - Qt's way
        self.play.setText(self.tr("Stop") if replay.playing else self.tr("Play"))
        self._where.setText(self.tr("Step {at} of {count}").format(at=replay.at + 1, count=replay.count))
        self.rounds.setCurrentIndex(max(replay.view.round - 1, 0))
        self.back.setEnabled(replay.at > 0)
        self.forward.setEnabled(replay.at < replay.count - 1)

    def _fill(self) -> None:
        self.back.setAccessibleName(self.tr("One step back"))
        self.forward.setAccessibleName(self.tr("One step on"))
        self.slider.setAccessibleName(self.tr("Step"))
        self.rounds.setAccessibleName(self.tr("Round"))
        self.eyes.setAccessibleName(self.tr("Point of view"))
        self.rounds.clear()
        for number in range(len(self._replay.rounds)):
            self.rounds.addItem(self.tr("Round {number}").format(number=number + 1))
        self.eyes.clear()
        if self._replay.complete:
            self.eyes.addItem(self.tr("All hands open"), OPEN)
            for seat, entry in enumerate(self._replay.header.seats):
                self.eyes.addItem(entry.name, seat)
        self.eyes.addItem(self.tr("Hands hidden"), NOBODY)

    def _slide(self, at: int) -> None:
        if at != self._replay.at:
            self._replay.go(at)

    def _look(self, at: int) -> None:
        seat = int(self.eyes.itemData(at))
        self._replay.see(seat if seat >= 0 else None, all_open=seat == OPEN)
