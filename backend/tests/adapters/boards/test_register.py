"""Every board together: no URL steers a request elsewhere, no answer breaks a reader."""

import json
from collections.abc import Callable
from datetime import date
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.adapters.boards.board import Address, Board, no_records
from trusthound.adapters.boards.register import BOARDS, recognise
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page

ID = "90fb3621-899e-4b59-925d-25080ec91e18"
POSTINGS = {
    "ashby": f"https://jobs.ashbyhq.com/acme/{ID}",
    "bamboohr": "https://acme.bamboohr.com/careers/12",
    "dobrysef": "https://dobrysef.cz/prace/baker-eu6p",
    "eightfold": "https://acme.eightfold.ai/careers/job/1099555326551",
    "freehire": "https://freehire.me/jobs/baker-acme-gh1",
    "greenhouse": "https://boards.greenhouse.io/acme/jobs/123",
    "hacker_news": "https://news.ycombinator.com/item?id=46467610",
    "hrmdirect": "https://acme.hrmdirect.com/employment/job-opening.php?req=3762934",
    "icims": "https://acme.icims.com/jobs/8214/job",
    "indeed": "https://www.indeed.com/viewjob?jk=0123456789abcdef",
    "isoss": "https://portal.isoss.gov.cz/irj/portal/anonymous/eosmlistpublic#/detail/30078136",
    "jobs_cz": "https://www.jobs.cz/rpd/2000130345",
    "jobvite": "https://jobs.jobvite.com/acme/job/oBaKerFw",
    "lever": f"https://jobs.lever.co/acme/{ID}",
    "linkedin": "https://www.linkedin.com/jobs/view/3951234567",
    "neogov": "https://www.governmentjobs.com/careers/acme/jobs/410001",
    "oracle": "https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/25587",
    "paylocity": "https://recruiting.paylocity.com/Recruiting/Jobs/Details/4141169",
    "personio": "https://acme.jobs.personio.de/job/123?language=de",
    "phenom": "https://careers.phenom.com/global/en/job/P-104461",
    "pinpoint": f"https://acme.pinpointhq.com/en/postings/{ID}",
    "recruitee": "https://acme.recruitee.com/o/baker-cork",
    "remoteok": "https://remoteok.com/remote-jobs/123456",
    "rippling": f"https://ats.rippling.com/acme/jobs/{ID}",
    "smartrecruiters": "https://jobs.smartrecruiters.com/acme/743999671674844-baker",
    "stackoverflow": "https://stackoverflow.com/jobs/292933",
    "startupjobs": "https://www.startupjobs.cz/nabidka/96801",
    "teamtailor": "https://acme.teamtailor.com/jobs/7167985-baker",
    "usajobs": "https://www.usajobs.gov/job/327358300",
    "weworkremotely": "https://weworkremotely.com/remote-jobs/acme-baker",
    "workable": "https://apply.workable.com/acme/j/DD136DD7E7",
    "workday": "https://acme.wd5.myworkdayjobs.com/Careers/job/Cork/Baker_R1",
}
API_HOSTS = {
    "ashby": "api.ashbyhq.com",
    "bamboohr": "acme.bamboohr.com",
    "dobrysef": "dobrysef.cz",
    "eightfold": "acme.eightfold.ai",
    "freehire": "freehire.me",
    "greenhouse": "boards-api.greenhouse.io",
    "hacker_news": "hacker-news.firebaseio.com",
    "hrmdirect": "acme.hrmdirect.com",
    "icims": "acme.icims.com",
    "indeed": "www.indeed.com",
    "isoss": "portal.isoss.gov.cz",
    "jobs_cz": "www.jobs.cz",
    "jobvite": "jobs.jobvite.com",
    "lever": "api.lever.co",
    "linkedin": "www.linkedin.com",
    "neogov": "www.governmentjobs.com",
    "oracle": "acme.fa.us2.oraclecloud.com",
    "paylocity": "recruiting.paylocity.com",
    "personio": "acme.jobs.personio.de",
    "phenom": "careers.phenom.com",
    "pinpoint": "acme.pinpointhq.com",
    "recruitee": "acme.recruitee.com",
    "remoteok": "remoteok.com",
    "rippling": "api.rippling.com",
    "smartrecruiters": "api.smartrecruiters.com",
    "stackoverflow": "stackoverflow.com",
    "startupjobs": "www.startupjobs.cz",
    "teamtailor": "acme.teamtailor.com",
    "usajobs": "www.usajobs.gov",
    "weworkremotely": "weworkremotely.com",
    "workable": "apply.workable.com",
    "workday": "acme.wd5.myworkdayjobs.com",
}
# Boards whose addresses tell no tenant: all employers post side by side, or any name will do.
JOB_BOARDS = {
    "dobrysef",
    "freehire",
    "hacker_news",
    "indeed",
    "isoss",
    "jobs_cz",
    "linkedin",
    "paylocity",
    "remoteok",
    "stackoverflow",
    "startupjobs",
    "weworkremotely",
}
SOLE_TENANTS = {"phenom": "phenom", "usajobs": "usajobs"}
# What stands where a tenant, an id or a place should, to leave its segment or its host.
SMUGGLED = (
    "..",
    "%2e%2e",
    "%2F",
    "..%2F..%2Fadmin",
    "a%2F..%2Fb",
    "a%3Fx=1",
    "a%23b",
    "%00",
    "a%0d%0aHost:evil.example",
    "a@evil.example",
    "a%5Cb",
    "a;b",
    "a%252Fb",
    "",
    "a" * 301,
)
NOT_JSON: tuple[bytes, ...] = (
    b"",
    b"<html>maintenance</html>",
    b"\xff\xfe\x00",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b'{"title": NaN}',
    b'{"title": ' + b"9" * 5_000 + b"}",
)
NO_POSTING: tuple[object, ...] = (
    None,
    [],
    "title",
    7,
    {},
    {"error": "not found"},
    {"title": None, "text": None, "jobs": None, "jobPostingInfo": None},
    {"title": ["x"], "text": {"x": 1}, "jobs": {"id": 1}, "jobPostingInfo": [1]},
)
RECORD_KEYS = [
    "ApplyURI",
    "ExternalDescriptionStr",
    "IsRemote",
    "JobLocation",
    "PositionLocation",
    "PositionRemuneration",
    "PositionSchedule",
    "PrimaryLocation",
    "PublishedDate",
    "UserArea",
    "_jobposting",
    "absolute_url",
    "additional",
    "additionalLocations",
    "additionalOffices",
    "address",
    "applyMethod",
    "applyUrl",
    "applyingInfo",
    "atsLocation",
    "canonicalPositionUrl",
    "categories",
    "cities",
    "close_at",
    "companyDescription",
    "companyDetails",
    "compensation",
    "compensation_minimum",
    "content",
    "content_html",
    "countries",
    "createdAt",
    "deadline_at",
    "description",
    "descriptionHtml",
    "description_html",
    "employer",
    "employmentStatusLabel",
    "employmentType",
    "employment_type_code",
    "endDate",
    "enrichment",
    "expireAt",
    "externalPath",
    "first_published",
    "hostedUrl",
    "job",
    "jobAd",
    "jobDescription",
    "jobDescriptions",
    "jobOpeningShareUrl",
    "jobType",
    "jobUrl",
    "jobtypes",
    "lists",
    "location",
    "locationType",
    "locations",
    "locationsText",
    "metadata",
    "minimumSalary",
    "multi_location",
    "office",
    "parameters",
    "payRangeDetails",
    "pay_input_ranges",
    "places",
    "publishedAt",
    "published_on",
    "region",
    "releasedDate",
    "requisitionFlexFields",
    "salary",
    "salaryDescription",
    "salaryRange",
    "salary_min",
    "schedule",
    "secondaryLocations",
    "startDate",
    "t_create",
    "tableItPopci",
    "time",
    "typeOfEmployment",
    "url",
    "workLocation",
    "workLocations",
    "workplace",
    "workplaceType",
    "workplaceTypesResolutionResults",
]
JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
    | st.sampled_from(["<p>x</p>", "9999-99-99", "1 YEAR", "\x00\u202e", "https://[x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["min", "max", "name", "text", "minValue", "tiers"]), inner
        )
    ),
    max_leaves=8,
)


def address_on(board: Board) -> Address:
    address = board.recognise(POSTINGS[board.system])
    assert address is not None
    return address


def test_boards_stand_in_alphabetical_order_each_once() -> None:
    systems = [each.system for each in BOARDS]
    assert systems == sorted(set(systems))


@pytest.mark.parametrize("system", POSTINGS)
def test_a_postings_url_finds_its_board_and_its_fixed_api_host(system: str) -> None:
    known = recognise(POSTINGS[system])
    assert known is not None
    board, address = known
    assert board.system == address.system == system
    tenant = "" if system in JOB_BOARDS else SOLE_TENANTS.get(system, "acme")
    assert address.tenant == tenant
    assert urlsplit(board.api_url(address)).hostname == API_HOSTS[system]


@pytest.mark.parametrize("system", POSTINGS)
def test_a_canonical_url_is_its_own(system: str) -> None:
    known = recognise(POSTINGS[system])
    assert known is not None
    assert recognise(known[1].canonical_url) == known


@pytest.mark.parametrize(
    "url",
    [
        "",
        "not a url",
        "https://[::1",
        "https://acme.example/careers/1",
        "ftp://boards.greenhouse.io/acme/jobs/123",
        "https://boards.greenhouse.io:8443/acme/jobs/123",
        "https://boards.greenhouse.io:x/acme/jobs/123",
        "https://boards.greenhouse.io@evil.example/acme/jobs/123",
        "https://evil@boards.greenhouse.io/acme/jobs/123",
        "https://evil.example\\@boards.greenhouse.io/acme/jobs/123",
        "https://boards.greenhouse.io.evil.example/acme/jobs/123",
        "https://evilboards.greenhouse.io/acme/jobs/123",
    ],
)
def test_a_url_of_another_host_scheme_or_port_belongs_to_no_board(url: str) -> None:
    assert recognise(url) is None


@pytest.mark.parametrize("bad", SMUGGLED)
@pytest.mark.parametrize("system", POSTINGS)
def test_nothing_is_smuggled_into_the_api_in_place_of_a_name(system: str, bad: str) -> None:
    parts = urlsplit(POSTINGS[system])
    segments = parts.path.split("/")[1:]
    for position, segment in enumerate(segments):
        if segment in ("jobs", "job"):
            continue
        path = "/".join((*segments[:position], bad, *segments[position + 1 :]))
        known = recognise(f"https://{parts.netloc}/{path}")
        if known is not None:  # an empty segment is none: the others may still be an address
            assert bad == ""
            assert known[1].canonical_url.count("//") == 1


@pytest.mark.parametrize("bad", SMUGGLED)
def test_nothing_is_smuggled_through_the_embedded_form(bad: str) -> None:
    form = "https://boards.greenhouse.io/embed/job_app"
    assert recognise(f"{form}?for={bad}&token=123") is None
    assert recognise(f"{form}?for=acme&token={bad}") is None


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text())
def test_any_path_at_all_leads_to_the_fixed_host_or_nowhere(text: str) -> None:
    for posting in POSTINGS.values():
        known = recognise(posting + text)
        if known is not None:
            board, address = known
            api = urlsplit(board.api_url(address))
            assert api.hostname == API_HOSTS[board.system]
            assert ".." not in api.path.split("/")


@pytest.mark.parametrize("body", NOT_JSON, ids=range(len(NOT_JSON)))
@pytest.mark.parametrize("board", BOARDS, ids=[each.system for each in BOARDS])
def test_an_answer_that_is_no_json_is_declared_unreadable(
    answer_of: Callable[..., Page], as_of: date, board: Board, body: bytes
) -> None:
    with pytest.raises(PageUnreadable):
        board.read(answer_of(body), address_on(board), as_of)


@pytest.mark.parametrize("answer", NO_POSTING, ids=range(len(NO_POSTING)))
@pytest.mark.parametrize("board", BOARDS, ids=[each.system for each in BOARDS])
def test_an_answer_without_a_posting_is_declared_unreadable(
    answer_of: Callable[..., Page], as_of: date, board: Board, answer: object
) -> None:
    with pytest.raises(PageUnreadable):
        board.read(answer_of(answer), address_on(board), as_of)


@pytest.mark.parametrize("status", [301, 401, 429, 500, 503])
@pytest.mark.parametrize("board", BOARDS, ids=[each.system for each in BOARDS])
def test_an_api_that_refuses_says_nothing_of_the_posting(
    answer_of: Callable[..., Page], as_of: date, board: Board, status: int
) -> None:
    with pytest.raises(PageUnreadable):
        board.read(answer_of({"title": "Baker"}, status), address_on(board), as_of)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.dictionaries(st.sampled_from(RECORD_KEYS), JSON_VALUES))
def test_fields_of_any_type_are_read_or_left_out(fields: dict[str, Any]) -> None:
    """What a field may hold is the sender's choice: the title is read all the same."""
    as_of = date(2026, 11, 21)
    keys = ("title", "text", "name", "jobOpeningName", "Title", "JobTitle", "PositionTitle")
    titled = dict.fromkeys((*keys, "position", "zslmsuSt"), "Baker")
    record = json.loads(json.dumps({**fields, **titled}))
    for board in BOARDS:
        if board.records_in is no_records:
            continue
        within = ("jobPostingInfo", "hiringOrganization", "structIsZdata")
        wrapped = {**record, **dict.fromkeys(within, record)}
        assert board.posting_of(wrapped, as_of).title == "Baker"
