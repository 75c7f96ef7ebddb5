"""Years of experience: times side by side count once, and what is rough is said to be."""

from datetime import date

from trusthound.domain.resume.experience import experience
from trusthound.domain.resume.model import Employment, Month, Period, Work

AS_OF = date(2026, 11, 22)


def role(
    start: Month | None,
    end: Month | None = None,
    *,
    current: bool = False,
    kind: Employment = Employment.UNSTATED,
) -> Work:
    return Work(None, None, Period(start, end, current), kind)


def test_roles_side_by_side_count_once() -> None:
    told = experience(
        [
            role(Month(2020, 1), Month(2020, 12)),
            role(Month(2020, 7), Month(2021, 6)),
            role(Month(2023, 1), Month(2023, 6)),
        ],
        AS_OF,
    )
    assert told.months == 24
    assert told.years == 2.0
    assert [each.months for each in told.stretches] == [18, 6]
    assert not told.rough


def test_what_lasts_counts_until_today_and_nothing_counts_of_the_future() -> None:
    told = experience(
        [role(Month(2026, 10), current=True), role(Month(2026, 12), Month(2027, 5))], AS_OF
    )
    assert told.months == 2
    assert told.uncounted == 1


def test_whole_years_count_from_january_to_december_and_are_rough() -> None:
    told = experience([role(Month(2019), Month(2020))], AS_OF)
    assert told.months == 24
    assert told.rough


def test_internships_and_volunteering_are_told_apart() -> None:
    told = experience(
        [
            role(Month(2020, 1), Month(2020, 12)),
            role(Month(2019, 10), Month(2020, 3), kind=Employment.INTERNSHIP),
            role(Month(2020, 6), Month(2021, 1), kind=Employment.VOLUNTEER),
        ],
        AS_OF,
    )
    assert (told.months, told.internship_months, told.volunteer_months) == (12, 3, 1)


def test_a_role_that_does_not_say_when_it_ended_or_ends_before_it_begins_is_not_counted() -> None:
    told = experience(
        [role(Month(2019, 1)), role(None, Month(2020, 1)), role(Month(2020, 5), Month(2020, 1))],
        AS_OF,
    )
    assert (told.months, told.uncounted) == (0, 3)


def test_no_roles_are_no_months() -> None:
    assert experience([], AS_OF).months == 0
