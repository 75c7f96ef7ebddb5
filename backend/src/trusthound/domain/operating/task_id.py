"""Digits in, the number of a background task out."""

import re

# The largest that PostgreSQL counts has 19 digits.
_DIGITS = re.compile(r"[0-9]{1,18}", re.ASCII)


def task_id_of(text: str) -> int | None:
    """None for what names no task."""
    return int(text) if _DIGITS.fullmatch(text) else None
