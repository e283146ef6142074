"""The commands of `divinare` that need no window."""
