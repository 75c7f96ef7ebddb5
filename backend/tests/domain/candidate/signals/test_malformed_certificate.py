"""Certificates' numbers and their issuers' forms."""

import pytest
from tests.written_resumes import a_certificate, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.malformed_certificate import malformed_certificate


@pytest.mark.parametrize(
    ("name", "number"),
    [("Cisco CCNA", "CSCO123"), ("CompTIA Security+", "COMP77"), ("PMP", "1234567890"),
     ("First aid", "XXXXXX"), ("AWS Certified Developer", "77"), ("CISSP", "AB-1"),
     ("CompTIA Security+", "77")],
)  # fmt: skip
def test_present_where_the_form_is_another(name: str, number: str) -> None:
    found = ask(malformed_certificate, certificates=[a_certificate(name, number)])
    assert found.outcome is Outcome.PRESENT


def test_present_for_a_badge_without_an_id() -> None:
    found = ask(malformed_certificate, links=["https://www.credly.com/badges/my-aws-badge"])
    assert found.outcome is Outcome.PRESENT


def test_absent_where_the_form_is_right() -> None:
    certificates = [a_certificate("CCNA", "CSCO12345678"), a_certificate("PMP", "PMP 2934817")]
    assert ask(malformed_certificate, certificates=certificates).outcome is Outcome.ABSENT


def test_near_miss_of_other_numbers_and_unknown_issuers() -> None:
    certificates = [
        a_certificate("Cisco CCNA", "431204857AB"),
        a_certificate("Welding", "W-77"),
        a_certificate("AWS Certified Developer", "5XR2HKN2KEQ1Q8SR"),
        a_certificate("AWS Certified Solutions Architect", "AWS-ASA-22512"),
        a_certificate("PMP", "b1f0a2c4-0d3e-4f5a-9b6c-7d8e9f0a1b2c"),
        a_certificate("PMP Exam Preparation, Udemy", "UC-7QK2"),
    ]
    assert ask(malformed_certificate, certificates=certificates).outcome is Outcome.ABSENT


def test_not_applicable_without_a_number() -> None:
    assert ask(malformed_certificate).outcome is Outcome.NOT_APPLICABLE
