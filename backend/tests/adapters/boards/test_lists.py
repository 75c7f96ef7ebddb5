"""Employers' boards asked for all that they show: which board a URL is of, what its list says."""

import pytest
from tests.written_lists import GREENHOUSE, board_of, read_of

from trusthound.adapters.boards.collection import MOST_LISTED, Request
from trusthound.adapters.boards.greenhouse import COLLECTION as GREENHOUSE_LIST
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.posting.model import Liveness


@pytest.mark.parametrize(
    "url",
    [
        "https://boards.greenhouse.io/acme",
        "https://job-boards.eu.greenhouse.io/acme/jobs/12",
        "https://boards.greenhouse.io/embed/job_board/js?for=acme",
        "https://boards.greenhouse.io/embed/job_app?for=acme&token=12",
        "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true",
    ],
)
def test_any_url_of_a_greenhouse_board_names_it(url: str) -> None:
    assert GREENHOUSE_LIST.tenant_of(url) == "acme"


@pytest.mark.parametrize(
    "url",
    [
        "https://boards.greenhouse.io/",
        "https://boards.greenhouse.io/embed/job_board",
        "https://boards-api.greenhouse.io/acme",
        "https://boards.greenhouse.io.evil.example/acme",
        "https://boards.greenhouse.io/..%2Fadmin",
    ],
)
def test_other_urls_name_no_greenhouse_board(url: str) -> None:
    assert GREENHOUSE_LIST.tenant_of(url) is None


def test_a_greenhouse_board_is_read_whole_at_the_addresses_of_its_own_pages() -> None:
    part = read_of(GREENHOUSE_LIST, board_of(GREENHOUSE_LIST))(GREENHOUSE)
    assert [each.key for each in part.listed] == ["4012345002", "4012345003"]
    assert [each.posting.url for each in part.listed] == [
        "https://job-boards.greenhouse.io/acme/jobs/4012345002",
        "https://job-boards.greenhouse.io/acme/jobs/4012345003",
    ]
    assert part.listed[0].posting.company == "Acme Corporation"
    assert part.listed[0].posting.description == "You weld & grind."
    assert part.listed[0].posting.liveness is Liveness.OPEN
    assert (part.next, part.unread, part.is_cut) == ("", 0, False)


def test_an_empty_board_shows_nothing_and_a_page_is_no_board() -> None:
    read = read_of(GREENHOUSE_LIST, board_of(GREENHOUSE_LIST))
    assert read({"jobs": []}).listed == ()
    answers: tuple[object, ...] = ("<html>maintenance</html>", {"status": 404}, {"jobs": {}}, [])
    for answer in answers:
        with pytest.raises(PageUnreadable):
            read(answer)


def test_odd_records_are_counted_and_the_others_are_not_lost_with_them() -> None:
    first, second = GREENHOUSE["jobs"]
    odd: tuple[object, ...] = (None, "job", {}, first | {"id": None}, first | {"title": ["Welder"]})
    part = read_of(GREENHOUSE_LIST, board_of(GREENHOUSE_LIST))({"jobs": [*odd, second, second]})
    assert [each.posting.title for each in part.listed] == ["Painter"]
    assert part.unread == len(odd)


def test_more_postings_than_a_part_may_have_cut_the_list() -> None:
    first = GREENHOUSE["jobs"][0]
    bare = {**first, "content": ""}
    jobs = [{**bare, "id": number} for number in range(MOST_LISTED + 1)]
    part = read_of(GREENHOUSE_LIST, board_of(GREENHOUSE_LIST))({"jobs": jobs})
    assert len(part.listed) == MOST_LISTED
    assert part.is_cut


def test_a_key_stands_in_the_address_that_is_sent_and_nowhere_else() -> None:
    request = Request("https://api.example/{key}/list", keys={"key": "s3cr/t"})
    assert request.address == "https://api.example/s3cr%2Ft/list"
    assert "s3cr" not in repr(request)
    assert "s3cr" not in request.url
