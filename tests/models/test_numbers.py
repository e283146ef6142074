import pytest

from divinare_qt.models.numbers import number, signed


@pytest.mark.parametrize(
    ("value", "digits", "plain", "with_sign"),
    [(5, 0, "5", "+5"), (-5, 0, "−5", "−5"), (0, 0, "0", "0"), (0.04, 1, "0.0", "0.0"), (-0.04, 1, "0.0", "0.0")],
)
def test_numbers_have_a_true_minus_and_nought_no_sign(value: float, digits: int, plain: str, with_sign: str) -> None:
    assert (number(value, digits), signed(value, digits)) == (plain, with_sign)
