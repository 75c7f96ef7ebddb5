"""A file is read by what it holds."""

import json
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem, TrustHoundError
from trusthound.domain.posting.extract.file import read_file
from trusthound.domain.posting.model import Liveness, Origin

TODAY = date(2026, 11, 21)
CORPUS = Path(__file__).parents[3] / "corpus"
POSTING = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    "title": "Baker",
    "hiringOrganization": {"name": "Harbour Foods"},
    "description": "<p>Bake bread.</p>",
    "validThrough": "2026-01-31",
}


def recording(status: int, text: str) -> bytes:
    answer = {"status": status, "headers": [], "content": {"text": text}}
    entry = {"request": {"url": "https://jobpier.example/jobs/7"}, "response": answer}
    return json.dumps({"log": {"version": "1.2", "entries": [entry]}}).encode()


def test_a_saved_page_is_read_and_takes_its_own_address() -> None:
    body = (CORPUS / "data_graph.html").read_bytes()
    posting = read_file(body, "saved.html", as_of=TODAY)
    assert posting.title == "Night Baker"
    assert posting.url == "https://jobpier.example/jobs/night-baker-4711"


def test_a_job_posting_object_is_read_and_closed_by_its_date() -> None:
    posting = read_file(json.dumps(POSTING).encode(), "posting.json", as_of=TODAY)
    assert (posting.title, posting.company) == ("Baker", "Harbour Foods")
    assert posting.description == "Bake bread."
    assert posting.liveness is Liveness.CLOSED
    assert {each.origin for each in posting.origins} == {Origin.JSON_LD}


def test_a_recorded_answer_is_read_as_the_page_it_was() -> None:
    text = (CORPUS / "head_and_text.html").read_text("utf-8")
    posting = read_file(recording(200, text), "answer.har", as_of=TODAY)
    assert posting.url == "https://jobpier.example/jobs/7"


def test_plain_text_is_read_as_if_pasted() -> None:
    posting = read_file(b"Title: Baker\nCompany: Harbour Foods\nBake bread.", "a.txt", as_of=TODAY)
    assert (posting.title, posting.company) == ("Baker", "Harbour Foods")


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", ReadingProblem.NO_TEXT),
        (b'{"a": 1}', ReadingProblem.NOT_A_POSTING),
        (json.dumps([POSTING, POSTING]).encode(), ReadingProblem.LISTING_PAGE),
        (b'{"title": "A", "company": "B"}\n{"title": "C"}\n', ReadingProblem.LISTING_PAGE),
        (b"<?xml version='1.0'?><rss><channel/></rss>", ReadingProblem.LISTING_PAGE),
        (b"%PDF-1.7 ...", ReadingProblem.NOT_A_POSTING),
        (recording(999, "<html></html>"), ReadingProblem.BLOCKED),
        (recording(200, ""), ReadingProblem.NO_TEXT),
    ],
)
def test_a_file_without_a_single_posting_is_refused(body: bytes, problem: ReadingProblem) -> None:
    with pytest.raises(PageUnreadable) as refused:
        read_file(body, "file", as_of=TODAY)
    assert refused.value.problem is problem


@pytest.mark.parametrize(
    ("body", "name"),
    [
        (b'{"title": "Driver", ', "posting.json"),
        (b"null", "posting.json"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "posting.txt"),
        (b"PK\x03\x04" + bytes(range(256)), "posting.txt"),
    ],
)
def test_a_file_that_is_not_what_its_name_says_is_no_posting(body: bytes, name: str) -> None:
    with pytest.raises(PageUnreadable) as refused:
        read_file(body, name, as_of=TODAY)
    assert refused.value.problem is ReadingProblem.NOT_A_POSTING


def test_a_markdown_heading_is_a_title_without_its_marks() -> None:
    body = b"# **Night Baker**\n\nAcme Bakery is looking for a baker in Leeds."
    assert read_file(body, "posting.md", as_of=TODAY).title == "Night Baker"


JSON = st.recursive(
    st.none() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["@type", "@graph", "title", "log", "entries", "text", "kind", "company"]
            ),
            inner | st.just("JobPosting"),
        )
    ),
    max_leaves=12,
)


@given(JSON.map(json.dumps).map(str.encode) | st.binary(max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_file_is_a_posting_or_a_declared_refusal(body: bytes) -> None:
    try:
        posting = read_file(body, "file.json", as_of=TODAY)
    except TrustHoundError:
        return
    assert len(posting.title) <= 200
