"""Benchmarks; not part of the gate."""
