"""Tests of the match and its record."""
