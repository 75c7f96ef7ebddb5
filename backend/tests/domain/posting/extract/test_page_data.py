"""A page that is empty until its scripts run is read where it holds its posting as their data."""

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.referring import resolved
from trusthound.domain.posting.model import EmploymentType, JobPosting, Origin

TODAY = date(2026, 11, 21)
TEXT = (
    "<p>We are looking for a night baker for our team in the old harbour.</p><ul><li>You will bake "
    "bread and rolls.</li><li>Requirements: two years of experience.</li></ul><p>We offer 25 days "
    "of holiday and a pension. Apply with your resume by mail.</p>"
)
BAKER: dict[str, Any] = {
    "id": 4711,
    "title": "Night Baker (m/f)",
    "description": TEXT,
    "company": {"name": "Harbour Foods", "logo": None},
    "location": "Oslo, Norway",
    "employment_type": "FULL_TIME",
    "posted_at": "2026-11-02T08:00:00Z",
}
COOK = {**BAKER, "id": 4712, "title": "Night Cook", "description": TEXT.replace("bake", "cook")}


def page(*scripts: str, body: str = "") -> Page:
    url = "https://careers.harbour.example/jobs/4711"
    html = (
        f"<html><head><title>Harbour Foods</title></head><body><div id=root>{body}</div>"
        f"{''.join(scripts)}<noscript>Please enable JavaScript.</noscript></body></html>"
    )
    return Page(url, url, 200, (), html.encode(), (), datetime(2026, 11, 21, tzinfo=UTC))


def next_data(*postings: object) -> str:
    told = json.dumps({"props": {"pageProps": {"jobs": postings}}, "page": "/jobs/[id]"})
    return f'<script id="__NEXT_DATA__" type="application/json">{told}</script>'


def referring(data: object) -> list[object]:
    """As Nuxt writes it: each value once, objects and lists naming the places of theirs."""
    parts: list[object] = []

    def put(value: object) -> int:
        place = len(parts)
        parts.append(None)
        if isinstance(value, dict):
            parts[place] = {key: put(each) for key, each in value.items()}
        elif isinstance(value, list):
            parts[place] = [put(each) for each in value]
        else:
            parts[place] = value
        return place

    put(data)
    return parts


ASSIGNED = json.dumps({"job": BAKER, "user": None})
WAYS = {
    "next": next_data(BAKER),
    "remix": f"<script>window.__remixContext = {ASSIGNED};</script>",
    "initial state": f"<script>var a=1;window.__STATE__={ASSIGNED};(function(){{}}())</script>",
    "undefined": f"<script>window['__STATE__'] = {ASSIGNED.replace('null', 'undefined')}</script>"
    .replace(": undefined", ":undefined"),
    "parsed": f"<script>self.__DATA__ = JSON.parse({json.dumps(ASSIGNED)})</script>",
    "nuxt": f'<script type="application/json" id="__NUXT_DATA__">'
    f"{json.dumps(referring({'data': {'job': BAKER}}))}</script>",
    "schema.org names": "<script type='application/json'>"
    + json.dumps({"jobTitle": BAKER["title"], "jobDescription": TEXT, "employer": "Harbour Foods",
                  "jobLocation": "Oslo, Norway", "employmentType": "FULL_TIME",
                  "datePosted": "2026-11-02"})
    + "</script>",
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_the_posting_is_read_and_marked_as_the_pages_data(way: str) -> None:
    posting = read_page(page(WAYS[way]), as_of=TODAY)
    assert posting.title == "Night Baker (m/f)"
    assert posting.company == "Harbour Foods"
    assert [each.locality or each.text for each in posting.places] == ["Oslo"]
    assert posting.date_posted == date(2026, 11, 2)
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert "Requirements: two years of experience." in posting.description
    origins = {each.field: each.origin for each in posting.origins}
    assert origins["description"] is origins["title"] is Origin.PAGE_DATA


def test_of_several_the_one_that_the_address_names_is_read() -> None:
    assert read_page(page(next_data(COOK, BAKER, BAKER)), as_of=TODAY).title == "Night Baker (m/f)"


ARTICLE = {"title": "Our history", "description": "The harbour was built in stone. " * 20}
LOGIN = "Please sign in to view this job. Forgot your password?"


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (page(next_data({**COOK, "title": "Cook", "id": 1}, COOK)), ReadingProblem.NO_TEXT),
        (page(next_data(ARTICLE)), ReadingProblem.NO_TEXT),
        (page(next_data({**BAKER, "description": "A short teaser."})), ReadingProblem.NO_TEXT),
        (page(f"<script>window.job = makeJob({ASSIGNED})</script>"), ReadingProblem.NO_TEXT),
        (page(next_data(BAKER), body=LOGIN), ReadingProblem.LOGIN_REQUIRED),
    ],
)  # fmt: skip
def test_what_is_not_unmistakably_the_posting_of_this_page_is_left(
    told: Page, problem: ReadingProblem
) -> None:
    with pytest.raises(PageUnreadable) as refused:
        read_page(told, as_of=TODAY)
    assert refused.value.problem is problem


def test_data_beside_a_text_change_nothing() -> None:
    shown = f"<h1>Night Baker</h1>{TEXT}"
    told = read_page(page(next_data(COOK), body=shown), as_of=TODAY)
    assert told == read_page(page(body=shown), as_of=TODAY)


def test_data_that_name_themselves_or_nest_without_end_are_read_in_bounds() -> None:
    assert isinstance(resolved([{"a": 0, "b": 0, "c": 0}, 1]), dict)
    assert resolved([[[], None], 1]) == [[[], None], 1]
    deep = "[" * 100_000
    with pytest.raises(PageUnreadable):
        read_page(
            page(f"<script>window.a={deep}</script>", f"<script>window.b={deep}"), as_of=TODAY
        )


NAMED = st.sampled_from(["title", "description", "location", "company", "salary", "datePosted"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just(TEXT),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMED, inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=60, deadline=None)
@given(st.lists(VALUES, max_size=3))
def test_whatever_the_data_hold_it_is_a_posting_or_refused(data: Sequence[object]) -> None:
    script = json.dumps(data).replace("</", "<\\/")
    told = page(f'<script type="application/json">{script}</script>')
    read: list[JobPosting] = []
    with suppress(PageUnreadable):
        read.append(read_page(told, as_of=TODAY))
    assert all(each.title and each.description for each in read)
