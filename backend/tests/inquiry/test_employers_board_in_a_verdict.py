"""What the employer's board says, through the look-ups, into the dossier, the verdict and back."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

import pytest

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.lookups import keep, recall
from trusthound.domain.assessment.band import VERIFIED_FROM
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_listing import EmployerListing
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.posting.verification import conclude
from trusthound.inquiry.employers_board import ask_employers_board
from trusthound.inquiry.evidence import Lookup, Lookups, Memory, gather_facts

OpenSites = Callable[[Any], Awaitable[Any]]

NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
REFERENCE = Reference(
    free_mail_domains=frozenset(),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("a directory", date(2026, 8, 1), {}),
    registrable_domain=lambda host: ".".join(host.split(".")[-2:]),
)
CAREERS = b'<html><a href="https://boards.greenhouse.io/acme">See our openings</a></html>'
LIST = "boards-api.greenhouse.io/v1/boards/acme/jobs"
JOB = {"id": 101, "internal_job_id": 1, "absolute_url": "x", "title": "Baker"}
SITES = {"acme.com/": CAREERS, LIST: json.dumps({"jobs": [JOB]}).encode()}
POSTING = JobPosting(
    title="Baker",
    company="Acme",
    company_site="https://acme.com/",
    url="https://job-boards.greenhouse.io/acme/jobs/101",
    language="en",
    description=(
        "You will bake bread and rolls from two in the morning until ten, with a team of four. "
        "We require a completed apprenticeship or three years of experience in a bakery. You "
        "have an interview with the head baker, and then we bake together for an hour or two."
    ),
)
BOARD = EmployerBoard(
    "greenhouse", "acme", "", None, open_signup=False, directory="a directory", number="101"
)


def dossier(posting: JobPosting = POSTING, board: EmployerBoard = BOARD) -> Dossier:
    compiled = compile_dossier(
        posting,
        channel=Channel.URL,
        as_of=NOW.date(),
        employer_board=board,
        reference=REFERENCE,
    )
    old = DomainRegistration("acme.com", date(2009, 5, 4), "", (), "a registry", NOW)
    return replace(compiled, domain_registrations=(old,))


def lookups(web: object, memory: Memory | None = None, seconds: float = 30.0) -> Lookups[Dossier]:
    kind: Lookup[Dossier] = Lookup(
        fact="employer_listings",
        answer=EmployerListing,
        subjects=lambda each: each.subjects_of("employer_listings"),
        ask=partial(ask_employers_board, web=web, reference=REFERENCE),  # type: ignore[arg-type]
        seconds=seconds,
        fresh_for=timedelta(hours=24),
    )
    return Lookups((kind,), seconds, memory)


def outcome_of(gathered: Dossier, name: str) -> Outcome:
    judged = conclude(gathered, verification_id="", checked_at=NOW)
    return judged.assessment.findings[name].outcome


async def test_a_posting_on_the_linked_board_of_an_old_site_can_be_verified(
    open_sites: OpenSites,
) -> None:
    gathered = await gather_facts(dossier(), lookups(await open_sites(SITES)), now=NOW)
    judged = conclude(gathered, verification_id="", checked_at=NOW)
    assert judged.assessment.findings["employer_links_board"].outcome is Outcome.PRESENT
    assert judged.assessment.findings["found_on_employers_board"].outcome is Outcome.PRESENT
    assert judged.assessment.score is not None
    assert judged.assessment.score >= VERIFIED_FROM
    assert any("acme.com links to the board greenhouse/acme" in each for each in judged.reasons)


async def test_attack_a_copy_on_a_page_of_ones_own_is_not_verified(open_sites: OpenSites) -> None:
    """The real employer's site is named, and the real title stands on the real board."""
    copy = replace(POSTING, url="https://acme-talents.net/1")
    nowhere = EmployerBoard("", "", "", None, open_signup=True, directory="a directory")
    gathered = await gather_facts(dossier(copy, nowhere), lookups(await open_sites(SITES)), now=NOW)
    judged = conclude(gathered, verification_id="", checked_at=NOW)
    assert judged.assessment.findings["found_on_employers_board"].outcome is Outcome.PRESENT
    assert judged.assessment.findings["employer_links_board"].outcome is not Outcome.PRESENT
    assert judged.assessment.score is not None
    assert judged.assessment.score < VERIFIED_FROM


async def test_a_second_look_makes_no_request(open_sites: OpenSites, database: Database) -> None:
    memory = Memory(recall=partial(recall, database), keep=partial(keep, database))
    sites = await open_sites(SITES)
    first = await gather_facts(dossier(), lookups(sites, memory), now=NOW)
    asked = list(sites.asked)
    again = await gather_facts(dossier(), lookups(sites, memory), now=NOW + timedelta(hours=1))
    assert sites.asked == asked
    assert first.employer_listings
    assert again.employer_listings == first.employer_listings


async def test_a_stored_verification_comes_back_whole(
    open_sites: OpenSites, database: Database
) -> None:
    gathered = await gather_facts(dossier(), lookups(await open_sites(SITES)), now=NOW)
    judged = conclude(gathered, verification_id="v" * 22, checked_at=NOW)
    await verifications.save(database, judged)
    back = await verifications.find(database, judged.id)
    assert back is not None
    assert back.dossier == judged.dossier


@pytest.mark.parametrize(
    "sites",
    [
        {"acme.com/": (503, "", b"")},
        {"acme.com/": b"\x00" * 1000},
        {"acme.com/": b"<p>Closed for the season</p>"},
        {"acme.com/": (301, "Location: https://acme.com/", b"")},
    ],
)
async def test_a_site_that_fails_moves_coverage_and_not_the_score(
    open_sites: OpenSites, sites: dict[str, Any]
) -> None:
    alone = conclude(dossier(), verification_id="", checked_at=NOW).assessment
    gathered = await gather_facts(dossier(), lookups(await open_sites(sites)), now=NOW)
    found = conclude(gathered, verification_id="", checked_at=NOW).assessment
    assert outcome_of(gathered, "absent_from_employers_board") is not Outcome.PRESENT
    assert found.score == alone.score


async def test_a_site_that_is_slow_is_left_at_its_deadline(open_sites: OpenSites) -> None:
    sites = await open_sites(SITES)
    gathered = await gather_facts(dossier(), lookups(sites, seconds=0.0), now=NOW)
    assert gathered.employer_listings is None


async def test_nothing_is_asked_for_an_agencys_posting(open_sites: OpenSites) -> None:
    sites = await open_sites(SITES)
    agency = replace(POSTING, company="Bright Staffing Solutions")
    gathered = await gather_facts(dossier(agency), lookups(sites), now=NOW)
    assert gathered.employer_listings == ()
    assert sites.asked == []
