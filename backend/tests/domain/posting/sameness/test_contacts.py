"""Which contacts tell who is behind a posting, and which are everybody's."""

import pytest

from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.sameness.contacts import MOST_CONTACTS, telling_contacts


def told(text: str) -> list[str]:
    posting = JobPosting("Clerk", "Acme", text, contacts=find_contacts(text))
    return list(telling_contacts(posting, frozenset({"acme.example"})).values())


@pytest.mark.parametrize(
    ("text", "contact"),
    [
        ("Write to hiring.desk@gmail.com.", "hiring.desk@gmail.com"),
        ("Write to hr@acme-offers.example.", "hr@acme-offers.example"),
        ("Call +1 312 555 0142 now.", "+1 312 555 0142"),
        ("Send USDT to TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC.", "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"),
    ],
)
def test_personal_contacts_tell(text: str, contact: str) -> None:
    assert told(text) == [contact]


@pytest.mark.parametrize(
    "text",
    [
        "Write to jobs@acme.example or jobs@mail.acme.example.",
        "Write to apply-77@mail.greenhouse.io.",
        "Write to apply@indeed.com.",
        "For accommodations write to accommodations@globex.example.",
        "Call the EEOC at +1 800 669 4000.",
        "Message us on WhatsApp.",
        "Our reference is 3QJmnh or 0x12.",
    ],
)
def test_own_board_and_public_contacts_do_not(text: str) -> None:
    assert told(text) == []


def test_a_posting_full_of_contacts_keeps_a_few() -> None:
    text = " ".join(f"name{letter}@gmail.com" for letter in "abcdefghijklmnop")
    assert len(told(text)) == MOST_CONTACTS


def test_the_spelling_of_a_contact_does_not_matter() -> None:
    one, other = (
        telling_contacts(
            JobPosting("Clerk", "Acme", text, contacts=find_contacts(text)), frozenset()
        )
        for text in ("Call +1 312 555 0142.", "Call +1 (312) 555-0142.")
    )
    assert set(one) == set(other)
    assert one
