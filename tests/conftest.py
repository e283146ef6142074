"""Hypothesis profiles. The gate is the same on every run; `--hypothesis-profile=thorough` looks further, at random."""

from hypothesis import HealthCheck, settings

_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "gate", derandomize=True, deadline=None, max_examples=100, print_blob=True, suppress_health_check=_FINE
)
settings.register_profile(
    "thorough",
    deadline=None,
    max_examples=2_000,
    stateful_step_count=150,
    print_blob=True,
    suppress_health_check=_FINE,
)
settings.load_profile("gate")
