"""The trees that ship, which weigh what readers claim; what an encoder says of each claim."""

from collections.abc import Iterator

import pytest

from trusthound.domain.resume.document import DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.model import Month, Period, Span, Stated, Work
from trusthound.domain.resume.read import as_likeliest
from trusthound.domain.resume.read.claims import claim as c
from trusthound.domain.resume.read.claims.second_look import beside_others
from trusthound.domain.resume.read.claims.traits import Surroundings, traits_of
from trusthound.domain.resume.read.claims.trees import Fork, Node, Trees
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.readers import RULES_ALONE
from trusthound.domain.resume.read.rows import rows
from trusthound.domain.resume.read.sections import parts
from trusthound.wiring.reference.resume_beliefs import (
    FILE,
    packed_resume_beliefs,
    read_resume_beliefs,
    resume_beliefs,
)
from trusthound.wiring.reference.resume_encoder import resume_encoder
from trusthound.wiring.reference.resume_readers import resume_readers

TEXT = """Experience
Senior Engineer
Quillfeather Software Ltd
2019 - 2021
I looked after the servers of two hundred people.
Clerk
Bramblegate Systems
2015 - 2019"""
ENGINEER, QUILLFEATHER, YEARS = "Senior Engineer", "Quillfeather Software Ltd", "2019 - 2021"


def span(value: str) -> Span:
    return Span(TEXT.index(value), TEXT.index(value) + len(value))


def role(title: str | None, company: str | None, dates: str | None) -> c.Claim:
    what, place = (Stated(x, span(x)) if x else None for x in (title, company))
    begin, end = map(int, dates.split(" - ")) if dates else (0, 0)
    period = Period(Month(begin), Month(end), span=span(dates)) if dates else Period()
    return c.claim(Work(place, what, period))


def seen_of(claim: c.Claim) -> dict[str, float]:
    lines = tuple(Line(each, 0) for each in TEXT.splitlines())
    shown = rows(document_of(DocumentFacts(Format.DOCX, pages=1), lines))
    return Sight(resume_encoder(), shown, parts(shown)).witness.of(claim)


def test_the_encoder_speaks_for_words_that_name_what_they_are_held_for() -> None:
    right = seen_of(role(ENGINEER, QUILLFEATHER, YEARS))
    wrong = seen_of(role(QUILLFEATHER, ENGINEER, YEARS))
    for name in ("encoder holds it for what", "encoder holds it for place"):
        assert right[name] > 1 > -1 > wrong[name]
    assert right["encoder holds both together"] > 0
    assert right["encoder holds dates together"] > 0


def test_words_that_are_cut_off_are_told() -> None:
    whole, part = (seen_of(role(ENGINEER, x, YEARS)) for x in (QUILLFEATHER, "Quillfeather"))
    assert whole["encoder goes on with place"] < 0 < part["encoder goes on with place"]
    rest = seen_of(role("Engineer", QUILLFEATHER, YEARS))
    assert rest["encoder begins what there"] < 0 < whole["encoder begins what there"]


def test_what_belongs_to_another_entry_is_told() -> None:
    mixed = seen_of(role(ENGINEER, "Bramblegate Systems", "2015 - 2019"))
    assert mixed["encoder holds both together"] < 0
    assert mixed["encoder holds dates together"] < 0


def test_what_a_claim_lacks_and_the_encoder_sees_is_told() -> None:
    assert seen_of(role(ENGINEER, None, YEARS))["encoder sees a place"] > 0
    assert seen_of(role(None, QUILLFEATHER, YEARS))["encoder sees what it is"] > 0
    assert seen_of(role(ENGINEER, QUILLFEATHER, None))["encoder sees dates"] > 0
    assert seen_of(c.claim(Work(None, Stated("of no place"), Period()))) == {}


MIXED = """Experience
2019 - 2021
Clerk
I looked after the servers of two hundred people.
Quillfeather Software Ltd
Bramblegate Systems
Senior Engineer
2015 - 2019"""


@pytest.mark.parametrize(("parted", "stood"), [(TEXT, MIXED), (MIXED, TEXT)])
def test_of_lines_in_two_orders_that_is_taken_which_makes_sense(parted: str, stood: str) -> None:
    one, other = (tuple(Line(x, 0) for x in text.splitlines()) for text in (parted, stood))
    document = document_of(DocumentFacts(Format.DOCX, pages=1), one, other)
    assert as_likeliest(document, resume_readers()).text == TEXT


def test_columns_that_were_parted_stay_so_where_nothing_weighs_them() -> None:
    lines = tuple(Line(each, 0) for each in TEXT.splitlines())
    document = document_of(DocumentFacts(Format.DOCX, pages=1), lines, lines[::-1])
    assert as_likeliest(document, RULES_ALONE) is document
    assert (
        as_likeliest(document_of(document.facts, lines), resume_readers()).lines == document.lines
    )


def test_the_shipped_trees_are_packed_as_they_were_read() -> None:
    packed = FILE.read_bytes()
    assert packed_resume_beliefs(read_resume_beliefs(packed)) == packed


def traits_in(node: Node) -> Iterator[str]:
    if isinstance(node, Fork):
        yield node.trait
        yield from traits_in(node.below)
        yield from traits_in(node.above)


def asked_by(trees: Trees) -> set[str]:
    return {trait for tree in trees.trees for trait in traits_in(tree)}


def test_what_the_trees_ask_for_is_told_of_a_claim() -> None:
    """A trait that was renamed would weigh nothing, and nobody would see."""
    readers = ("rules", "chains of people", "chains", "encoder")
    likenesses = (c.SAME_DATED, c.SAME, c.WHAT, c.PLACE, c.DATES, c.NONE)
    known = {f"{reader}: {like}" for reader in readers for like in likenesses}
    known |= {f"{at} of {of} readers" for of in (1, 2, 3, 4) for at in range(of + 1)}
    apart = ("beside it", "next to it", "near", "far")
    known |= {f"{what} {far}" for what in ("place", "dates") for far in apart}
    sections = ("work", "education", "projects", "summary", "top", "another section")
    known |= {f"in {each}" for each in sections}
    whole = role(ENGINEER, QUILLFEATHER, YEARS)
    around = Surroundings([c.Reading("rules", [whole])], [], TEXT, {0: "work"}, placed=True)
    known |= set(traits_of(whole, around))
    for each in (whole, role(ENGINEER, None, None), role(None, QUILLFEATHER, None)):
        known |= set(seen_of(each))
    known |= {
        "how sure", "what is missing", "place is missing", "no dates", "a single date",
        "what is long", "place is long", "also of the other kind", "a degree's words",
    }  # fmt: skip
    beliefs = resume_beliefs()
    for looks in (beliefs.of_roles, beliefs.of_courses):
        assert asked_by(looks.first) <= known
        assert looks.second is not None
        assert asked_by(looks.second) <= known | set(beside_others([whole], [0.5])[0])
        assert len(asked_by(looks.first) & asked_by(looks.second)) > 20
