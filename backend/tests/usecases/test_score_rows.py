"""Rows are judged together, and each as if it stood alone."""

from datetime import date
from typing import Any, cast

from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.usecases.score_rows import Problem, ScoredRow, score_rows

DAY = date(2026, 11, 21)
NO_TEXT = cast("Any", 5)  # as no directory has: what looks at this employer's name fails
REFERENCE = Reference(
    free_mail_domains=frozenset({"gmail.com"}),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("a directory", date(2026, 8, 1), {("ashby", "odd"): NO_TEXT}),
    registrable_domain=lambda host: ".".join(host.split(".")[-2:]),
)
HARMLESS = {
    "title": "Mechanic",
    "company": "Acme",
    "description": "We repair bicycles near the canal and look for a second mechanic. " * 4,
}
FEE = HARMLESS | {"description": f"{HARMLESS['description']}A registration fee of $75 is required."}
MESSAGE = {"kind": "message", "text": "Hi, we pay you $300 a day. Write to me on Telegram @ann."}
ODD = HARMLESS | {"url": "https://jobs.ashbyhq.com/odd/3f0e5a8c-1d2b-4c5d-8e9f-001122334455"}
EMPTY = {"colour": "blue"}


def scored(*rows: dict[str, str]) -> list[ScoredRow | Problem]:
    return score_rows(rows, reference=REFERENCE, as_of=DAY)


def test_rows_are_judged_together_as_each_is_alone() -> None:
    together = [HARMLESS, FEE, MESSAGE, EMPTY]
    assert scored(*together) == [scored(each)[0] for each in together]


def test_a_row_that_cannot_be_judged_is_told_and_the_others_are_judged() -> None:
    before, odd, after = scored(HARMLESS, ODD, FEE)
    assert isinstance(odd, Problem)
    assert odd.code == "internal"
    assert [before, after] == scored(HARMLESS, FEE)
