"""Tests; their folders mirror the rooms of `divinare_qt`."""
