"""Ways to reach someone are found where they stand, written plainly or not."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.extract.contacts import find_contacts


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Write to Jane.Doe@Example.com.", "mail jane.doe@example.com"),
        ("jobs (at) acme dot io", "mail jobs@acme.io"),
        ("jobs[at]acme[dot]io", "mail jobs@acme.io"),
        ("reach hr at acme dot com", "mail hr@acme.com"),
        ("Ring +44 20 7946 0958", "phone +442079460958"),
        ("(212) 555-0187", "phone +12125550187"),
        ("phone: 0731 556 889", "phone 0731556889"),
        ("Telegram: @hire_me", "messenger telegram:@hire_me"),
        ("text WhatsApp +1 (555) 010-9999 now", "messenger whatsapp:+15550109999"),
        ("https://t.me/foo_bar", "messenger telegram:foo_bar"),
        ("see wa.me/15550109999", "messenger whatsapp:15550109999"),
        ("message us on Signal", "messenger signal:"),
        ("Join discord.gg/abcd", "messenger discord:abcd"),
        ("WeChat ID: hr_lady99.", "messenger wechat:hr_lady99"),
        ("at www.example.org/jobs.", "link https://www.example.org/jobs"),
        ("bit.ly/3abcd", "link https://bit.ly/3abcd"),
        ("hr(a)firma.cz", "mail hr@firma.cz"),
        ("hr (zavináč) firma (tečka) cz", "mail hr@firma.cz"),
        ("jane.doe AT acme DOT co DOT uk", "mail jane.doe@acme.co.uk"),
        ("john.doe＠example.com", "mail john.doe@example.com"),
        ("Phone: +1 (212) 555-0187 ext. 23", "phone +12125550187"),
        ("TG: @hire_me", "messenger telegram:@hire_me"),
        ("@hire_me on Telegram", "messenger telegram:@hire_me"),
        ("Telegram username is hire_me", "messenger telegram:hire_me"),
        ("https://t.me/+AbCdEf12345", "messenger telegram:+AbCdEf12345"),
        ("Discord: foo#1234", "messenger discord:foo#1234"),
        ("Line ID: @hire", "messenger line:@hire"),
        ("about this job: (212) 555-0187", "phone +12125550187"),
    ],
)
def test_a_contact_is_found_and_normalised(text: str, found: str) -> None:
    assert [f"{each.kind} {each.value}" for each in find_contacts(text)] == [found]


@pytest.mark.parametrize(
    "text",
    [
        "signal processing and control",
        "icon@2x.png",
        "Salary 45 000 - 60 000, founded 1998-2004",
        "available on 12/11/2026 and/or later",
        "javascript:alert(1)",
        "IBAN DE89 3704 0044 0532 0130 00",
        "Requisition number: 555-123-4567",
        "Job ID 555-123-4567",
        "Reference number 0123456789",
        "card number 4111 1111 1111 1111",
        "$120,000 - 150,000 a year",
        "weight 40 mtg @ noon",
        "meet at noon at the dot com office",
    ],
)
def test_what_only_looks_like_a_contact_is_none(text: str) -> None:
    assert find_contacts(text) == ()


def test_the_country_of_the_posting_reads_national_numbers() -> None:
    assert find_contacts("tel. 731 556 889", "CZ")[0].value == "+420731556889"


PIECES = st.sampled_from(
    ["@", "(at)", " dot ", "telegram ", "whatsapp", "+1 212 555 0187", "https://", "www.", "a.b/"]
)


def test_an_extension_stands_in_the_span() -> None:
    (found,) = find_contacts("Call 212-555-0187 x45 now")
    assert found.text == "212-555-0187 x45"


def test_numbers_of_other_kinds_hide_no_phone_behind_them() -> None:
    text = "Ref 1998-2004, 12.11.2026 10, 45 000 - 60 000. " * 30 + "Phone: +44 20 7946 0958"
    assert [each.value for each in find_contacts(text)] == ["+442079460958"]


@pytest.mark.timeout(2)
@pytest.mark.parametrize(
    "piece",
    ["1 ", "1a", "@", "a@", " at ", "(at) a.", "t.me/", "+1(", "tg: ", "12-", "ref 1234567 "],
)
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    find_contacts(piece * (100_000 // len(piece)), "US")


@given(st.lists(PIECES | st.text(max_size=5), max_size=30).map("".join))
def test_any_text_gives_spans_that_hold_their_words_and_do_not_overlap(text: str) -> None:
    found = find_contacts(text)
    for each in found:
        assert text[each.start : each.end] == each.text
    for first, second in pairwise(found):
        assert first.end <= second.start
