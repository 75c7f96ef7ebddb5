"""Rows of bulk files, with schema.org names or flat ones, become postings."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.money import Period
from trusthound.domain.posting.extract.clean import INVISIBLE
from trusthound.domain.posting.extract.row import BODY, COMPANY, PAY, PLACES, TITLE, URL, read_row
from trusthound.domain.posting.model import EmploymentType, JobPosting, Origin, RemoteWork

TODAY = date(2026, 11, 21)


def read(**row: object) -> JobPosting:
    return read_row(row, as_of=TODAY)


def test_flat_names_are_read_and_every_section_stands_in_the_description() -> None:
    posting = read(
        title="Planner",
        company="Harbour Foods",
        company_profile="We bake bread.",
        description="<p>Plan deliveries.</p>",
        requirements="Clear writing.",
        benefits="A pension.",
        location="Leeds",
        salary="£30,000 - £34,000 a year",
        url="https://harbourfoods.example/jobs/1",
        datePosted="2026-11-02",
        employment_type="Full-time",
    )
    assert posting.company == "Harbour Foods"
    assert posting.description == "We bake bread.\nPlan deliveries.\nClear writing.\nA pension."
    assert posting.places[0].text == "Leeds"
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.currency) == (Decimal(30000), "GBP")
    assert posting.date_posted == date(2026, 11, 2)
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert {each.origin for each in posting.origins} == {Origin.ROW}


def test_schema_org_objects_are_read_by_what_names_them() -> None:
    posting = read(
        title="Nurse",
        hiringOrganization={"@type": "Organization", "name": "Hill Clinic"},
        jobLocation={
            "address": {"addressLocality": "York", "addressRegion": "", "addressCountry": "GB"}
        },
        baseSalary={
            "currency": "GBP",
            "value": {"minValue": 18, "maxValue": 21.5, "unitText": "HOUR"},
        },
        jobLocationType="TELECOMMUTE",
    )
    assert posting.company == "Hill Clinic"
    assert posting.places[0].text == "York, GB"
    assert posting.remote is RemoteWork.REMOTE
    assert posting.pay is not None
    assert posting.pay.maximum == Decimal("21.5")
    assert posting.pay.period is Period.HOUR


def test_a_list_written_as_python_writes_it_is_several_places() -> None:
    posting = read(title="Analyst", locations="['Singapore', 'Remote - Berlin']")
    assert [each.text for each in posting.places] == ["Singapore", "Remote - Berlin"]


def test_what_stands_for_removed_contacts_is_no_text_and_no_contact() -> None:
    posting = read(title="Clerk", description=f"Write to #EMAIL_{'a1' * 20}# or #URL_{'b2' * 20}#.")
    assert posting.description == "Write to or ."
    assert posting.contacts == ()


def test_a_message_row_is_read_as_pasted_text() -> None:
    posting = read(kind="message", text="Hello, are you free for a job?\nIt pays $900 a day.")
    assert posting.title == ""
    assert posting.description.startswith("Hello")
    assert posting.origins[-1].origin is Origin.PASTED


@pytest.mark.parametrize("row", [{}, {"title": None}, {"title": float("nan")}, {"id": "7"}])
def test_a_row_without_any_field_of_a_posting_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(InvalidInput):
        read_row(row, as_of=TODAY)


ANY_VALUE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from((*TITLE, *COMPANY, *BODY, *PLACES, *PAY, *URL)), ANY_VALUE))
def test_any_row_is_a_posting_of_bounded_clean_strings_or_is_refused(
    row: dict[str, object],
) -> None:
    try:
        posting = read_row(row, as_of=TODAY)
    except InvalidInput:
        return
    assert len(posting.title) <= 200
    assert not INVISIBLE.search(posting.title)
    assert posting.url == "" or posting.url.startswith(("http://", "https://"))
    assert read_row(row, as_of=TODAY) == posting
