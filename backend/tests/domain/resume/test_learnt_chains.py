"""A chain finds the likeliest labels; what it reads counts only where that is more complete."""

from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.resume.document import DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume
from trusthound.domain.resume.read.learnt.chain import Chain, Look, PlainRows, likeliest
from trusthound.domain.resume.read.readers import RULES_ALONE, Readers
from trusthound.wiring.reference.resume_chains import (
    packed_resume_chains,
    read_resume_chains,
    resume_chains,
)
from trusthound.wiring.reference.resume_readers import resume_readers

_WEIGHTS = st.integers(-20, 20).map(float)
_LABELS = "abc"
_ROWS = st.lists(st.tuples(*[_WEIGHTS] * 3), min_size=3, max_size=3).map(tuple)
_THINGS = st.lists(st.lists(st.integers(0, 2), max_size=3), min_size=1, max_size=5)


def read(text: str, readers: Readers | None = None) -> Resume:
    lines = tuple(Line(each, 0) for each in text.splitlines())
    document = document_of(DocumentFacts(Format.DOCX, pages=1), lines)
    return read_resume(document, readers or resume_readers())


@given(_ROWS, _ROWS, _THINGS)
def test_no_other_labels_score_higher(
    weights: tuple[tuple[float, ...], ...],
    behind: tuple[tuple[float, ...], ...],
    things: list[list[int]],
) -> None:
    look = Look(PlainRows(weights), behind)
    chain = Chain(tuple(_LABELS), {}, look, look)

    def score(labels: tuple[int, ...]) -> float:
        own = sum(weights[at][x] for x, places in zip(labels, things, strict=True) for at in places)
        return own + sum(behind[y][x] for x, y in pairwise(labels))

    found = tuple(_LABELS.index(each) for each in likeliest(chain, look, things))
    assert score(found) == max(map(score, product(range(3), repeat=len(things))))


def test_nothing_has_no_labels() -> None:
    look = Look(PlainRows(()), ((0.0,),))
    assert likeliest(Chain(("a",), {}, look, look), look, []) == []


def test_the_shipped_chains_are_packed_as_they_were_read() -> None:
    for chains in resume_chains():
        packed = packed_resume_chains(chains)
        assert read_resume_chains(packed).work.labels == chains.work.labels
        assert packed_resume_chains(read_resume_chains(packed)) == packed


@given(st.lists(st.lists(st.integers(0, 400), max_size=300), max_size=5))
def test_the_rows_of_all_things_are_added_at_once(things: list[list[int]]) -> None:
    for chains in resume_chains():
        weights = chains.rows.first.weights
        plain = PlainRows(tuple(weights[at]) for at in range(401))
        assert list(weights.summed(things)) == list(plain.summed(things))


ODD = """Wilma Tarrant
Experience
Worked as Happiness Hero for Quillfeather from 2016 to 2021
I looked after two hundred people.
Worked as Story Keeper for Bramblegate from 2012 to 2016
I kept what was told."""


def test_a_reading_that_is_more_complete_is_believed() -> None:
    assert read(ODD, RULES_ALONE).work == ()
    told = [(x.company, x.title) for x in read(ODD).work]
    assert [(a.value, b.value) for a, b in told if a and b] == [
        ("Quillfeather", "Happiness Hero"),
        ("Bramblegate", "Story Keeper"),
    ]


USUAL = """Ada Example
Experience
Software Engineer, Acme Ltd
Jan 2019 - Present
• Built things that many people use.
Education
B.Sc. Physics, University of Leeds
2015 - 2018"""


def test_what_rules_read_whole_stays_as_they_read_it() -> None:
    assert read(USUAL) == read(USUAL, RULES_ALONE)


@given(
    st.lists(
        st.sampled_from((*ODD.splitlines(), *USUAL.splitlines(), "• 2014 -", "(", "|")), max_size=30
    )
)
def test_any_lines_are_read_and_every_value_stands_in_the_text(lines: list[str]) -> None:
    text = "\n".join(lines)
    resume = read(text)
    shown = document_of(DocumentFacts(Format.DOCX, pages=1), tuple(Line(x, 0) for x in lines)).text
    for role in resume.work:
        for stated in (role.company, role.title, role.location, *role.highlights):
            if stated and stated.span:
                assert stated.value.split()[0] in shown[stated.span.start : stated.span.end]
