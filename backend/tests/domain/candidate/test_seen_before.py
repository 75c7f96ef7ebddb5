"""Traces of a resume: what is the same at one organisation, and never at two."""

from datetime import date

import pytest

from trusthound.domain.candidate.names import comparable_parts, is_latin, name_parts
from trusthound.domain.candidate.seen_before import (
    BANDS,
    ContactKind,
    SeenResume,
    Traces,
    another_person,
    by_band,
    mail_key,
    near_duplicates,
    phone_key,
    traces_of,
)
from trusthound.domain.resume.model import Period, Resume, Stated, Work

POINT = (
    "Redesigned the nightly settlement process for Acme Freight and cut its run from nine hours "
    "to forty minutes"
)
SAME = (
    "Redesigned the nightly settlement process for Borealis and cut its run from 7 hours to "
    "25 minutes"
)
OTHER = "Trained twelve apprentices in welding, reading of drawings and safety at the shipyard"


def resume(name: str, *points: str, company: str = "Acme Freight", phone: str = "") -> Resume:
    role = Work(Stated(company), None, Period(), highlights=tuple(map(Stated, points)))
    phones = (Stated(phone),) if phone else ()
    return Resume(name=Stated(name), phones=phones, work=(role,))


def traces(resume: Resume, key: bytes = b"one organisation") -> Traces:
    return traces_of(resume, key=key)


def shared(ours: Traces, theirs: Traces) -> tuple[int, ...]:
    return near_duplicates(ours.points, by_band(ours.points), seen(theirs))


def seen(traces: Traces) -> SeenResume:
    return SeenResume(
        date(2026, 11, 2),
        traces.name_parts,
        traces.latin,
        frozenset(each.digest for each in traces.contacts),
        tuple(each.signature for each in traces.points),
    )


def test_a_point_with_other_numbers_and_employer_is_a_near_duplicate() -> None:
    ours = traces(resume("Ann Lee", POINT, OTHER))
    theirs = traces(resume("Rob Hart", SAME, company="Borealis"))
    assert shared(ours, theirs) == (0,)
    assert set(ours.points[0].bands) & set(theirs.points[0].bands)
    assert len(ours.points[0].bands) == BANDS


def test_two_organisations_share_no_trace_of_one_resume() -> None:
    one = traces(resume("Ann Lee", POINT, phone="+44 20 7946 0018"), key=b"one")
    other = traces(resume("Ann Lee", POINT, phone="+44 20 7946 0018"), key=b"other")
    assert shared(one, other) == ()
    assert not {each.digest for each in one.contacts} & seen(other).contacts
    assert one.name_parts.isdisjoint(other.name_parts)


def test_a_short_point_leaves_no_trace() -> None:
    assert traces(resume("Ann Lee", "Led a team of five engineers")).points == ()


def test_short_points_side_by_side_leave_one_trace() -> None:
    points = ("Schulung der Bediener und Abnahmeprotokolle", "Abschlussprüfung mit Note gut")
    ours = traces(resume("Ann Lee", *points))
    assert shared(ours, traces(resume("Rob Hart", *points))) == (0,)
    assert shared(ours, traces(resume("Rob Hart", points[0], "Wartung der Anlagen"))) == ()


@pytest.mark.parametrize(
    ("name", "other", "another"),
    [
        ("Maria Gonzalez", "Maria Gonzalez-Weber", False),
        ("Anna Novak", "Anna Schmidt", False),
        ("Bill Turner", "William Turner Jr.", False),
        ("Sukarno", "Sukarno", False),
        ("José Núñez", "Jose Nunez, MBA", False),
        ("王伟", "Wei Wang", False),
        ("", "Wei Wang", False),
        ("John Smith", "Priya Raman", True),
        ("Dr. John Smith", "Dr. Priya Raman", True),
    ],
)
def test_names_are_another_persons_where_no_part_agrees(
    name: str, other: str, *, another: bool
) -> None:
    assert another_person(traces(resume(name)), seen(traces(resume(other)))) is another


def test_names_come_without_titles_and_accents() -> None:
    assert name_parts("Prof. Dr. Łukasz von Öttingen, PhD") == ("lukasz", "ottingen")
    assert comparable_parts("Liz O’Neill") == comparable_parts("Elizabeth O'Neill")
    assert is_latin("Žižek")
    assert not is_latin("Иван")


def test_one_mailbox_and_one_phone_have_one_key() -> None:
    assert mail_key("Ann.Lee+jobs@googlemail.com") == mail_key("annlee@gmail.com")
    assert mail_key("ann.lee@example.org") != mail_key("annlee@example.org")
    assert phone_key("+44 (0)20 7946 0018") == phone_key("020 7946 0018")
    assert phone_key("123-456-7890") == ""
    assert phone_key("(555) 555-5555") == ""


def test_a_contact_is_shown_by_its_own_resume_alone() -> None:
    found = traces(resume("Ann Lee", phone="+1 415 906 2231")).contacts
    assert [(each.kind, each.shown) for each in found] == [(ContactKind.PHONE, "+1 415 906 2231")]
    assert len(found[0].digest) == 16
