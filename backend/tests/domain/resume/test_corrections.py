"""What its owner corrected stands instead of what was read; what they left keeps its place."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.resume.checked_corrections import checked_corrections
from trusthound.domain.resume.corrections import (
    NO_CORRECTIONS,
    Corrections,
    changed,
    corrected,
    corrected_fields,
)
from trusthound.domain.resume.fields import CourseFields, Fields, RoleFields, fields_of
from trusthound.domain.resume.model import Employment, Month, Resume, Stated

WRITTEN = """
# Ann Example
ann@example.org | +1 312 555 0123 | Austin, TX
# Experience
Engineer, Acme Inc
Jan 2020 - Present
• Moved billing to Kafka and Go
Developer, Globex Ltd
2016 - 2019
# Education
B.Sc. in Physics, University of Example, 2015
# Skills
Python, Go
# Languages
German (fluent)
# Certifications
PMP, 2019
"""
Read = Callable[..., Resume]


def whole(fields: Fields) -> Corrections:
    """As if every field had been sent back."""
    return Corrections(**{name: getattr(fields, name) for name in Fields.__slots__})


def test_without_corrections_it_is_the_same(read: Read) -> None:
    resume = read(WRITTEN)
    assert corrected(resume, NO_CORRECTIONS) is resume


def test_what_is_sent_back_as_it_was_read_is_read_so_with_its_places(read: Read) -> None:
    resume = read(WRITTEN)
    again = corrected(resume, checked_corrections(whole(fields_of(resume))))
    assert fields_of(again) == fields_of(resume)
    assert [each.span for each in again.work] == [each.span for each in resume.work]
    assert [each.highlights for each in again.work] == [each.highlights for each in resume.work]
    assert [each.period for each in again.work] == [each.period for each in resume.work]
    assert (again.skills, again.certificates) == (resume.skills, resume.certificates)


def test_a_role_that_was_changed_keeps_what_was_left_of_it(read: Read) -> None:
    resume = read(WRITTEN)
    first = fields_of(resume).work[0]
    told = RoleFields(first.id, first.company, "Staff Engineer", "2020-01", "2024-06")
    (role,) = corrected(resume, checked_corrections(Corrections(work=(told,)))).work
    assert role.company == resume.work[0].company
    assert role.title == Stated("Staff Engineer")
    assert (role.period.start, role.period.end) == (Month(2020, 1), Month(2024, 6))
    assert not role.period.current
    assert role.highlights == ()
    assert role.span == resume.work[0].span


def test_a_new_role_has_no_place_whatever_id_it_is_sent_with(read: Read) -> None:
    resume = read(WRITTEN)
    told = tuple(RoleFields(id_, "Initech", "Clerk") for id_ in ("w1", "w1", "", "x", "w900"))
    made = checked_corrections(Corrections(work=told))
    assert made.work is not None
    assert len({each.id for each in made.work}) == len(told)
    assert all(each.span is None for each in corrected(resume, made).work)


def test_an_empty_list_is_a_correction_and_an_empty_name_is_none(read: Read) -> None:
    resume = corrected(read(WRITTEN), Corrections(name="", skills=(), work=()))
    assert (resume.name, resume.skills, resume.work) == (None, (), ())


def test_corrections_add_up_and_are_taken_back_by_name(read: Read) -> None:
    first = changed(NO_CORRECTIONS, Corrections(name="Anne", skills=("Rust",)), ())
    both = changed(first, Corrections(headline="Engineer"), ("skills",))
    assert both == Corrections(name="Anne", headline="Engineer")
    told = corrected_fields(read(WRITTEN), both)
    assert (told.name, told.headline, told.skills) == ("Anne", "Engineer", ("Python", "Go"))


def test_what_lasts_has_no_end_and_shows_nothing_that_is_not_seen() -> None:
    role = RoleFields("", " Acme\u202e\n Inc\0 ", "A", "2020", "2021", current=True)
    (made,) = checked_corrections(Corrections(work=(role,))).work or ()
    assert (made.company, made.end, made.current) == ("Acme Inc", "", True)


@pytest.mark.parametrize("dates", [("2020-05", "2020"), ("2020", "2020-01"), ("2020", "2020")])
def test_a_year_alone_may_mean_any_of_its_months(dates: tuple[str, str]) -> None:
    checked_corrections(Corrections(work=(RoleFields("", "Acme", "", *dates),)))


@pytest.mark.parametrize(
    "dates", [("2020-05", "2020-04"), ("2021", "2020"), ("20", ""), ("1899", ""), ("", "2020-00")]
)
def test_dates_that_cannot_be_are_refused(dates: tuple[str, str]) -> None:
    with pytest.raises(InvalidInput):
        checked_corrections(Corrections(education=(CourseFields("", "A", "", "", None, *dates),)))


_TEXT = st.text(max_size=40)
_ROLES = st.builds(
    RoleFields, _TEXT, _TEXT, _TEXT, _TEXT, _TEXT, st.booleans(), st.sampled_from(Employment),
    _TEXT, st.lists(_TEXT, max_size=3).map(tuple),
)  # fmt: skip


@given(
    st.builds(
        Corrections,
        name=_TEXT,
        mails=st.lists(_TEXT, max_size=3).map(tuple),
        work=st.lists(_ROLES, max_size=3).map(tuple),
    )
)
def test_anything_is_refused_or_kept_and_checking_again_changes_nothing(sent: Corrections) -> None:
    try:
        made = checked_corrections(sent)
    except InvalidInput:
        return
    assert checked_corrections(made) == made
    assert corrected_fields(Resume(), made).work == made.work
    assert len(corrected(Resume(), made).work) == len(made.work or ())
