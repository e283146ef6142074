"""All motion on the table, driven by one timer that runs only while something moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME_MS: Final = 16
Step = Callable[[float], None]
Done = Callable[[], None]


@dataclass
class Motion:
    """Something that goes from 0 to 1 in its time."""

    begin: float
    length: float
    step: Step
    done: Done | None


class Animator(QObject):
    """Runs motions. `finish` brings all to their end at once; nothing that matters may depend on when they end."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        self._clock = QElapsedTimer()
        self._motions: list[Motion] = []
        self._easing = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.speed = 1.0
        """0 brings everything to its end at once."""

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._motions)

    def run(self, step: Step, ms: float, *, delay: float = 0, done: Done | None = None) -> None:
        """Let something go from 0 to 1, after a delay."""
        if self.speed <= 0:
            step(1.0)
            if done is not None:
                done()
            return
        if not self._motions:
            self._clock.start()
            self._timer.start()
        begin = self._clock.elapsed() + delay / self.speed
        if not delay:
            step(0.0)
        self._motions.append(Motion(begin, max(ms / self.speed, 1), step, done))

    def later(self, ms: float, done: Done) -> None:
        """Do something after a time, or when everything is brought to its end."""
        self.run(lambda _: None, 1, delay=ms, done=done)

    def finish(self) -> None:
        """Bring everything to its end."""
        self._timer.stop()
        while self._motions:
            motions, self._motions = self._motions, []
            for motion in motions:
                self._end(motion)

    def tick(self) -> None:
        """Draw the next frame."""
        now = self._clock.elapsed()
        ended = [motion for motion in self._motions if now >= motion.begin + motion.length]
        self._motions = [motion for motion in self._motions if now < motion.begin + motion.length]
        for motion in self._motions:
            if now >= motion.begin:
                motion.step(self._easing.valueForProgress((now - motion.begin) / motion.length))
        for motion in ended:
            self._end(motion)
        if not self._motions:
            self._timer.stop()
            self.idle.emit()

    @staticmethod
    def _end(motion: Motion) -> None:
        motion.step(1.0)
        if motion.done is not None:
            motion.done()
