"""Rates of selection in, their table out."""

from collections.abc import Iterable
from datetime import date
from typing import Protocol

from trusthound.adapters.reports.table import csv_table

_HEAD = ("month", "recommendation", "decision", "verifications")
_NOT_SHOWN, _UNDECIDED = "none", "not reviewed"


class Rate(Protocol):
    """How many verifications of a month had that level and that decision."""

    @property
    def month(self) -> date: ...
    @property
    def level(self) -> str: ...
    @property
    def decision(self) -> str: ...
    @property
    def checks(self) -> int: ...


def rates_csv(rates: Iterable[Rate]) -> bytes:
    """One row a month, level and decision."""
    rows = [
        (f"{each.month:%Y-%m}", each.level or _NOT_SHOWN, each.decision or _UNDECIDED, each.checks)
        for each in rates
    ]
    return csv_table(_HEAD, rows)
