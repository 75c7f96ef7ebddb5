"""Employers' boards asked for all that they show: which board a URL is of, what its list says."""

import json
from typing import Any

import pytest
from tests import written_lists as written
from tests.written_lists import board_of, read_of

from trusthound.adapters.boards.ashby import COLLECTION as ASHBY
from trusthound.adapters.boards.bamboohr import COLLECTION as BAMBOOHR
from trusthound.adapters.boards.collection import MOST_LISTED, Collection, Request
from trusthound.adapters.boards.greenhouse import COLLECTION as GREENHOUSE
from trusthound.adapters.boards.lever import COLLECTION as LEVER
from trusthound.adapters.boards.neogov import COLLECTION as NEOGOV
from trusthound.adapters.boards.personio import COLLECTION as PERSONIO
from trusthound.adapters.boards.pinpoint import COLLECTION as PINPOINT
from trusthound.adapters.boards.recruitee import COLLECTION as RECRUITEE
from trusthound.adapters.boards.rippling import COLLECTION as RIPPLING
from trusthound.adapters.boards.smartrecruiters import COLLECTION as SMARTRECRUITERS
from trusthound.adapters.boards.teamtailor import COLLECTION as TEAMTAILOR
from trusthound.adapters.boards.workable import COLLECTION as WORKABLE
from trusthound.adapters.boards.workday import COLLECTION as WORKDAY
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.posting.model import Liveness

ID = written.UUID % 0
SITE = "acme.wd5.myworkdayjobs.com/Careers"
# Every form that the URL of a board has, and the address that it is collected from.
ADDRESSES = (
    (ASHBY, "https://jobs.ashbyhq.com/The%20Flex", "The Flex"),
    (ASHBY, f"https://jobs.ashbyhq.com/acme/{ID}/application", "acme"),
    (ASHBY, "https://jobs.ashbyhq.com/acme/embed?version=2", "acme"),
    (ASHBY, "https://api.ashbyhq.com/posting-api/job-board/acme", "acme"),
    (BAMBOOHR, "https://acme.bamboohr.com/careers/list", "acme"),
    (BAMBOOHR, "https://acme.bamboohr.com/jobs/view.php?id=7", "acme"),
    (GREENHOUSE, "https://boards.greenhouse.io/acme", "acme"),
    (GREENHOUSE, "https://job-boards.eu.greenhouse.io/acme/jobs/12", "acme"),
    (GREENHOUSE, "https://boards.greenhouse.io/embed/job_board/js?for=acme", "acme"),
    (GREENHOUSE, "https://boards.greenhouse.io/embed/job_app?for=acme&token=12", "acme"),
    (GREENHOUSE, "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true", "acme"),
    (LEVER, "https://jobs.lever.co/acme", "acme"),
    (LEVER, f"https://jobs.eu.lever.co/acme/{ID}/apply", "eu/acme"),
    (LEVER, "https://api.eu.lever.co/v0/postings/acme?mode=json", "eu/acme"),
    (NEOGOV, "https://www.governmentjobs.com/careers/Acme", "acme"),
    (NEOGOV, "https://www.schooljobs.com/careers/acme/jobs/7/baker", "schooljobs/acme"),
    (NEOGOV, "https://www.governmentjobs.com/SearchEngine/JobsFeed?agency=acme", "acme"),
    (PERSONIO, "https://acme.jobs.personio.com/", "acme"),
    (PERSONIO, "https://acme.jobs.personio.de/job/12?language=de", "acme"),
    (PINPOINT, "https://acme.pinpointhq.com/", "acme"),
    (RECRUITEE, "https://acme.recruitee.com/o/baker/c/new", "acme"),
    (RIPPLING, "https://ats.rippling.com/en-GB/acme/jobs", "acme"),
    (RIPPLING, "https://api.rippling.com/platform/api/ats/v1/board/acme/jobs", "acme"),
    (SMARTRECRUITERS, "https://careers.smartrecruiters.com/Acme", "Acme"),
    (SMARTRECRUITERS, "https://jobs.smartrecruiters.com/ni/Acme/743999671674844-baker", "Acme"),
    (SMARTRECRUITERS, "https://api.smartrecruiters.com/v1/companies/Acme/postings", "Acme"),
    (SMARTRECRUITERS, "https://www.smartrecruiters.com/Acme/743999671674844-baker", "Acme"),
    (TEAMTAILOR, "https://acme.teamtailor.com/en/jobs", "acme"),
    (TEAMTAILOR, "https://acme.na.teamtailor.com/jobs/12-baker", "acme.na"),
    (TEAMTAILOR, "https://acme.career.teamtailor.com/jobs", "acme.career"),
    (WORKABLE, "https://apply.workable.com/acme/?lng=en", "acme"),
    (WORKABLE, "https://acme.workable.com/j/DD136DD7E7", "acme"),
    (WORKABLE, "https://apply.workable.com/api/v1/widget/accounts/acme", "acme"),
    (WORKDAY, "https://acme.wd5.myworkdayjobs.com/en-US/Careers", SITE),
    (WORKDAY, "https://acme.wd5.myworkdayjobs.com/Careers/job/Cork/Baker_R1/apply", SITE),
    (WORKDAY, "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs", SITE),
    (
        WORKDAY,
        "https://wd5.myworkdaysite.com/en-US/recruiting/acme/Careers/details/Baker_R1",
        "wd5.myworkdaysite.com/acme/Careers",
    ),
)
LISTS: tuple[tuple[Collection, str, object], ...] = (
    (ASHBY, "acme", written.ASHBY),
    (BAMBOOHR, "acme", written.BAMBOOHR),
    (GREENHOUSE, "acme", written.GREENHOUSE),
    (LEVER, "acme", written.LEVER),
    (NEOGOV, "acme", written.NEOGOV),
    (PERSONIO, "acme", written.PERSONIO),
    (PINPOINT, "acme", written.PINPOINT),
    (RECRUITEE, "acme", written.RECRUITEE),
    (RIPPLING, "acme", written.RIPPLING),
    (SMARTRECRUITERS, "acme", written.SMARTRECRUITERS),
    (TEAMTAILOR, "acme", written.TEAMTAILOR),
    (WORKABLE, "acme", written.WORKABLE),
    (WORKDAY, SITE, written.WORKDAY),
)
EMPTY: dict[str, object] = {
    "ashby": {"jobs": []},
    "bamboohr": {"result": []},
    "greenhouse": {"jobs": []},
    "lever": [],
    "neogov": "<rss><channel><title>City of Acme</title></channel></rss>",
    "personio": "<workzag-jobs/>",
    "pinpoint": {"data": []},
    "recruitee": {"offers": []},
    "rippling": [],
    "smartrecruiters": {"totalFound": 0, "content": []},
    "teamtailor": {"items": []},
    "workable": {"name": "Acme", "jobs": []},
    "workday": {"total": 0, "jobPostings": []},
}
URLS = {
    "ashby": f"https://jobs.ashbyhq.com/acme/{ID}",
    "bamboohr": "https://acme.bamboohr.com/careers/86",
    "greenhouse": "https://job-boards.greenhouse.io/acme/jobs/4012345002",
    "lever": f"https://jobs.lever.co/acme/{ID}",
    "neogov": "https://www.governmentjobs.com/careers/acme/jobs/410001",
    "personio": "https://acme.jobs.personio.de/job/1834171",
    "pinpoint": f"https://acme.pinpointhq.com/en/postings/{ID}",
    "recruitee": "https://acme.recruitee.com/o/welder",
    "rippling": f"https://ats.rippling.com/acme/jobs/{ID}",
    "smartrecruiters": "https://jobs.smartrecruiters.com/acme/743999671674840",
    "teamtailor": "https://acme.teamtailor.com/jobs/7167980-welder",
    "workable": "https://apply.workable.com/acme/j/DD136DD7E0/",
    "workday": "https://acme.wd5.myworkdayjobs.com/Careers/job/Cork/Welder_R0",
}
of_every_list = pytest.mark.parametrize(
    ("collection", "address", "answer"), LISTS, ids=[each[0].reader for each in LISTS]
)


@pytest.mark.parametrize(("collection", "url", "address"), ADDRESSES)
def test_any_url_of_a_board_names_it(collection: Collection, url: str, address: str) -> None:
    assert collection.tenant_of(url) == address


@pytest.mark.parametrize(
    "url",
    [
        "https://boards.greenhouse.io/",
        "https://boards.greenhouse.io/embed/job_board",
        "https://boards.greenhouse.io/..%2Fadmin",
        "https://boards-api.greenhouse.io/acme",
        "https://boards.greenhouse.io.evil.example/acme",
        "https://evil.example/?x=//jobs.lever.co/acme",
        "https://api.lever.co/acme",
        "https://www.bamboohr.com/careers",
        "https://www.smartrecruiters.com/",
        "https://apply.workable.com/api/v1/jobs",
        "https://acme.wd5.myworkdayjobs.com/",
        "https://wd5.myworkdaysite.com/recruiting/acme",
        "https://www.governmentjobs.com/jobs",
        "ftp://jobs.lever.co/acme",
        "acme",
        "",
    ],
)
def test_other_urls_name_no_board(url: str) -> None:
    assert [each.reader for each, _, _ in LISTS if each.tenant_of(url) is not None] == []


@of_every_list
def test_a_list_is_read_whole(collection: Collection, address: str, answer: object) -> None:
    part = read_of(collection, board_of(collection, address))(answer)
    assert [each.posting.title for each in part.listed] == ["Welder", "Painter"]
    assert part.listed[0].posting.url == URLS[collection.reader]
    assert {each.posting.liveness for each in part.listed} == {Liveness.OPEN}
    assert all(each.posting.company for each in part.listed)
    assert (part.unread, part.is_cut) == (0, False)


@of_every_list
def test_the_posting_of_a_list_leads_back_to_its_board(
    collection: Collection, address: str, answer: object
) -> None:
    part = read_of(collection, board_of(collection, address))(answer)
    assert {collection.tenant_of(each.posting.url) for each in part.listed} == {address}


@of_every_list
def test_an_empty_list_shows_nothing(collection: Collection, address: str, answer: object) -> None:
    part = read_of(collection, board_of(collection, address))(EMPTY[collection.reader])
    assert (part.listed, part.next, part.unread) == ((), "", 0)


@of_every_list
@pytest.mark.parametrize(
    "instead", ["<html><p>maintenance</p></html>", "", {"error": 1}, {"jobs": {}}, 7, []]
)
def test_a_page_or_an_error_is_no_list(
    collection: Collection, address: str, answer: object, instead: object
) -> None:
    if instead == EMPTY[collection.reader]:
        instead = None
    with pytest.raises(PageUnreadable):
        read_of(collection, board_of(collection, address))(instead)


@of_every_list
def test_an_answer_with_an_errors_status_is_no_list(
    collection: Collection, address: str, answer: object
) -> None:
    with pytest.raises(PageUnreadable):
        read_of(collection, board_of(collection, address))(answer, status=503)


def test_a_posting_shown_once_for_each_place_is_one_with_all_of_them() -> None:
    for collection, answer in (
        (WORKABLE, written.WORKABLE),
        (PERSONIO, written.PERSONIO),
        (RIPPLING, written.RIPPLING),
    ):
        part = read_of(collection, board_of(collection))(answer)
        places = {each.locality or each.text for each in part.listed[0].posting.places}
        assert places == {"Bonn", "Cork"}, collection.reader


def test_an_employer_whom_the_list_leaves_out_is_named_as_its_board_is() -> None:
    board = board_of(LEVER, name="Acme Welding Corporation")
    assert read_of(LEVER, board)(written.LEVER).listed[0].posting.company == board.name
    board = board_of(GREENHOUSE, name="Somebody else")
    listed = read_of(GREENHOUSE, board)(written.GREENHOUSE).listed
    assert {each.posting.company for each in listed} == {"Acme Corporation"}


@pytest.mark.parametrize(
    ("collection", "address", "field", "record", "most"),
    [
        (LEVER, "acme", "", written.LEVER[0], 100),
        (SMARTRECRUITERS, "acme", "content", written.SMARTRECRUITERS["content"][0], 100),
        (WORKDAY, SITE, "jobPostings", written.WORKDAY["jobPostings"][0], 20),
    ],
)
def test_a_full_page_is_followed_by_the_next_and_the_last_one_is_not(
    collection: Collection, address: str, field: str, record: dict[str, Any], most: int
) -> None:
    read = read_of(collection, board_of(collection, address))

    def answer(count: int) -> object:
        return {field: [record] * count} if field else [record] * count

    first = read(answer(most))
    assert first.next == str(most)
    assert read(answer(most), first.next).next == str(2 * most)
    assert read(answer(most - 1), first.next).next == ""
    assert read(answer(0), first.next).next == ""
    asked = collection.ask(board_of(collection, address), first.next, {})
    assert str(most) in (asked.body or b"").decode() + asked.url.partition("?")[2]


def test_a_workday_site_is_asked_by_its_own_form_and_not_without_end() -> None:
    asked = WORKDAY.ask(board_of(WORKDAY, SITE), "", {})
    assert asked.url == "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs"
    assert json.loads(asked.body or b"")["limit"] == 20
    shared = board_of(WORKDAY, "wd5.myworkdaysite.com/acme/Careers")
    url = "https://wd5.myworkdaysite.com/wday/cxs/acme/Careers/jobs"
    assert WORKDAY.ask(shared, "", {}).url == url
    page = {"jobPostings": [written.WORKDAY["jobPostings"][0]] * 20}
    last = read_of(WORKDAY, board_of(WORKDAY, SITE))(page, "1980")
    assert (last.next, last.is_cut) == ("", True)
    posting = read_of(WORKDAY, shared)(written.WORKDAY).listed[0].posting
    assert WORKDAY.tenant_of(posting.url) == shared.address


def test_days_ago_tell_a_workday_postings_day_unless_they_are_too_many() -> None:
    part = read_of(WORKDAY, board_of(WORKDAY, SITE))(written.WORKDAY)
    dates = [each.posting.date_posted for each in part.listed]
    assert [each and each.isoformat() for each in dates] == ["2026-11-20", None]


def test_a_teamtailor_feed_goes_on_at_the_next_page_and_never_back() -> None:
    read = read_of(TEAMTAILOR, board_of(TEAMTAILOR))
    assert read(written.TEAMTAILOR).next == "2"
    assert read(written.TEAMTAILOR, "2").next == ""
    asked = TEAMTAILOR.ask(board_of(TEAMTAILOR), "2", {})
    assert asked.url == "https://acme.teamtailor.com/jobs.json?page=2"
    for next_url in ("https://evil.example/?page=x", "?page=2", None, "https://x.example/?page=0"):
        assert read({**written.TEAMTAILOR, "next_url": next_url}).next == ""


def test_odd_records_are_counted_and_the_others_are_not_lost_with_them() -> None:
    first, second = written.GREENHOUSE["jobs"]
    odd: tuple[object, ...] = (
        None,
        "job",
        {},
        first | {"id": None},
        first | {"id": "../1"},
        first | {"title": ["Welder"]},
    )
    part = read_of(GREENHOUSE, board_of(GREENHOUSE))({"jobs": [*odd, second, second]})
    assert [each.posting.title for each in part.listed] == ["Painter"]
    assert part.unread == len(odd)


def test_more_postings_than_a_part_may_have_cut_the_list() -> None:
    bare = {**written.GREENHOUSE["jobs"][0], "content": ""}
    jobs = [{**bare, "id": number} for number in range(MOST_LISTED + 1)]
    part = read_of(GREENHOUSE, board_of(GREENHOUSE))({"jobs": jobs})
    assert len(part.listed) == MOST_LISTED
    assert part.is_cut


def test_a_key_stands_in_the_address_that_is_sent_and_nowhere_else() -> None:
    request = Request("https://api.example/{key}/list", keys={"key": "s3cr/t"})
    assert request.address == "https://api.example/s3cr%2Ft/list"
    assert "s3cr" not in repr(request)
    assert "s3cr" not in request.url
