"""Whose board a posting stands on, and what the dated directory says of it."""

from datetime import date

import pytest

from trusthound.adapters.boards.standing import employer_board_of
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.reference import Reference

ID = "90fb3621-899e-4b59-925d-25080ec91e18"


def test_a_listed_board_has_its_employer_and_the_day_of_its_listing(reference: Reference) -> None:
    url = "https://boards.greenhouse.io/Acme/jobs/123"
    assert employer_board_of(url, reference) == EmployerBoard(
        system="greenhouse",
        tenant="Acme",
        employer="Acme Corporation",
        listed_on=date(2026, 8, 24),
        open_signup=False,
        directory="a directory",
        number="123",
    )


def test_a_listed_board_may_have_no_known_employer(reference: Reference) -> None:
    board = employer_board_of(f"https://jobs.ashbyhq.com/finni-health/{ID}", reference)
    assert board is not None
    assert (board.employer, board.listed_on) == ("", date(2026, 8, 24))


def test_an_unlisted_board_was_not_confirmed_on_any_day(reference: Reference) -> None:
    board = employer_board_of(f"https://jobs.lever.co/acme/{ID}", reference)
    assert board is not None
    assert (board.system, board.tenant) == ("lever", "acme")
    assert board.listed_on is None


@pytest.mark.parametrize(
    ("url", "system", "tenant", "open_signup"),
    [
        ("https://apply.workable.com/acme/j/DD136DD7E7/", "workable", "acme", True),
        ("https://acme.recruitee.com/o/baker", "recruitee", "acme", True),
        ("https://acme.teamtailor.com/jobs/7167985-baker", "teamtailor", "acme", True),
        ("https://acme.breezy.hr/p/0123abc-baker", "breezy", "acme", True),
        ("https://acme.bamboohr.com/careers/12", "bamboohr", "acme", True),
        ("https://acme.jobs.personio.de/job/123?language=en", "personio", "acme", True),
        ("https://jobs.smartrecruiters.com/Acme/743999-baker", "smartrecruiters", "Acme", True),
        ("https://join.com/companies/acme/123-baker", "join", "acme", True),
        ("https://careers-acme.icims.com/jobs/8212/baker/job", "icims", "careers-acme", False),
        ("https://acme.wd5.myworkdayjobs.com/C/job/Cork/Baker_R1", "workday", "acme", False),
    ],
)
def test_a_system_is_told_by_where_its_tenants_stand(
    reference: Reference, url: str, system: str, tenant: str, *, open_signup: bool
) -> None:
    board = employer_board_of(url, reference)
    assert board is not None
    assert (board.system, board.tenant, board.open_signup) == (system, tenant, open_signup)


@pytest.mark.parametrize(
    "url",
    [
        "https://acme.example/careers/baker",
        "https://apply.workable.com/j/DD136DD7E7",
        "https://boards.greenhouse.io/acme",
        "https://recruitee.com/o/baker",
        "https://acme.recruitee.com.evil.example/o/baker",
        "https://evil.example/acme.recruitee.com/o/baker",
        "https://acme.recruitee.com@evil.example/o/baker",
    ],
)
def test_any_other_page_stands_on_no_known_system(reference: Reference, url: str) -> None:
    board = employer_board_of(url, reference)
    assert board is not None
    assert (board.system, board.tenant, board.listed_on) == ("", "", None)


def test_a_job_board_is_no_employers_board(reference: Reference) -> None:
    board = employer_board_of("https://www.linkedin.com/jobs/view/3951234567", reference)
    assert board is not None
    assert (board.system, board.tenant, board.listed_on) == ("", "", None)


def test_without_a_url_there_is_nothing_to_say(reference: Reference) -> None:
    assert employer_board_of("", reference) is None
