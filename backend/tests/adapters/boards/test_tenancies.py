"""Whose boards a page links to: never a guessed name."""

import pytest

from trusthound.adapters.boards.register import BOARDS
from trusthound.adapters.boards.tenancies import tenants_in

ID = "90fb3621-899e-4b59-925d-25080ec91e18"


@pytest.mark.parametrize(
    ("source", "system", "tenant"),
    [
        ('<a href="https://boards.greenhouse.io/acme">', "greenhouse", "acme"),
        ('<a href="https://job-boards.eu.greenhouse.io/acme/jobs/1">', "greenhouse", "acme"),
        (
            '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme">',
            "greenhouse",
            "acme",
        ),
        ("boards-api.greenhouse.io\\/v1\\/boards\\/acme\\/jobs", "greenhouse", "acme"),
        (f"https://jobs.lever.co/Acme/{ID}", "lever", "Acme"),
        ("https://jobs.eu.lever.co/acme", "lever", "acme"),
        ("https://jobs.ashbyhq.com/acme/embed", "ashby", "acme"),
        ("https://careers.smartrecruiters.com/Acme1", "smartrecruiters", "Acme1"),
        ("//acme.recruitee.com/o/baker", "recruitee", "acme"),
        ("https://apply.workable.com/acme/j/DD136DD7E7/", "workable", "acme"),
        ("https://acme.workable.com/", "workable", "acme"),
        ("https://acme.jobs.personio.com", "personio", "acme"),
        ("https://acme.teamtailor.com/jobs", "teamtailor", "acme"),
        ("https://acme.bamboohr.com/careers", "bamboohr", "acme"),
        ("https://acme.pinpointhq.com/", "pinpoint", "acme"),
        ("https://ats.rippling.com/en-GB/acme/jobs", "rippling", "acme"),
        ("https://acme.wd5.myworkdayjobs.com/External", "workday", "acme"),
        ("https://careers-acme.icims.com/jobs", "icims", "careers-acme"),
        ("https://jobs.jobvite.com/acme/jobs", "jobvite", "acme"),
    ],
)
def test_a_link_or_an_embed_names_its_tenant(source: str, system: str, tenant: str) -> None:
    (found,) = tenants_in(f"<html>{source}</html>".encode())
    assert (found.system, found.tenant) == (system, tenant)


@pytest.mark.parametrize(
    "source",
    [
        "https://www.greenhouse.io/pricing",
        "https://developers.ashbyhq.com/docs",
        "https://boards.greenhouse.io/embed/job_board",
        "https://api.lever.co/v0/postings",
        "https://help.workable.com/hc",
        "https://apply.workable.com/api/v1/widget",
        "https://support.teamtailor.com",
        "https://www.bamboohr.com/signup",
        "https://assets.recruitee.com/logo.png",
        "acme greenhouse lever ashby",
        "",
    ],
)
def test_a_link_to_the_system_itself_names_nobody(source: str) -> None:
    assert tenants_in(source.encode()) == ()


def test_a_tenant_stands_once_however_often_and_in_whatever_case_it_is_linked() -> None:
    source = b"//jobs.lever.co/Acme //jobs.lever.co/acme //api.lever.co/v0/postings/acme"
    assert len(tenants_in(source * 500)) == 1


def test_every_system_has_a_reader_and_asks_a_host_of_its_own() -> None:
    known = {each.system for each in BOARDS}
    page = b"//jobs.lever.co/a1 //a1.recruitee.com //jobs.ashbyhq.com/a1/../../evil@x"
    for each in tenants_in(page):
        assert each.system in known
        assert each.list_url.startswith(
            ("https://api.lever.co/", "https://a1.recruitee.com/", "https://api.ashbyhq.com/")
        )


def test_bytes_that_are_no_text_are_read_all_the_same() -> None:
    (found,) = tenants_in(b"\xff\xfe\x00 //jobs.lever.co/acme \xff")
    assert found.tenant == "acme"
