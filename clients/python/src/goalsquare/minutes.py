"""Formats seconds as minutes and seconds."""

from __future__ import annotations

from typing import SupportsFloat


def minsec(seconds: SupportsFloat, leading_zero: bool = False) -> str:
    """Formats seconds as minutes and seconds. With `leading_zero`, minutes have at least two digits.

    For a column, use `column.map(minsec, na_action="ignore")`.

    Examples:
        >>> minsec(594), minsec(594, leading_zero=True), minsec(-61)
        ('9:54', '09:54', '-1:01')
    """
    whole = int(float(seconds))
    minutes, rest = divmod(abs(whole), 60)
    return f"{'-' if whole < 0 else ''}{minutes:0{2 if leading_zero else 1}d}:{rest:02d}"
