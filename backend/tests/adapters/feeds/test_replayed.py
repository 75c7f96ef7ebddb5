"""Every list asked over HTTP, of a server on this machine that answers as the boards do."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests import written_lists as written
from tests.written_lists import TODAY, board_of

from trusthound.adapters.boards.collection import Part
from trusthound.adapters.feeds.register import COLLECTIONS
from trusthound.adapters.web.fetcher import FetchLimits, open_fetcher

KEYS = {
    "ADZUNA_APP_ID": "our-id",
    "ADZUNA_APP_KEY": "our-key",
    "JOOBLE_KEY": "our-key",
    "USAJOBS_KEY": "our-key",
    "USAJOBS_MAIL": "jobs@house.example",
}
SITE = "acme.wd5.myworkdayjobs.com/Careers"
HOME = "https://acme.example"
PAGE = (
    '<html><script type="application/ld+json">{{"@type": "JobPosting", "title": "{title}", '
    '"description": "You work with fire."}}</script><p>You work with fire.</p></html>'
)
MAPPING = {"title": "Title", "url": "Link"}
WORKDAY_FULL = {"jobPostings": [written.WORKDAY["jobPostings"][0]] * 20}
LEVER_FULL = [written.LEVER[0]] * 100
# Of each reader: the board's address, and what is asked of whom in order with what it answers.
LOOKS: dict[str, tuple[str, dict[str, Any]]] = {
    "adzuna": (
        "gb",
        {
            "GET api.adzuna.com/v1/api/jobs/gb/search/1?app_id=our-id&app_key=our-key"
            "&results_per_page=50&sort_by=date": written.ADZUNA
        },
    ),
    "arbeitnow": (
        "",
        {
            "GET www.arbeitnow.com/api/job-board-api?page=1": written.ARBEITNOW,
            "GET www.arbeitnow.com/api/job-board-api?page=2": {"data": [], "links": {}},
        },
    ),
    "ashby": (
        "acme",
        {"GET api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true": written.ASHBY},
    ),
    "bamboohr": ("acme", {"GET acme.bamboohr.com/careers/list": written.BAMBOOHR}),
    "feed": (
        f"{HOME}/jobs.csv",
        {"GET acme.example/jobs.csv": f"Title,Link\nWelder,{HOME}/7\nPainter,{HOME}/8\n"},
    ),
    "feed_of_the_newest": (
        f"{HOME}/jobs.csv",
        {"GET acme.example/jobs.csv": f"Title,Link\nWelder,{HOME}/7\nPainter,{HOME}/8\n"},
    ),
    "greenhouse": (
        "acme",
        {"GET boards-api.greenhouse.io/v1/boards/acme/jobs?content=true": written.GREENHOUSE},
    ),
    "hacker_news": (
        "",
        {
            "GET hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring"
            "&hitsPerPage=10": written.HACKER_NEWS_THREADS,
            "GET hn.algolia.com/api/v1/items/46000000": written.HACKER_NEWS,
        },
    ),
    "himalayas": ("", {"GET himalayas.app/jobs/api?limit=20&offset=0": written.HIMALAYAS}),
    "jooble": (
        "ukw=welder&rgns=Cork",
        {
            "POST jooble.org/api/our-key"
            ' {"keywords": "welder", "location": "Cork", "page": "1"}': written.JOOBLE,
            'POST jooble.org/api/our-key {"keywords": "welder", "location": "Cork", "page": "2"}': {
                "jobs": []
            },
        },
    ),
    "lever": (
        "eu/acme",
        {
            "GET api.eu.lever.co/v0/postings/acme?mode=json&limit=100&skip=0": LEVER_FULL,
            "GET api.eu.lever.co/v0/postings/acme?mode=json&limit=100&skip=100": written.LEVER,
        },
    ),
    "neogov": (
        "schooljobs/acme",
        {"GET www.schooljobs.com/SearchEngine/JobsFeed?agency=acme": written.NEOGOV},
    ),
    "personio": ("acme", {"GET acme.jobs.personio.de/xml": written.PERSONIO}),
    "pinpoint": ("acme", {"GET acme.pinpointhq.com/postings.json": written.PINPOINT}),
    "recruitee": ("acme", {"GET acme.recruitee.com/api/offers/": written.RECRUITEE}),
    "remoteok": ("", {"GET remoteok.com/api": written.REMOTEOK}),
    "remotive": ("", {"GET remotive.com/api/remote-jobs": written.REMOTIVE}),
    "rippling": (
        "acme",
        {"GET api.rippling.com/platform/api/ats/v1/board/acme/jobs": written.RIPPLING},
    ),
    "sitemap": (
        f"{HOME}/sitemap.xml",
        {
            "GET acme.example/sitemap.xml": f"<urlset><url><loc>{HOME}/jobs/7</loc></url><url><loc>"
            f"{HOME}/jobs/gone</loc></url><url><loc>{HOME}/jobs/8</loc></url></urlset>",
            "GET acme.example/jobs/7": PAGE.format(title="Welder"),
            "GET acme.example/jobs/gone": None,
            "GET acme.example/jobs/8": PAGE.format(title="Painter"),
        },
    ),
    "smartrecruiters": (
        "acme",
        {
            "GET api.smartrecruiters.com/v1/companies/acme/postings?limit=100"
            "&offset=0": written.SMARTRECRUITERS
        },
    ),
    "teamtailor": (
        "acme.na",
        {
            "GET acme.na.teamtailor.com/jobs.json": written.TEAMTAILOR,
            "GET acme.na.teamtailor.com/jobs.json?page=2": {"items": []},
        },
    ),
    "themuse": (
        "",
        {
            "GET www.themuse.com/api/public/jobs?descending=true&page=1": written.THEMUSE,
            "GET www.themuse.com/api/public/jobs?descending=true&page=2": written.THEMUSE,
            "GET www.themuse.com/api/public/jobs?descending=true&page=3": {"results": []},
            "GET www.themuse.com/api/public/jobs?descending=true&page=0": written.THEMUSE,
        },
    ),
    "usajobs": (
        "",
        {"GET data.usajobs.gov/api/search?ResultsPerPage=500&Page=1": written.USAJOBS},
    ),
    "weworkremotely": ("", {"GET weworkremotely.com/remote-jobs.rss": written.WEWORKREMOTELY}),
    "workable": (
        "acme",
        {"GET apply.workable.com/api/v1/widget/accounts/acme?details=true": written.WORKABLE},
    ),
    "workday": (
        SITE,
        {
            "POST acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs"
            ' {"appliedFacets": {}, "limit": 20, "offset": 0, "searchText": ""}': WORKDAY_FULL,
            "POST acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs"
            ' {"appliedFacets": {}, "limit": 20, "offset": 20, "searchText": ""}': written.WORKDAY,
        },
    ),
}


@dataclass
class Boards:
    """Every host at once: what is asked of it, and what it answers."""

    port: int = 0
    answers: dict[str, Any] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            fields = dict(line.lower().partition(": ")[::2] for line in head.split("\r\n")[1:])
            sent = (await reader.readexactly(int(fields.get("content-length", 0)))).decode()
            method, path, _ = head.split(" ", 2)
            question = f"{method} {fields['host'].partition(':')[0]}{path} {sent}".strip()
            if path != "/robots.txt":
                self.asked.append(question)
                self.heads.append(head)
            answer = self.answers.get(question)
            body = answer if isinstance(answer, str) else json.dumps(answer)
            status = 404 if answer is None else 200
            lines = (f"HTTP/1.1 {status} -", f"Content-Length: {len(body.encode())}")
            writer.write("\r\n".join((*lines, "Connection: close", "", body)).encode())
            await writer.drain()
        writer.close()


@pytest.fixture
async def boards() -> AsyncIterator[Boards]:
    served = Boards()
    server = await asyncio.start_server(served.talk, "127.0.0.1", 0)
    served.port = server.sockets[0].getsockname()[1]
    async with server:
        yield served


async def look(reader: str, boards: Boards) -> list[Part]:
    """Part after part, as a collector asks for them, at this machine's port for every host."""
    collection = COLLECTIONS[reader]
    address, boards.answers = LOOKS[reader]
    board = replace(board_of(collection, address), mapping=MAPPING)
    hosts = {each.split(" ")[1].partition("/")[0] for each in boards.answers}
    limits = FetchLimits(
        user_agent="TrustHound/0.1.0 (+https://trusthound.example/bot)",
        ports=frozenset({boards.port}),
        allowed_private=frozenset(f"{each}:{boards.port}" for each in hosts),
        collecting_pause_seconds=0.0,
    )

    async def resolve(_host: str, _port: int) -> Sequence[str]:
        return ["127.0.0.1"]

    parts: list[Part] = []
    async with open_fetcher(limits, resolve=resolve) as web:
        while not parts or parts[-1].next:
            at = parts[-1].next if parts else ""
            request = collection.ask(board, at, {name: KEYS[name] for name in collection.needs})
            there = urlsplit(request.address)
            assert there.scheme == "https"
            here = there._replace(scheme="http", netloc=f"{there.hostname}:{boards.port}").geturl()
            page = await web.collect(
                here, accept=request.accept, headers=request.headers, body=request.body
            )
            parts.append(collection.read(page, board, at, TODAY))
    return parts


@pytest.mark.parametrize("reader", sorted(COLLECTIONS))
async def test_a_list_is_asked_for_part_by_part_and_read(reader: str, boards: Boards) -> None:
    parts = await look(reader, boards)
    assert boards.asked == list(LOOKS[reader][1])
    titles = dict.fromkeys(each.posting.title for part in parts for each in part.listed)
    assert list(titles) == ["Welder", "Painter"]
    assert sum(part.unread for part in parts) == (1 if COLLECTIONS[reader].skips else 0)


async def test_usajobs_is_told_the_key_and_whose_it_is(boards: Boards) -> None:
    await look("usajobs", boards)
    head = boards.heads[0].lower()
    assert "authorization-key: our-key" in head
    assert "user-agent: jobs@house.example" in head
