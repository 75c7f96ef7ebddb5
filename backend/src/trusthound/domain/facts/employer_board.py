"""Whose board a posting stands on, as a dated directory says."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class EmployerBoard:
    """A tenant of an applicant tracking system.

    `employer` is the name that the directory holds for the tenant ("" where it holds none);
    `listed_on` the day on which the directory confirmed it, None when the tenant is not listed.
    `open_signup`: anyone can open a tenant there within minutes, so a board proves little.
    `number` is the posting's own on that board.
    """

    system: str
    tenant: str
    employer: str
    listed_on: date | None
    open_signup: bool
    directory: str
    number: str = ""
