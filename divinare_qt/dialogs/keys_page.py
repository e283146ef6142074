"""The page of the preferences for keys: every action, its keys, and a place to press others."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.parts import Message
from divinare_qt.models.settings import Settings

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX: Final = QModelIndex()
_FORM: Final = QKeySequence.SequenceFormat.NativeText
_STORED: Final = QKeySequence.SequenceFormat.PortableText
FIRST_RARE: Final = Qt.Key.Key_Help
"""From here on keys have codes that few keyboards have: *New*, *Save* or *Undo* by themselves."""


def title_of(action: QAction) -> str:
    """Return an action's title without the mark of its key."""
    return action.text().replace("&", "").removesuffix("…")


def is_common(keys: QKeySequence) -> bool:
    """Tell whether an ordinary keyboard has all of these keys."""
    return all(keys[at].key() < FIRST_RARE for at in range(keys.count()))  # type: ignore[index]  # no stub knows it


class KeysModel(QAbstractTableModel):
    """Actions and their keys, as the actions have them now."""

    def __init__(self, actions: Sequence[QAction], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.actions = actions
        for action in actions:
            action.changed.connect(self._refresh)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of actions."""
        return 0 if parent.isValid() else len(self.actions)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return 2: the action and its keys."""
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a title, or keys: those that keyboards have, and in a tooltip all of them."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        action = self.actions[index.row()]
        if index.column() == 0:
            return title_of(action) if role == Qt.ItemDataRole.DisplayRole else None
        keys = action.shortcuts()
        common = [key for key in keys if is_common(key)] or keys
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._listed(keys) if len(common) < len(keys) else None
        return self._listed(common)

    def _listed(self, keys: Sequence[QKeySequence]) -> str:
        return self.tr(", ", "between the parts of a list").join(key.toString(_FORM) for key in keys)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Action"), self.tr("Keys"))[section] if section in (0, 1) else None

    def _refresh(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.actions) - 1, 1))


class KeysPage(QWidget):
    """Changes keys in the settings; whoever owns the actions binds them anew when the settings change."""

    def __init__(self, settings: Settings, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._model = KeysModel(actions, self)
        self._table = QTableView()
        self._table.setAccessibleName(self.tr("Actions and their keys"))
        self._table.setModel(self._model)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._edit = QKeySequenceEdit()
        self._edit.setAccessibleName(self.tr("New key"))
        self._edit.setMaximumSequenceLength(1)
        self._message = Message()
        self._set = QPushButton(self.tr("&Set"))
        self._none = QPushButton(self.tr("&None"))
        self._usual = QPushButton(self.tr("&Usual key"))
        self._arrange()
        self._table.selectRow(0)

    def try_key(self, key: QKeySequence) -> bool:
        """Give the chosen action a key, unless another action has it; tell whether that was done."""
        action = self._chosen()
        if action is None or key.isEmpty():
            return False
        other = self._holder(key, action)
        if other is not None:
            text = self.tr("{key} is the key of “{action}” already.")
            self._message.say(text.format(key=key.toString(_FORM), action=title_of(other)))
            return False
        self._store(action.objectName(), key.toString(_STORED))
        return True

    def choose(self, name: str) -> None:
        """Choose an action by its name."""
        for row, action in enumerate(self._model.actions):
            if action.objectName() == name:
                self._table.selectRow(row)

    def use_none(self) -> None:
        """Take the chosen action's keys away."""
        action = self._chosen()
        if action is not None:
            self._store(action.objectName(), "")

    def use_usual(self) -> None:
        """Give the chosen action its usual keys again."""
        action = self._chosen()
        if action is not None:
            kept = {name: key for name, key in self._settings.shortcuts.items() if name != action.objectName()}
            self._settings.shortcuts = kept
            self._message.say(self._conflict(action))

    def _arrange(self) -> None:
        row = QHBoxLayout()
        label = QLabel(self.tr("New k&ey"))
        label.setBuddy(self._edit)
        row.addWidget(label)
        row.addWidget(self._edit, 1)
        for button in (self._set, self._none, self._usual):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self._table, 1)
        column.addLayout(row)
        column.addWidget(self._message)
        self._set.clicked.connect(lambda: self.try_key(self._edit.keySequence()))
        self._none.clicked.connect(self.use_none)
        self._usual.clicked.connect(self.use_usual)
        self._table.selectionModel().selectionChanged.connect(self._show_chosen)

    def _chosen(self) -> QAction | None:
        rows = self._table.selectionModel().selectedRows()
        return self._model.actions[rows[0].row()] if rows else None

    def _show_chosen(self) -> None:
        self._edit.clear()
        self._message.say("")

    def _store(self, name: str, key: str) -> None:
        self._settings.shortcuts = {**self._settings.shortcuts, name: key}
        self._edit.clear()
        self._message.say("")

    def _holder(self, key: QKeySequence, mine: QAction) -> QAction | None:
        """Return another action that has a key."""
        for action in self._model.actions:
            if action is not mine and key in action.shortcuts():
                return action
        return None

    def _conflict(self, action: QAction) -> str:
        """Say that a usual key was given to another action meanwhile."""
        for key in action.shortcuts():
            other = self._holder(key, action)
            if other is not None:
                text = self.tr("{key} is the key of “{action}” too. Give one of them another.")
                return text.format(key=key.toString(_FORM), action=title_of(other))
        return ""
