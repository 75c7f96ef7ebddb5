"""`ask`: one question asked of one posting, by the same way the product takes.

`learnt` holds what look-ups would have answered, by the dossier's fields.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from trusthound.domain.assessment.finding import Finding
from trusthound.domain.assessment.run import run
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.known_employers import KnownEmployer, index_of
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.wiring.reference.occupations import occupation_of, wages_of
from trusthound.wiring.reference.wording_model import wording_model

TODAY = date(2026, 11, 21)
ON_NO_BOARD = EmployerBoard(
    system="", tenant="", employer="", listed_on=None, open_signup=True, directory=""
)


def _registrable(host: str) -> str:
    labels = host.split(".")
    return ".".join(labels[-3:] if labels[-2:] == ["co", "uk"] else labels[-2:])


REFERENCE = Reference(
    free_mail_domains=frozenset({"gmail.com", "yahoo.com"}),
    disposable_mail_domains=frozenset({"mailinator.com"}),
    board_directory=BoardDirectory("a directory", date(2026, 8, 1), {}),
    registrable_domain=_registrable,
    known_employers=index_of(
        [
            KnownEmployer(("Northwind Air",), ("northwind.com", "northwindcareers.com")),
            KnownEmployer(("Contoso",), ("contoso.com",), frozenset({"contoso"})),
        ],
        [],
        source="a list of employers",
        listed_on=date(2026, 11, 1),
    ),
    occupation_of=occupation_of,
    wages_of=wages_of,
    wording_model=wording_model,
)


@pytest.fixture
def ask() -> Callable[..., Finding]:
    def ask_one(
        asked: Signal,
        description: str = "",
        *,
        channel: Channel = Channel.URL,
        employer_board: EmployerBoard | None = ON_NO_BOARD,
        learnt: Mapping[str, Any] | None = None,
        **fields: object,
    ) -> Finding:
        plain = JobPosting(
            title="Office clerk",
            company="Acme",
            description=description,
            url="https://careers.acme.com/1",
            contacts=find_contacts(description),
        )
        posting = replace(plain, **fields)  # type: ignore[arg-type]
        dossier = compile_dossier(
            posting,
            channel=channel,
            as_of=TODAY,
            employer_board=employer_board,
            reference=REFERENCE,
        )
        dossier = replace(dossier, **(learnt or {}))
        found = run([asked], dossier)[asked.id]
        _stands_where_it_says(found, posting)
        return found

    return ask_one


def _stands_where_it_says(found: Finding, posting: JobPosting) -> None:
    """Whatever is quoted with a place stands at that place in the posting."""
    for each in found.evidence:
        if each.start is not None and each.end is not None:
            text = f"{posting.title}\n{posting.description}"
            offset = len(posting.title) + 1
            phrase = _plain([text[each.start + offset : each.end + offset]])
            assert phrase
            assert phrase in _plain([each.quote])
            assert _plain([each.quote]) in _plain([text])


def _plain(texts: Iterable[str]) -> str:
    return " ".join(" ".join(texts).split())
