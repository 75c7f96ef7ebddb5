"""A place of work, as stated."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """`text` is what a person reads; the parts are "" where they are not stated apart."""

    text: str
    locality: str = ""
    region: str = ""
    country: str = ""
