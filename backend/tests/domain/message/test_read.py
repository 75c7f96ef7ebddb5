"""Turns, amounts, accounts, wallets, links and claims are read with their places in the text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.money import Period
from trusthound.domain.message.model import EntityKind, Message
from trusthound.domain.message.read.text import read_message

BITCOIN = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"
SEGWIT = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"


def values(message: Message, kind: EntityKind) -> list[str]:
    return [each.value for each in message.named(kind)]


def test_every_entity_stands_where_it_says() -> None:
    message = read_message(
        "Hi, I'm Anna Reyes, recruiter at Meridian Rail. Earn $200-$500 daily, text me on WhatsApp "
        "+1 202 555 0143 or anna@meridian.example, see hxxps://pay[.]example/join"
    )
    for each in message.entities:
        assert message.text[each.start : each.end] == each.text
    assert values(message, EntityKind.PERSON) == ["Anna Reyes"]
    assert values(message, EntityKind.COMPANY) == ["Meridian Rail"]
    assert values(message, EntityKind.APP) == ["whatsapp:+12025550143"]
    assert values(message, EntityKind.MAIL) == ["anna@meridian.example"]
    assert values(message, EntityKind.LINK) == ["https://pay.example/join"]
    assert [each.defanged for each in message.named(EntityKind.LINK)] == [True]
    amounts = message.named(EntityKind.AMOUNT)
    assert [(each.value, each.period) for each in amounts] == [
        ("USD 200", Period.DAY),
        ("USD 500", Period.DAY),
    ]


@pytest.mark.parametrize(
    ("text", "value", "period"),
    [
        ("up to 150 USDT per day", "USDT 150", Period.DAY),
        ("₹2500 roz", "INR 2500", Period.DAY),
        ("$5 per like", "USD 5", Period.TASK),
        ("daily $90", "USD 90", Period.DAY),
        ("N6,500 for the form", "NGN 6500", None),
        ("300 bucks", "USD 300", None),
        ("800 € pro Woche", "EUR 800", Period.WEEK),
    ],
)
def test_an_amount_is_read_with_what_it_is_paid_for(
    text: str, value: str, period: Period | None
) -> None:
    found = read_message(text).named(EntityKind.AMOUNT)
    assert [(each.value, each.period) for each in found] == [(value, period)]


def test_a_wallet_is_read_only_where_its_check_sum_holds() -> None:
    message = read_message(f"send to {BITCOIN} or {SEGWIT} or {TRON} or 0x{'ab' * 20}")
    assert values(message, EntityKind.WALLET) == [
        f"bitcoin:{BITCOIN}",
        f"bitcoin:{SEGWIT}",
        f"tron:{TRON}",
        f"ethereum:0x{'ab' * 20}",
    ]
    wrong = f"send to {BITCOIN[:-1]}b or {SEGWIT[:-1]}5 or {TRON[:-1]}u"
    assert values(read_message(wrong), EntityKind.WALLET) == []


def test_a_thread_has_turns_and_the_readers_own_are_marked() -> None:
    message = read_message(
        "[12/03/2026, 10:15] Anna HR: Hello dear\n[12/03/2026, 10:16] Me: do I pay a fee?\n"
        "[12/03/2026, 10:17] Anna HR: no"
    )
    assert [(each.speaker, each.own) for each in message.turns] == [
        ("Anna HR", False),
        ("Me", True),
        ("Anna HR", False),
    ]
    assert message.text[message.turns[1].start : message.turns[1].end].strip() == "do I pay a fee?"


def test_labels_make_no_thread() -> None:
    message = read_message("Position: clerk\nSalary: 2,000\nLocation: Leeds\nContact: Anna")
    assert [each.speaker for each in message.turns] == [""]


@given(st.permutations(["Pay $50 now", "write to a@north.example", "my Telegram is @anna_77"]))
def test_the_order_of_lines_does_not_matter_to_what_is_found(lines: list[str]) -> None:
    found = {(each.kind, each.value) for each in read_message("\n".join(lines)).entities}
    assert found == {
        (EntityKind.AMOUNT, "USD 50"),
        (EntityKind.MAIL, "a@north.example"),
        (EntityKind.APP, "telegram:@anna_77"),
    }
