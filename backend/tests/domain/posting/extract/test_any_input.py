"""Whatever comes in, a reader answers with a clean bounded posting, or refuses it by name.

Hostile inputs have two seconds of the processor, however busy the machine is: a reader that is
quadratic anywhere takes many more on these.
"""

import json
import signal
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from trusthound.domain.common.errors import InvalidInput, PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import INVISIBLE, TEXT_CHARACTERS
from trusthound.domain.posting.extract.file import read_file
from trusthound.domain.posting.extract.json_ld import linked_data
from trusthound.domain.posting.extract.microdata import microdata
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.extract.parsing import parse
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.model import JobPosting, Origin

TODAY = date(2026, 11, 21)
CORPUS = Path(__file__).parents[3] / "corpus"
PAGES = [each.read_text("utf-8") for each in sorted(CORPUS.rglob("*.html"))]
LONG = 300_000
LINE_CHARACTERS = 400
FEW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

Reader = Callable[[], JobPosting]


def page_of(body: bytes) -> Reader:
    url = "https://jobs.acme.example/careers/4711"
    page = Page(url, url, 200, (), body, (), datetime(2026, 11, 21, tzinfo=UTC))
    return lambda: read_page(page, as_of=TODAY)


def check(reader: Reader, *, twice: bool = True) -> None:
    """A declared refusal, or a posting that is clean, bounded and the same when read again."""
    try:
        posting = reader()
    except (PageUnreadable, InvalidInput):
        return
    lines = [posting.title, posting.company, posting.identifier, posting.language]
    lines += [text for each in posting.places for text in (each.text, each.locality, each.region)]
    lines += [each.detail for each in posting.origins]
    texts = [posting.description, posting.page_text, posting.company_profile, *posting.hidden_text]
    for each in lines:
        assert len(each) <= LINE_CHARACTERS
        assert "\n" not in each
    for each in (*lines, *texts):
        assert len(each) <= TEXT_CHARACTERS
        assert not INVISIBLE.search(each)
        assert not any(ord(letter) < 32 and letter not in "\n\t" for letter in each)
    for each in (posting.url, posting.apply_url, posting.company_site):
        assert each == "" or each.startswith(("http://", "https://"))
    for contact in posting.contacts:
        assert posting.whole_text[contact.start : contact.end] == contact.text
    assert not twice or reader() == posting


# Text as pages have it: words of postings, of several scripts, and what should not be there.
WORDS = st.sampled_from(
    ["Senior Engineer", "(m/w/d)", "Acme GmbH", "© 2026 Acme Ltd.", "At Acme, we", "About Acme",
     "is hiring", "Salary: $50,000 a year", "Location: Leeds", "Standort", "Lieu :", "Mzda",
     "Apply now by 4 December", "send your CV", "€ 3.450 – 3.900 brutto", "responsibilities",
     "experience", "requirements", "benefits", "no longer available", "jobs@acme.example",
     "+44 20 7946 0018", "\u202eevil\u200b", "\x00\x1f\x85", "\ud800", "求人", "مطلوب", "{",
     "&amp;", "&#0;", "&#x202e;", "Posted 3 weeks ago", "99999999999999999999", "31/31/2026"]
)  # fmt: skip
TEXTS = st.lists(WORDS | st.text(max_size=12), max_size=8).map(" ".join)
TAGS = st.sampled_from(
    ["div", "p", "h1", "h2", "h3", "ul", "li", "dl", "dt", "dd", "table", "tr", "td", "th", "pre",
     "nav", "footer", "header", "form", "a", "title", "span", "time", "main", "section", "b", "br"]
)  # fmt: skip
ATTRIBUTES = st.sampled_from(
    ["", ' class="job-title"', ' class="logo"', ' href="/"', ' href="http://["', " hidden",
     ' style="display:none"', ' datetime="2026-13-99"', ' role="heading"', ' class="company-name"',
     ' itemscope itemtype="https://schema.org/JobPosting"', ' itemprop="title"',
     ' typeof="schema:JobPosting"', ' property="schema:title"', ' itemprop="baseSalary" itemscope',
     ' content="\u200bx"', ' alt="Acme logo"', ' class="posted"', ' itemprop="description"']
)  # fmt: skip


def element(tag: str, attributes: str, inside: list[str]) -> str:
    return f"<{tag}{attributes}>{''.join(inside)}</{tag}>"


HTML = st.recursive(
    TEXTS,
    lambda inner: st.builds(element, TAGS, ATTRIBUTES, st.lists(inner, max_size=4)),
    max_leaves=25,
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["@type", "@value", "name", "value", "minValue", "maxValue", "unitText", "currency",
                 "address", "addressLocality", "addressCountry", "text"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=8,
)  # fmt: skip
DATA = st.dictionaries(
    st.sampled_from(
        ["title", "name", "description", "hiringOrganization", "jobLocation", "jobLocationType",
         "baseSalary", "estimatedSalary", "salaryCurrency", "employmentType", "datePosted",
         "validThrough", "identifier", "url", "responsibilities", "applicationContact",
         "applicantLocationRequirements"]
    ),
    VALUES,
)  # fmt: skip
ROWS = st.dictionaries(
    st.sampled_from(
        ["title", "company", "description", "location", "salary", "url", "kind", "text", "city",
         "datePosted", "validThrough", "employmentType", "isRemote", "hiringOrganization"]
    )
    | st.text(max_size=5),
    VALUES,
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """One of our pages with pieces cut out, doubled, replaced and cut off."""
    html = draw(st.sampled_from(PAGES))
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(html)))
        end = min(len(html), start + draw(st.integers(0, 300)))
        piece = draw(st.sampled_from(["", html[start:end] * 2, "<", ">", '"', "</div>", "\x00"]))
        html = html[:start] + piece + draw(TEXTS) + html[end:]
    return html[: draw(st.integers(len(html) // 2, len(html)))].encode("utf-8", "replace")


@given(HTML)
@FEW
def test_any_tree_of_elements_is_a_posting_or_a_refusal(html: str) -> None:
    check(page_of(html.encode("utf-8", "replace")))


@given(mutated())
@FEW
def test_a_damaged_page_is_a_posting_or_a_refusal(body: bytes) -> None:
    check(page_of(body))
    check(lambda: read_file(body, "saved.html", as_of=TODAY))


@given(st.binary(max_size=300), st.sampled_from(["a.html", "a.json", "a.txt", "a.har", ""]))
@FEW
def test_any_bytes_are_a_posting_or_a_refusal(body: bytes, name: str) -> None:
    check(page_of(body))
    check(lambda: read_file(body, name, as_of=TODAY))


@given(st.lists(TEXTS, max_size=12).map("\n".join))
@FEW
def test_any_text_is_a_posting_or_a_refusal(text: str) -> None:
    check(lambda: read_text(text, as_of=TODAY))
    check(lambda: read_file(text.encode("utf-8", "replace"), "a.txt", as_of=TODAY))


@given(ROWS)
@FEW
def test_any_row_is_a_posting_or_a_refusal(row: dict[str, object]) -> None:
    check(lambda: read_row(row, as_of=TODAY))


@given(DATA)
@FEW
def test_any_json_ld_is_a_posting_or_a_refusal(data: dict[str, object]) -> None:
    text = json.dumps({"@context": "https://schema.org", "@type": "JobPosting"} | data)
    check(lambda: read_file(text.encode(), "a.json", as_of=TODAY))
    script = f'<script type="application/ld+json">{text}</script>'
    check(page_of(f"<title>Engineer</title>{script}<h1>Engineer</h1>".encode()))


@given(st.text(alphabet='{}[]",:@typeJobPosting\\u0 \n', max_size=80))
@FEW
def test_any_broken_json_gives_mappings_only(text: str) -> None:
    tree = parse(f'<script type="application/ld+json">{text}JobPosting</script>')
    found = linked_data(tree.css("script"))
    assert all(isinstance(each, dict) for each in found.postings)


@given(HTML)
@FEW
def test_any_markup_gives_items_that_can_be_read(html: str) -> None:
    tree = parse(f'<div itemscope itemtype="https://schema.org/JobPosting">{html}</div>')
    for each in microdata(tree):
        read_schema_org(each, Origin.MICRODATA, as_of=TODAY)


def filled(piece: str, before: str = "", after: str = "") -> str:
    return before + piece * (LONG // len(piece)) + after


POSTING = "<title>Engineer | Acme</title><h1>Engineer</h1><p>Apply now: salary, benefits, team.</p>"
SCRIPT = '<script type="application/ld+json">'
HOSTILE = {
    "blocks": filled("<div>"),
    "headings": filled("<h2>Engineer</h2>", POSTING),
    "linked headings": filled("<h2><a href='/j/1'>Engineer</a></h2>", POSTING),
    "logos": filled('<img class="logo" alt="Acme logo">', POSTING),
    "labels": filled("<dt>Location</dt><dd>Leeds</dd>", POSTING),
    "labels in lines": filled("Location:\n", POSTING + "<pre>", "</pre>"),
    "rights": filled("<p>© 2026 Acme Ltd</p>", POSTING),
    "one long right": filled("© Acme ", POSTING + "<p>", "</p>"),
    "who takes on": filled("Acme is hiring. At Acme, we are. ", POSTING + "<p>", "</p>"),
    "capitals": filled("Acme And Sons Of The World ", POSTING + "<p>At ", " is hiring</p>"),
    "about lines": filled("<p>About Acme</p>", POSTING),
    "other jobs": filled("<p>Similar jobs</p>", POSTING),
    "times": filled('<time datetime="x">Posted</time>', POSTING),
    "title": filled("Engineer - ", "<title>", f"</title>{POSTING}"),
    "one heading": filled("Engineer (m/w/d) ", "<h1>", "</h1>" + POSTING),
    "separators": filled(" | ", "<title>", f"</title>{POSTING}"),
    "brackets": filled("((((", POSTING + "<p>"),
    "legal forms": filled(" GmbH & Co. KG", POSTING + "<p>Acme"),
    "amounts": filled("$50,000 - ", POSTING + "<p>"),
    "microdata": filled(
        '<div itemscope itemprop="a">', '<div itemscope itemtype="https://schema.org/JobPosting">'
    ),
    "rdfa": filled('<i property="title">x</i>', '<div typeof="JobPosting">'),
    "postings in data": filled('{"@type":"JobPosting"},', SCRIPT + "[", "{}]</script>"),
    "objects about the site": filled('{"@type":"Organization"},', SCRIPT + "[", "{}]</script>"),
    "broken data": filled('{"@type":"JobPosting",', SCRIPT, "</script>"),
    "bare keys": filled("a:b,", SCRIPT + '"JobPosting"{', "}</script>"),
    "keys that open": filled('{"', SCRIPT + '{"JobPosting"', "</script>"),
    "closings on one line": filled("closed. this job is no longer ", POSTING + "<p>"),
    "overrides": filled("\u202e", POSTING + "<p>", "</p>"),
    "comments in styles": filled("/*", POSTING + '<p style="', '">x</p>'),
    "rules in blocks": filled("@media screen{.x{zoom:0}", "<style>", f"</style>{POSTING}"),
    "preformatted": filled("x  \n", POSTING + "<pre>", "</pre>"),
    "scripts about the site": filled(SCRIPT + '{"@type":"WebSite"}</script>'),
}


@pytest.fixture
def two_seconds_of_cpu() -> Iterator[None]:
    """Fails the test where it stands; what is loaded once for all is loaded before."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        pytest.fail("took more than two seconds of the processor")

    check(page_of(PAGES[0].encode()))
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, 2)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)


@pytest.mark.usefixtures("two_seconds_of_cpu")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_page_is_read_or_refused_in_time(name: str) -> None:
    html = HOSTILE[name]
    check(page_of(html.encode()), twice=False)


@pytest.mark.parametrize("piece", ["Acme LLP · Leeds · £4\n", "Location: ", "a\n", "(", "© ", " |"])
@pytest.mark.usefixtures("two_seconds_of_cpu")
def test_a_hostile_text_is_read_or_refused_in_time(piece: str) -> None:
    check(lambda: read_text(filled(piece, "Engineer\n"), as_of=TODAY), twice=False)
    check(
        lambda: read_row({"title": filled(piece), "description": filled(piece)}, as_of=TODAY),
        twice=False,
    )
