"""From the employer's domain to its board: real requests to sites on this machine."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.employer_listing import (
    EmployerListing,
    LinkedBoard,
    OnBoard,
    SoughtPosition,
)
from trusthound.domain.facts.known_employers import KnownEmployer, index_of
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.inquiry.employers_board import MOST_PAGES, ask_employers_board

OpenSites = Callable[[Any], Awaitable[Any]]

NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
REFERENCE = Reference(
    free_mail_domains=frozenset(),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("a directory", date(2026, 8, 1), {}),
    registrable_domain=lambda host: ".".join(host.split(".")[-2:]),
    known_employers=index_of(
        [KnownEmployer(("Northwind Air",), ("northwind.com",))],
        [],
        source="a list",
        listed_on=date(2026, 11, 1),
    ),
)
BAKER = SoughtPosition("acme.com", "Senior Baker (m/f/d)", "Leeds, UK", "", "", "", "")
HOME = b'<html><a href="/blog">Blog</a><a href="/careers">Careers</a></html>'
CAREERS = b'<html><a href="https://boards.greenhouse.io/acme">See our openings</a></html>'
LIST = "boards-api.greenhouse.io/v1/boards/acme/jobs"


def job(number: int, title: str, place: str, requisition: str = "") -> dict[str, object]:
    return {
        "id": number,
        "internal_job_id": number + 1,
        "absolute_url": f"https://boards.greenhouse.io/acme/jobs/{number}",
        "title": title,
        "location": {"name": place},
        "requisition_id": requisition or None,
    }


def board(*jobs: dict[str, object]) -> bytes:
    return json.dumps({"jobs": list(jobs)}).encode()


BOARD = board(
    job(101, "Senior Baker", "Leeds", "REQ-77"),
    job(102, "Driver", "York"),
    job(103, "Miller", "York"),
    job(104, "Accountant", "Leeds"),
)
SITE = {"acme.com/": HOME, "acme.com/careers": CAREERS, LIST: BOARD}


async def asked(sites: Any, sought: SoughtPosition = BAKER) -> EmployerListing:
    found = await ask_employers_board(sought.written(), NOW, web=sites, reference=REFERENCE)
    assert found is not None
    return found


async def test_home_page_careers_page_and_list_are_asked_and_nothing_else(
    open_sites: OpenSites,
) -> None:
    sites = await open_sites(SITE)
    found = await asked(sites)
    assert found.result is OnBoard.SIMILAR
    assert found.title == "Senior Baker"
    assert found.boards == (LinkedBoard("greenhouse", "acme"),)
    assert found.counted == 4
    assert "acme.com" in found.linked_from
    assert found.learnt_at == NOW
    assert not found.known
    assert sites.asked == ["acme.com/robots.txt", "acme.com/", "acme.com/careers", LIST]


@pytest.mark.parametrize(
    ("changes", "result"),
    [
        ({"requisition": "REQ-77"}, OnBoard.SAME),
        ({"system": "greenhouse", "tenant": "Acme", "number": "101"}, OnBoard.SAME),
        ({"system": "lever", "tenant": "acme", "number": "102"}, OnBoard.SIMILAR),
        ({"title": "Baker, senior", "place": ""}, OnBoard.SIMILAR),
        ({"place": "Glasgow, UK"}, OnBoard.ELSEWHERE),
        ({"title": "Data entry clerk"}, OnBoard.NOT_FOUND),
        ({"title": "Baker"}, OnBoard.NOT_FOUND),
    ],
)
async def test_what_is_found_there(
    open_sites: OpenSites, changes: dict[str, str], result: OnBoard
) -> None:
    found = await asked(await open_sites(SITE), replace(BAKER, **changes))
    assert found.result is result


async def test_a_known_employers_site_is_told_to_be_one(open_sites: OpenSites) -> None:
    sites = await open_sites({"northwind.com/": CAREERS, LIST: BOARD})
    assert (await asked(sites, replace(BAKER, domain="northwind.com"))).known


@pytest.mark.parametrize(
    ("link", "place", "answer"),
    [
        (
            "https://jobs.lever.co/acme",
            "api.lever.co/v0/postings/acme?mode=json",
            [{"id": "a1", "text": "Senior Baker", "hostedUrl": "x", "categories": {}}],
        ),
        (
            "https://jobs.ashbyhq.com/acme",
            "api.ashbyhq.com/posting-api/job-board/acme",
            {"apiVersion": "1", "jobs": [{"id": "a1", "title": "Senior Baker", "jobUrl": "x",
             "descriptionHtml": "", "isListed": True}]},
        ),
        (
            "https://careers.smartrecruiters.com/Acme",
            "api.smartrecruiters.com/v1/companies/Acme/postings?limit=100",
            {"totalFound": 1, "content": [{"id": "7", "name": "Senior Baker",
             "releasedDate": "2026-11-01", "company": {"name": "Acme"}}]},
        ),
        (
            "https://acme.recruitee.com",
            "acme.recruitee.com/api/offers/",
            {"offers": [{"slug": "s", "title": "Senior Baker", "company_name": "Acme",
             "careers_url": "x"}]},
        ),
        (
            "https://apply.workable.com/acme/",
            "apply.workable.com/api/v1/widget/accounts/acme",
            {"name": "Acme", "jobs": [{"shortcode": "DD136DD7E7", "title": "Senior Baker"}]},
        ),
        (
            "https://acme.teamtailor.com/jobs",
            "acme.teamtailor.com/jobs.json",
            {"version": "https://jsonfeed.org/version/1.1", "title": "Acme",
             "items": [{"title": "Senior Baker", "_jobposting": {"title": "Senior Baker"}}]},
        ),
        (
            "https://acme.bamboohr.com/careers",
            "acme.bamboohr.com/careers/list",
            {"result": [{"id": "86", "jobOpeningName": "Senior Baker"}]},
        ),
        (
            "https://acme.pinpointhq.com",
            "acme.pinpointhq.com/postings.json",
            {"data": [{"id": "1", "title": "Senior Baker", "key_responsibilities": ""}]},
        ),
        (
            "https://ats.rippling.com/acme/jobs",
            "api.rippling.com/platform/api/ats/v1/board/acme/jobs",
            [{"uuid": "2f0674e6-f01f-4ecd-b459-e947241c211f", "name": "Senior Baker",
              "department": {}}],
        ),
    ],
)  # fmt: skip
async def test_each_systems_list_is_read(
    open_sites: OpenSites, link: str, place: str, answer: object
) -> None:
    page = f'<a href="{link}">Jobs</a>'.encode()
    found = await asked(await open_sites({"acme.com/": page, place: json.dumps(answer).encode()}))
    assert (found.result, found.counted) == (OnBoard.SIMILAR, 1)


async def test_personios_feed_is_read(open_sites: OpenSites) -> None:
    feed = (
        b"<?xml version='1.0'?><workzag-jobs><position><id>1</id><office>Leeds</office>"
        b"<name>Senior Baker (m/w/d)</name></position></workzag-jobs>"
    )
    page = b'<script src="https://acme.jobs.personio.de/widget.js"></script>'
    found = await asked(await open_sites({"acme.com/": page, "acme.jobs.personio.de/xml": feed}))
    assert found.result is OnBoard.SIMILAR


@pytest.mark.parametrize(
    "pages",
    [
        {"acme.com/": HOME, "acme.com/careers": b"<p>Write to us</p>"},
        {"acme.com/": b'<a href="https://acme.wd5.myworkdayjobs.com/External">Jobs</a>'},
        {"acme.com/": CAREERS},  # the list is a 404
        {"acme.com/": CAREERS, LIST: b"<html>Please enable JavaScript</html>"},
        {"acme.com/": CAREERS, LIST: b'{"jobs": []}'},
        {"acme.com/": CAREERS, LIST: b"x" * 300_000},
        {"acme.com/": b""},
    ],
)
async def test_what_cannot_be_read_is_never_not_found(
    open_sites: OpenSites, pages: dict[str, bytes]
) -> None:
    assert (await asked(await open_sites(pages))).result is OnBoard.UNREADABLE


async def test_a_list_that_goes_on_is_never_not_found(open_sites: OpenSites) -> None:
    content = [{"id": "7", "name": "Driver", "releasedDate": "2026", "company": {"name": "Acme"}}]
    answer = json.dumps({"totalFound": 250, "content": content}).encode()
    page = b'<a href="https://careers.smartrecruiters.com/Acme">Jobs</a>'
    place = "api.smartrecruiters.com/v1/companies/Acme/postings?limit=100"
    found = await asked(await open_sites({"acme.com/": page, place: answer}))
    assert found.result is OnBoard.UNREADABLE


async def test_a_second_board_may_show_what_the_first_does_not(open_sites: OpenSites) -> None:
    page = CAREERS + b'<a href="https://jobs.lever.co/acme-labs">Labs</a>'
    sites = await open_sites({"acme.com/": page, LIST: board(job(1, "Driver", "York"))})
    found = await asked(sites)
    assert found.result is OnBoard.UNREADABLE
    assert len(found.boards) == 2


async def test_the_postings_own_board_is_asked_before_another(open_sites: OpenSites) -> None:
    page = b'<a href="https://boards.greenhouse.io/aaa"></a>' + CAREERS
    sought = replace(BAKER, system="greenhouse", tenant="acme", number="101")
    found = await asked(await open_sites({"acme.com/": page, LIST: BOARD}), sought)
    assert found.result is OnBoard.SAME


async def test_robots_txt_is_respected(open_sites: OpenSites) -> None:
    sites = await open_sites({**SITE, "acme.com/robots.txt": b"User-agent: *\nDisallow: /"})
    with pytest.raises(PageUnreadable):
        await asked(sites)
    assert sites.asked == ["acme.com/robots.txt"]


async def test_a_careers_page_that_robots_txt_closes_is_not_read(open_sites: OpenSites) -> None:
    closed = b"User-agent: *\nDisallow: /careers"
    sites = await open_sites({**SITE, "acme.com/robots.txt": closed})
    assert (await asked(sites)).result is OnBoard.UNREADABLE
    assert "acme.com/careers" not in sites.asked


async def test_a_site_that_does_not_answer_tells_nothing(open_sites: OpenSites) -> None:
    sites = await open_sites({"acme.com/": (503, "", b"")})
    told = await ask_employers_board(BAKER.written(), NOW, web=sites, reference=REFERENCE)
    assert told is None


@pytest.mark.parametrize(
    "target",
    ["http://127.0.0.1:PORT/", "http://10.0.0.1/", "http://169.254.169.254/latest", "file:///etc"],
)
async def test_a_careers_page_that_leads_inside_a_network_is_left(
    open_sites: OpenSites, target: str
) -> None:
    moved = (302, f"Location: {target}", b"")
    sites = await open_sites({"acme.com/": HOME, "acme.com/careers": moved})
    assert (await asked(sites)).result is OnBoard.UNREADABLE
    assert set(sites.asked) <= {"acme.com/robots.txt", "acme.com/", "acme.com/careers"}


async def test_thousands_of_links_make_us_ask_no_more_pages(open_sites: OpenSites) -> None:
    many = "".join(f'<a href="/careers/{each}">Careers</a>' for each in range(4_000)).encode()
    pages = {"acme.com/": many} | {f"acme.com/careers/{each}": many for each in range(10)}
    sites = await open_sites(pages)
    assert (await asked(sites)).result is OnBoard.UNREADABLE
    assert len(sites.asked) == 1 + MOST_PAGES


async def test_a_page_that_links_to_many_tenants_has_no_board_of_its_own(
    open_sites: OpenSites,
) -> None:
    many = "".join(f'<a href="https://jobs.lever.co/firm{each}">x</a>' for each in range(3_000))
    sites = await open_sites({"acme.com/": many.encode()})
    found = await asked(sites)
    assert (found.result, found.boards) == (OnBoard.UNREADABLE, ())
    assert sites.asked == ["acme.com/robots.txt", "acme.com/"]


async def test_a_huge_page_costs_no_more_than_the_bound(open_sites: OpenSites) -> None:
    sites = await open_sites({"acme.com/": HOME, "acme.com/careers": b"<a>" * 200_000})
    assert (await asked(sites)).result is OnBoard.UNREADABLE


async def test_links_to_other_peoples_pages_are_not_followed(open_sites: OpenSites) -> None:
    page = (
        b'<a href="https://careers.rival.com/jobs">Careers</a><a href="//rival.com/jobs">Jobs</a>'
    )
    sites = await open_sites({"acme.com/": page, "careers.rival.com/jobs": CAREERS})
    assert (await asked(sites)).result is OnBoard.UNREADABLE
    assert sites.asked == ["acme.com/robots.txt", "acme.com/"]


async def test_hostile_records_raise_nothing(open_sites: OpenSites) -> None:
    odd = [
        {"id": [], "title": {}, "absolute_url": 1, "internal_job_id": None},
        {"id": "9" * 9000, "title": "Senior Baker", "absolute_url": 1, "internal_job_id": 2,
         "location": "nowhere"},
    ]  # fmt: skip
    pages = {"acme.com/": CAREERS, LIST: json.dumps({"jobs": odd}).encode()}
    assert (await asked(await open_sites(pages))).result is OnBoard.SIMILAR
