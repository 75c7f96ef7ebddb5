"""The three labelled examples: recorded pages and facts, read and judged like any other."""

import json
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.page import Page

_FOLDER = Path(__file__).parent
_NO_BOARD = EmployerBoard(
    system="", tenant="", employer="", listed_on=None, open_signup=True, directory=""
)


@dataclass(frozen=True, slots=True)
class Example:
    """An invented posting at an address nobody can own; title to pay are what its card says."""

    kind: str
    url: str
    title: str
    company: str
    place: str
    pay: str
    page: Page
    employer_board: EmployerBoard

    @property
    def id(self) -> str:
        return f"example-{self.kind}"


@cache
def load_examples() -> tuple[Example, ...]:
    """All examples, in the order in which the landing page shows them."""
    recorded = json.loads((_FOLDER / "examples.json").read_text(encoding="utf-8"))
    moment = datetime.fromisoformat(recorded["recordedAt"])
    return tuple(_example(each, moment) for each in recorded["examples"])


def _example(entry: dict[str, Any], recorded_at: datetime) -> Example:
    page = Page(
        url=entry["url"],
        final_url=entry["url"],
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=(_FOLDER / entry["file"]).read_bytes(),
        redirects=(),
        fetched_at=recorded_at,
    )
    return Example(
        kind=entry["kind"],
        url=entry["url"],
        title=entry["title"],
        company=entry["company"],
        place=entry["place"],
        pay=entry["pay"],
        page=page,
        employer_board=_employer_board(entry["employerBoard"]),
    )


def _employer_board(entry: dict[str, Any] | None) -> EmployerBoard:
    if entry is None:
        return _NO_BOARD
    return EmployerBoard(
        system=entry["system"],
        tenant=entry["tenant"],
        employer=entry["employer"],
        listed_on=date.fromisoformat(entry["listedOn"]),
        open_signup=entry["openSignup"],
        directory=entry["directory"],
    )
