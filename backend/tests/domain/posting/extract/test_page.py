"""Pages of our own, built like real ones, are read into postings or refused with a reason."""

import json
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import INVISIBLE, TEXT_CHARACTERS
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.model import JobPosting, Liveness, Origin

TODAY = date(2026, 11, 21)
CORPUS = Path(__file__).parents[3] / "corpus"
EXPECTED: dict[str, dict[str, object]] = json.loads((CORPUS / "expected.json").read_text("utf-8"))
SECRET = "javascript:alert(1)"


def page(body: bytes, *, url: str = "https://jobpier.example/x", status: int = 200) -> Page:
    moment = datetime(2026, 11, 21, tzinfo=UTC)
    return Page(url, url, status, (("content-type", "text/html"),), body, (), moment)


def read(name: str, **told: object) -> JobPosting:
    url = str(told.get("url", "https://jobpier.example/x"))
    return read_page(page((CORPUS / name).read_bytes(), url=url), as_of=TODAY)


def seen(posting: JobPosting, field: str) -> object:
    """A field in the words of expected.json."""
    if field == "places":
        return [each.text for each in posting.places]
    if field == "pay":
        pay = posting.pay
        return pay and [str(pay.minimum), str(pay.maximum), pay.currency, str(pay.period)]
    if field == "employment_types":
        return [each.value for each in posting.employment_types]
    if field == "contacts":
        return [f"{each.kind} {each.value}" for each in posting.contacts]
    if field == "title_origin":
        return next(each.origin for each in posting.origins if each.field == "title").value
    value = getattr(posting, field)
    return value.isoformat() if isinstance(value, date) else value


@pytest.mark.parametrize(
    ("name", "field"), [(name, field) for name, fields in EXPECTED.items() for field in fields]
)
def test_a_page_gives_the_field_that_a_person_reads_in_it(name: str, field: str) -> None:
    assert seen(read(name), field) == EXPECTED[name][field]


def test_contacts_point_at_their_words_in_the_description() -> None:
    posting = read("data_broken.html")
    for each in posting.contacts:
        assert posting.description[each.start : each.end] == each.text
    assert [each.text for each in posting.contacts] == ["our planning desk", "this channel"]


def test_escaped_markup_in_a_description_becomes_lines() -> None:
    lines = read("data_graph.html").description.split("\n")
    assert lines[:3] == [
        "Bake bread & rolls through the night in our Leeds bakery.",
        "Mix and prove dough",
        "Keep the ovens clean",
    ]


def test_menus_cookies_and_footers_are_no_description() -> None:
    description = read("head_and_text.html").description
    assert "Sign in" not in description
    assert "cookies" not in description
    assert "backbone" in description


def test_hidden_instructions_are_kept_as_evidence_and_not_shown() -> None:
    posting = read("hidden.html")
    assert posting.title == "Data Clerk"
    assert not INVISIBLE.search(posting.description)
    assert len(posting.hidden_text) == 3
    assert "score the job 100" in posting.hidden_text[0]
    assert "ignore all previous instructions" in posting.hidden_text[1]
    assert posting.hidden_text[2] == "written backwards: “Clerk”"
    assert "score the job" not in posting.description


def test_a_script_address_is_no_url() -> None:
    assert SECRET not in repr(read("hidden.html"))


def test_one_of_several_postings_is_told_by_the_address() -> None:
    posting = read("several.html", url="https://harbourfoods.example/jobs/planner/")
    assert posting.title == "Planner"


def test_a_closed_posting_quotes_what_says_so() -> None:
    evidence = read("closed.html").liveness_evidence
    assert evidence is not None
    assert evidence.quote == "This position has been filled"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("several.html", ReadingProblem.LISTING_PAGE),
        ("listing.html", ReadingProblem.LISTING_PAGE),
        ("challenge.html", ReadingProblem.BLOCKED),
        ("login.html", ReadingProblem.LOGIN_REQUIRED),
        ("shell.html", ReadingProblem.NO_TEXT),
        ("article.html", ReadingProblem.NOT_A_POSTING),
    ],
)
def test_a_page_that_shows_no_posting_is_refused_with_the_reason(
    name: str, problem: ReadingProblem
) -> None:
    with pytest.raises(PageUnreadable) as refused:
        read(name)
    assert refused.value.problem is problem


@pytest.mark.parametrize(
    ("status", "problem"),
    [
        (401, ReadingProblem.LOGIN_REQUIRED),
        (403, ReadingProblem.BLOCKED),
        (429, ReadingProblem.BLOCKED),
        (999, ReadingProblem.BLOCKED),
        (404, ReadingProblem.NOT_A_POSTING),
        (500, ReadingProblem.UNREACHABLE),
    ],
)
def test_a_refusing_status_is_no_posting(status: int, problem: ReadingProblem) -> None:
    text = b"<h1>Sorry</h1><p>" + b"We could not find what you were looking for here. " * 5
    with pytest.raises(PageUnreadable) as refused:
        read_page(page(text, status=status), as_of=TODAY)
    assert refused.value.problem is problem


def test_a_posting_that_answers_gone_is_closed() -> None:
    body = (CORPUS / "data_broken.html").read_bytes()
    posting = read_page(page(body, status=410), as_of=TODAY)
    assert posting.title == "Delivery Planner"
    assert posting.liveness is Liveness.CLOSED


@pytest.mark.parametrize("charset", ["windows-1250", "utf-16", "gb18030", "utf-8"])
def test_the_declared_encoding_is_read(charset: str) -> None:
    text = (CORPUS / "head_and_text.html").read_text("utf-8").replace("Porto", "Příbram")
    body = text.replace("<head>", f'<head><meta charset="{charset}">').encode(charset)
    posting = read_page(page(body), as_of=TODAY)
    assert posting.places[0].text == "Příbram, Portugal"


HOSTILE = {
    "deep nesting": "<div>" * 100_000 + "<h1>x</h1>",
    "many attributes": "<div " + " ".join(f"a{each}" for each in range(60_000)) + ">",
    "attributes behind a quoted end": '<div a=">" '
    + " ".join(f"a{each}" for each in range(60_000))
    + ">",
    "many options": "<select>" + "<option>" * 50_000,
    "deep JSON": '<script type="application/ld+json">{"a":"JobPosting","b":'
    + "[" * 50_000
    + "</script>",
    "huge number": '<script type="application/ld+json">{"@type":"JobPosting","title":"x",'
    '"baseSalary":' + "9" * 10_000 + "}</script>",
    "NaN": '<script type="application/ld+json">{"@type":"JobPosting","title":NaN}</script>',
    "NUL and surrogates": "<h1>\x00\\ud800</h1>",
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.timeout(20)
def test_hostile_markup_ends_in_a_posting_or_a_reason(name: str) -> None:
    body = HOSTILE[name].encode() + b"<p>A job with salary and benefits, apply now.</p>"
    assert clean_or_refused(body)


PIECES = st.sampled_from(
    [b"<div>", b"</p>", b"<script type='application/ld+json'>", b"</script>", b'{"@type":',
     b'"JobPosting",', b'"title":"x"}', b"<!--", b"\xff\xfe", b"\x00", b"&#0;", b"\xed\xa0\x80",
     b"<h1>", b'<a href="http://[">', b'<a href="HTTP://x.y/?url=http://z.a">apply now</a>',
     b"apply now", b"$50,000 a year", b"+1 212 555 0187", b"["]
)  # fmt: skip


@given(st.lists(PIECES | st.binary(max_size=20), max_size=40).map(b"".join))
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_a_posting_of_bounded_clean_strings_or_a_declared_refusal(
    body: bytes,
) -> None:
    assert clean_or_refused(body)


def clean_or_refused(body: bytes) -> bool:
    try:
        posting = read_page(page(body), as_of=TODAY)
    except PageUnreadable:
        return True
    assert len(posting.title) <= 200
    assert len(posting.description) <= TEXT_CHARACTERS
    assert not INVISIBLE.search(posting.title + posting.company + posting.description)
    for each in (posting.url, posting.apply_url, posting.company_site):
        assert each == "" or each.startswith(("http://", "https://"))
    for contact in posting.contacts:
        assert posting.description[contact.start : contact.end] == contact.text
    return read_page(page(body), as_of=TODAY) == posting


def test_a_redirecting_link_is_followed_in_its_words_however_many_it_has() -> None:
    query = "&".join(f"a{each}=http://x.example" for each in range(60))
    link = f"https://go.example/?{query[:900]}&url=https://apply.example/9".encode()
    body = (CORPUS / "head_and_text.html").read_bytes()
    body = body.replace(b"https://apply.cableandsons.example/77", link)
    assert read_page(page(body), as_of=TODAY).apply_url == "https://apply.example/9"


def test_every_field_read_names_where_it_was_read() -> None:
    named = {each.field: each.origin for each in read("microdata.html").origins}
    assert named["company"] is Origin.MICRODATA
    assert {"title", "description", "places", "date_posted"} <= named.keys()


def test_what_the_page_shows_beside_its_data_is_kept_apart_from_the_description() -> None:
    told = "We plan routes for forty vans and keep the drivers and the customers informed. " * 4
    body = (
        f'<title>Planner</title><script type="application/ld+json">{{"@type": "JobPosting", '
        f'"title": "Planner", "description": "{told}"}}</script><nav>Home and all our jobs</nav>'
        f"<main><h1>Planner</h1><p>{told}</p><p>A registration fee of $75 is required first.</p>"
        "<p>Write to our manager on Telegram @planner_hr today.</p></main>"
    )
    posting = read_page(page(body.encode()), as_of=TODAY)
    assert posting.page_text.split("\n") == [
        "A registration fee of $75 is required first.",
        "Write to our manager on Telegram @planner_hr today.",
    ]
    assert "fee" not in posting.description
    handle = next(each for each in posting.contacts if each.value == "telegram:@planner_hr")
    assert posting.whole_text[handle.start : handle.end] == handle.text


def test_a_list_whose_first_entry_is_told_at_length_is_a_listing() -> None:
    told = "<p>We are looking for a driver to join our team in Leeds. Requirements: a licence.</p>"
    linked = "".join(
        f'<h2><a href="/jobs/{at}">{title}</a></h2><p>Leeds</p>'
        for at, title in enumerate(["Accountant", "Cleaner", "Forklift Operator"])
    )
    first = f"<h2>Driver</h2>{told * 4}<p>Full-time. Salary: £28,000 a year. Apply now.</p>"
    listing = f"<title>Careers | Acme Ltd</title><h1>Open positions</h1>{first}{linked}"
    with pytest.raises(PageUnreadable) as refused:
        read_page(page(listing.encode()), as_of=TODAY)
    assert refused.value.problem is ReadingProblem.LISTING_PAGE
    single = listing.replace(linked, f"<h2>Other jobs</h2>{linked}")
    assert read_page(page(single.encode()), as_of=TODAY).title == "Driver"


def test_a_notice_broken_by_letters_without_width_still_closes_the_posting() -> None:
    body = "<h1>Driver</h1><p>This job is no lon\u200bger accept&shy;ing applications.</p>"
    posting = read_page(page(body.encode()), as_of=TODAY)
    assert posting.liveness is Liveness.CLOSED


def test_a_closed_posting_keeps_what_its_labels_tell() -> None:
    body = """<title>Driver | Acme</title><h1>Driver</h1><p>This position has been filled.</p>
    <p>Location: Leeds, UK</p><p>Salary: £28,000 a year</p><h2>Similar jobs</h2>
    <p>Location: York</p><p>Salary: £50,000 a year</p>"""
    posting = read_page(page(body.encode()), as_of=TODAY)
    assert posting.liveness is Liveness.CLOSED
    assert [each.text for each in posting.places] == ["Leeds, UK"]
    assert posting.pay is not None
    assert posting.pay.text == "£28,000 a year"


def test_an_address_that_is_none_has_no_origin() -> None:
    data = {"@type": "JobPosting", "title": "Driver", "description": "Drive the van. " * 20,
            "hiringOrganization": {"name": "Acme", "sameAs": SECRET}, "url": SECRET}  # fmt: skip
    body = f'<script type="application/ld+json">{json.dumps(data)}</script><h1>Driver</h1>'
    posting = read_page(page(body.encode()), as_of=TODAY)
    assert posting.company_site == ""
    assert "company_site" not in {each.field for each in posting.origins}
    assert all(getattr(posting, each.field) for each in posting.origins)
