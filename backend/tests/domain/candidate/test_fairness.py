"""Twins that differ in what must not count: their scores differ by a point at most.

Names, the words by which gender is told, origin, where somebody studied, and months without work.
"""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.written_resumes import a_course, a_dossier, a_role

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.candidate.assess import assess
from trusthound.domain.candidate.breakdown import Breakdown, breakdown_of, recommendation_of
from trusthound.domain.resume.model import Level

NAMES = st.sampled_from(
    ["Emily Walsh", "Lakisha Washington", "Mohammed Al-Farsi", "Nguyễn Thị Minh Khai", "王伟",
     "Sukarno", "Ngozi Okonkwo-Adeyemi", "Jürgen von Bülow", "Анна Петрова", "Jo Lee", "B. K. Rao",
     "María José de la Cruz", "X Æ"]
)  # fmt: skip
SCHOOLS = st.sampled_from(
    ["University of Michigan", "University of Ghana", "Sharif University of Technology",
     "Universidad de Buenos Aires", "IIT Kharagpur", "MGU Moskva", "Tribhuvan University",
     "Howard University", "Smith College", "An-Najah National University"]
)  # fmt: skip
WORDS = st.sampled_from(
    ["chairman", "chairwoman", "waitress", "waiter", "fraternity", "sorority", "mother of two",
     "men's choir", "women's football", "mosque volunteer", "church volunteer", "wheelchair rugby"]
)  # fmt: skip
PLACES = st.sampled_from(["Austin, TX", "Lagos, Nigeria", "Warsaw, Poland", "Karachi", "", "Leeds"])
PHONES = st.sampled_from(
    ["+1 512 555 0134", "+234 803 555 0134", "+92 300 5550134", "512 555 0134"]
)
few = settings(max_examples=12, deadline=None)


def judged(
    name: str = "Emily Walsh",
    school: str = "University of Michigan",
    word: str = "chairman",
    place: str = "Austin, TX",
    phone: str = "+1 512 555 0134",
    second: str = "2019-02 now",
) -> Assessment:
    return assess(
        a_dossier(
            a_role("Acme Freight", "Bookkeeper", "2015-01 2018-12", f"Cared for accounts, {word}"),
            a_role("Borealis", "Accountant", second, "Closed the books of four companies"),
            name=name,
            mails=["books.and.more@gmail.com"],
            mail="books.and.more@gmail.com",
            phones=[phone],
            location=place,
            education=[a_course(school, "2011-09 2014-06", Level.BACHELOR)],
            text=word,
        )
    )


def apart(one: Assessment, other: Assessment) -> int:
    assert one.score is not None
    assert other.score is not None
    return abs(one.score - other.score)


@few
@given(one=NAMES, other=NAMES)
def test_a_name_moves_the_score_by_a_point_at_most(one: str, other: str) -> None:
    assert apart(judged(name=one), judged(name=other)) <= 1


@few
@given(one=WORDS, other=WORDS)
def test_words_of_gender_family_faith_and_disability_move_nothing(one: str, other: str) -> None:
    assert apart(judged(word=one), judged(word=other)) == 0


@few
@given(one=SCHOOLS, other=SCHOOLS)
def test_where_somebody_studied_moves_nothing(one: str, other: str) -> None:
    assert apart(judged(school=one), judged(school=other)) == 0


@few
@given(place=PLACES, phone=PHONES)
def test_place_and_phone_move_the_score_by_a_point_at_most(place: str, phone: str) -> None:
    there = judged(place=place, phone=phone)
    assert apart(judged(), there) <= 1
    assert recommendation_of(there).level == recommendation_of(judged()).level


@few
@given(start=st.integers(2019, 2026))
def test_years_without_work_move_nothing(start: int) -> None:
    assert apart(judged(), judged(second=f"{start}-02 now")) == 0


@few
@given(name=NAMES, school=SCHOOLS, word=WORDS, place=PLACES, phone=PHONES)
def test_all_of_it_together_moves_the_score_by_a_point_at_most(
    name: str, school: str, word: str, place: str, phone: str
) -> None:
    twin = judged(name, school, word, place, phone, "2023-05 now")
    assert apart(judged(), twin) <= 1
    ours, theirs = breakdown_of(judged()), breakdown_of(twin)
    assert _passes(ours) == _passes(theirs)


def test_what_a_photo_or_a_style_would_add_is_no_fact_of_the_dossier() -> None:
    dossier = a_dossier(a_role("Acme Freight", "Bookkeeper", "2015-01 2018-12"))
    pictured = replace(
        dossier,
        document=replace(dossier.document, facts=replace(dossier.document.facts, images=3)),
    )
    assert assess(pictured).score == assess(dossier).score


def _passes(parts: Breakdown) -> list[bool]:
    given = (parts.employment_history, parts.email, parts.authenticity, parts.resume)
    return [each is None or each > 70 for each in given]
