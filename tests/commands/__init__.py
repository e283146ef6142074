"""Tests of the command line, as real processes."""
