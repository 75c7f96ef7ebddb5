"""What is shared names no person, phone or mail; what is to be checked stays."""

from dataclasses import replace

import pytest

from trusthound.domain.sharing.redact import Redact, redact_for, without_contacts
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.reference.person_names import person_names

EXAMPLE = judged_examples(load_reference())[0]


def redact_of(description: str, company: str = "Harbour Foods") -> Redact:
    posting = replace(EXAMPLE.dossier.posting, description=description, company=company)
    subject = replace(EXAMPLE, dossier=replace(EXAMPLE.dossier, posting=posting))
    return redact_for(subject, person_names())


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("write to jane.miller@example.com today", "write to [mail] today"),
        ("jane.miller [at] example [dot] com", "[mail]"),
        ("Jäné@bücher.example", "[mail]"),
        ("https://jobs.example/apply?to=jane%40example.com", "[mail]"),
        ("call +44 20 7946 0958", "call [phone]"),
        ("text (303) 555-0134 now", "text [phone] now"),
        ("0171 5550134", "[phone]"),
        ("Telegram @hr_jane_miller", "[account]"),
        ("see https://www.linkedin.com/in/jane-miller-12 first", "[account]"),
    ],
)
def test_contacts_are_told_by_what_they_are(text: str, left: str) -> None:
    told = without_contacts(text)
    assert left in told
    for secret in ("jane", "jäné", "555", "7946"):
        assert secret not in told.lower()


@pytest.mark.parametrize(
    "text",
    [
        "registered on 2026-11-02, 19 days before",
        "Salary: $62,000 a year, £25.50 an hour",
        "pay 80 dollars for the background check by gift card",
        "Contact us on WhatsApp",
        "45,000 - 52,000 EUR",
    ],
)
def test_what_is_to_be_checked_stays(text: str) -> None:
    assert redact_of(text)(text) == text


def test_a_name_is_left_out_wherever_it_stands() -> None:
    redact = redact_of("Hiring manager: Jane A. Miller\n\nYou keep our books.")
    assert redact("ask Jane, or JANE A. MILLER; Miller's desk") == (
        "ask [name], or [name]; [name]'s desk"
    )


@pytest.mark.parametrize(
    "text",
    ["Dear Agnes Okafor, you are hired", "My name is Agnes Okafor", "Mrs. Okafor will call you",
     "Kind regards,\nAgnes Okafor", "Agnes Okafor\nSenior Recruiter",
     "Ansprechpartnerin: Agnes Okafor"],
)  # fmt: skip
def test_a_text_that_introduces_somebody_does_not_name_them(text: str) -> None:
    assert "Okafor" not in redact_of("")(text)


@pytest.mark.parametrize("filler", ["A" * 100_000, "A-" * 50_000, "call" + " " * 100_000])
def test_whoever_fills_a_text_does_not_hold_up_its_readers(filler: str) -> None:
    """Read in more than one way these would take minutes, of everybody's one process."""
    redact = redact_of(f"{filler}x\nHiring manager: Jane Miller")
    assert redact("Jane Miller is waiting.") == "[name] is waiting."


@pytest.mark.parametrize(
    "text",
    [
        "Contact:\tJane Miller",
        "Contact – Jane Miller",
        "Kind regards,\n\n  Jane Miller",
        "Sincerely  \r\n\tJane Miller",
        "Jane Miller- Recruiter",
    ],
)
def test_a_name_is_found_whatever_parts_it_from_what_introduces_it(text: str) -> None:
    assert "Miller" not in redact_of(text)(text)


def test_a_name_that_is_a_word_leaves_the_word_alone() -> None:
    redact = redact_of("Recruiter: Will May")
    assert redact("You will start in may, says Will") == "You will start in may, says [name]"


def test_a_name_that_nothing_introduces_is_left_out_by_itself() -> None:
    redact = redact_of("Pay 80 dollars to Agnes Okafor by gift card, then write to her.")
    assert redact("pay 80 dollars to Agnes Okafor by gift card") == (
        "pay 80 dollars to [name] by gift card"
    )
    assert redact("Okafor; AGNES; agnes.okafor@example.com") == "[name]; [name]; [mail]"


def test_employers_and_offices_are_no_persons() -> None:
    text = "Contact Harbour Foods. Dear Hiring Manager, dear Sir. Recruiter, Harbour Foods"
    assert redact_of(text)(text) == text


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Account name: ADEBAYO OGUNLESI", "Account name: [name]"),
        ("Regards\nTunde\nHR Desk", "Regards\n[name]\nHR Desk"),
        ("Contact: brenda, the manager", "Contact: [name], the manager"),
        ("Ask for Steve. Call Dr. H. Van Houten", "Ask for [name]. Call Dr. [name]"),
        ('From: "Patel, Rakesh"', 'From: "[name]"'),
        ("CashApp $SarahConnor, $80 first", "CashApp [account], $80 first"),
        ("pay Wang Wei by gift card", "pay [name] by gift card"),
        ("Dear Ann, annual leave, Annual review", "Dear [name], annual leave, Annual review"),
        ("Dear Will, you will start", "Dear [name], you will start"),
    ],
)
def test_who_is_asked_for_paid_or_signs_is_left_out(text: str, left: str) -> None:
    assert redact_of("")(text) == left


@pytest.mark.parametrize(
    "text",
    ["Account name: Business checking", "Call us. Contact sales. Text now", "Payable to the firm",
     "Ask for details; pay weekly; send it to payroll", "salary $62k, bonus $5k"],
)  # fmt: skip
def test_words_behind_a_label_are_no_persons(text: str) -> None:
    assert redact_of("")(text) == text
