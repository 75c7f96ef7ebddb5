"""The source of a page in, the tenants whose boards it links to or embeds out; and how to ask such
a board for everything that it shows.

Only what stands in the source is taken: no tenant's name is ever guessed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from trusthound.adapters.boards.answer import Record, text_at

_NAME = r"([A-Za-z0-9][\w.%-]{0,99})"
_HOST = r"//([a-z0-9][a-z0-9-]{0,62})"
# Hosts of the systems themselves, and path words that stand where a tenant would.
_NOBODY = frozenset({
    "www", "api", "app", "apps", "apply", "help", "support", "docs", "developers", "developer",
    "assets", "cdn", "static", "status", "blog", "embed", "js", "css", "jobs", "job", "careers",
    "career", "boards", "login", "secure", "resources", "images", "img", "media", "info", "go",
    "j", "v0", "v1", "tracking", "scripts", "fonts", "ni", "oneclick-ui", "en", "en-us", "share",
})  # fmt: skip
_MOST_SOURCE_BYTES = 3_000_000
_MOST_MATCHES = 2_000


@dataclass(frozen=True, slots=True)
class TenantBoard:
    """One tenant's board: `list_url` answers all that it shows, "" where no plain request does."""

    system: str
    tenant: str
    list_url: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Where a record of a system's list holds a posting's number, its title and the total."""

    number: tuple[str, ...]
    title: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _System:
    system: str
    sign: str
    link: re.Pattern[str]
    list_url: str
    listed: Listed


# From the vendors' guides to embedding and their public posting APIs, named in each board's file.
_SYSTEMS = tuple(
    _System(system, sign, re.compile(link), list_url, Listed(number, title))
    for system, sign, link, list_url, number, title in (
        (
            "ashby",
            "ashbyhq.com",
            rf"(?:jobs\.ashbyhq\.com/|api\.ashbyhq\.com/posting-api/job-board/){_NAME}",
            "https://api.ashbyhq.com/posting-api/job-board/{}",
            ("id",),
            ("title",),
        ),
        (
            "bamboohr",
            "bamboohr.com",
            rf"{_HOST}\.bamboohr\.com",
            "https://{}.bamboohr.com/careers/list",
            ("id",),
            ("jobOpeningName",),
        ),
        (
            "greenhouse",
            "greenhouse.io",
            r"boards(?:-api)?(?:\.eu)?\.greenhouse\.io/(?:v1/boards/|embed/job_(?:board|app)(?:/js)?\?(?:[^\"'\s<>]{0,200}&)?for=)?"
            + _NAME,
            "https://boards-api.greenhouse.io/v1/boards/{}/jobs",
            ("id",),
            ("title",),
        ),
        (
            "icims",
            "icims.com",
            rf"{_HOST}\.icims\.com",
            "",
            (),
            (),
        ),
        (
            "jobvite",
            "jobs.jobvite.com",
            rf"jobs\.jobvite\.com/(?:careers/)?{_NAME}",
            "",
            (),
            (),
        ),
        (
            "lever",
            "//jobs.lever.co",
            rf"//jobs\.lever\.co/{_NAME}",
            "https://api.lever.co/v0/postings/{}?mode=json",
            ("id",),
            ("text",),
        ),
        (
            "lever",
            "//api.lever.co",
            rf"//api\.lever\.co/v0/postings/{_NAME}",
            "https://api.lever.co/v0/postings/{}?mode=json",
            ("id",),
            ("text",),
        ),
        (
            "lever",
            "eu.lever.co",
            rf"eu\.lever\.co/(?:v0/postings/)?{_NAME}",
            "https://api.eu.lever.co/v0/postings/{}?mode=json",
            ("id",),
            ("text",),
        ),
        (
            "personio",
            "jobs.personio.",
            rf"{_HOST}\.jobs\.personio\.(?:de|com)",
            "https://{}.jobs.personio.de/xml",
            ("id",),
            ("name",),
        ),
        (
            "pinpoint",
            "pinpointhq.com",
            rf"{_HOST}\.pinpointhq\.com",
            "https://{}.pinpointhq.com/postings.json",
            ("id",),
            ("title",),
        ),
        (
            "recruitee",
            "recruitee.com",
            rf"{_HOST}\.recruitee\.com",
            "https://{}.recruitee.com/api/offers/",
            ("slug",),
            ("title",),
        ),
        (
            "rippling",
            "ats.rippling.com",
            rf"ats\.rippling\.com/(?:[a-z]{{2}}(?:-[A-Z]{{2}})?/)?{_NAME}",
            "https://api.rippling.com/platform/api/ats/v1/board/{}/jobs",
            ("uuid",),
            ("name",),
        ),
        (
            "smartrecruiters",
            "smartrecruiters.com",
            rf"(?://(?:jobs|careers)\.smartrecruiters\.com/(?:ni/)?|/v1/companies/){_NAME}",
            "https://api.smartrecruiters.com/v1/companies/{}/postings?limit=100",
            ("id",),
            ("name",),
        ),
        (
            "teamtailor",
            "teamtailor.com",
            rf"{_HOST}\.teamtailor\.com",
            "https://{}.teamtailor.com/jobs.json",
            ("_jobposting", "identifier", "value"),
            ("title",),
        ),
        (
            "workable",
            "workable.com",
            r"(?:apply\.workable\.com/(?:api/v1/widget/accounts/)?([A-Za-z0-9][\w.%-]{0,99})"
            r"|//(?!apply\.)([a-z0-9][a-z0-9-]{0,62})\.workable\.com)",
            "https://apply.workable.com/api/v1/widget/accounts/{}",
            ("shortcode",),
            ("title",),
        ),
        (
            "workday",
            "myworkdayjobs.com",
            rf"{_HOST}\.wd\d{{1,3}}\.myworkdayjobs\.com",
            "",
            (),
            (),
        ),
    )
)  # fmt: skip
_LISTED = {each.system: each.listed for each in _SYSTEMS}


def tenants_in(source: bytes) -> tuple[TenantBoard, ...]:
    """Each once, in the order of the systems; links within scripts count, too."""
    text = source[:_MOST_SOURCE_BYTES].decode("utf-8", errors="replace")
    text = text.replace("\\/", "/").replace("&amp;", "&")
    found: dict[tuple[str, str], TenantBoard] = {}
    for system in _SYSTEMS:
        if system.sign in text:
            for tenant in _tenants(system.link, text):
                url = system.list_url.format(tenant) if system.list_url else ""
                found.setdefault(
                    (system.system, tenant.lower()), TenantBoard(system.system, tenant, url)
                )
    return tuple(found.values())


def _tenants(link: re.Pattern[str], text: str) -> Iterator[str]:
    for _, each in zip(range(_MOST_MATCHES), link.finditer(text), strict=False):
        tenant = next(filter(None, each.groups())).rstrip(".")
        if tenant.lower() not in _NOBODY and not tenant.endswith((".js", ".css", ".png", ".svg")):
            yield tenant


def number_of(system: str, record: Record) -> str:
    """A posting's number on its board, as its address has it."""
    return text_at(record, *_LISTED[system].number)


def title_of(system: str, record: Record) -> str:
    return text_at(record, *_LISTED[system].title)
