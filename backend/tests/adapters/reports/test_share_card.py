"""The picture of a link has one size, whatever it says; nothing it is told is markup."""

from dataclasses import replace
from datetime import date
from io import BytesIO

import pytest
from PIL import Image

from trusthound.adapters.reports.share_card import share_card
from trusthound.domain.assessment.band import Band
from trusthound.domain.message.kind import Kind
from trusthound.domain.sharing.card import Card, CardReason

CARD = Card(
    Kind.POSTING,
    "jobs.example",
    12,
    Band.DANGER,
    "Strong warning signs",
    (CardReason("Asks you to pay", against=True), CardReason("Names a place", against=False)),
    date(2026, 11, 23),
)
MOST_BYTES = 300_000


def drawn(card: Card, product: str = "TrustHound") -> Image.Image:
    picture = share_card(card, product=product)
    assert len(picture) < MOST_BYTES
    with Image.open(BytesIO(picture)) as opened:
        assert (opened.format, opened.size) == ("PNG", (1200, 630))
        return opened.convert("RGB")


@pytest.mark.parametrize(
    "changes",
    [
        {"host": '#panic("x")'},
        {"host": "a" * 63 + "." + ("b" * 63 + ".") * 2 + "example"},
        {"host": "", "kind": Kind.MAIL, "score": None, "band": None, "reasons": ()},
        {"host": "", "handed_in": True},
        {"score": 0, "band": Band.CAUTION},
        {"score": 100, "band": Band.VERIFIED},
        {"reasons": (CardReason("W" * 10_000, against=True),) * 2},
        {"headline": '*_$#read("/etc/passwd")<x>@x\\'},
    ],
    ids=str,
)
def test_whatever_is_told_is_one_picture_of_one_size(changes: dict[str, object]) -> None:
    assert drawn(replace(CARD, **changes)) != drawn(CARD)  # type: ignore[arg-type]


def test_a_text_that_was_handed_in_is_told_from_a_posting_that_was_seen() -> None:
    seen = replace(CARD, host="")
    assert drawn(replace(seen, handed_in=True)) != drawn(seen)


def test_the_same_is_drawn_the_same() -> None:
    assert share_card(CARD, product="Hound") == share_card(CARD, product="Hound")


def test_the_ring_fills_with_the_score() -> None:
    """The colour of danger, on the right half of the picture."""

    def filled(score: int) -> int:
        gauge = drawn(replace(CARD, score=score)).crop((800, 100, 1200, 400)).tobytes()
        pixels = zip(gauge[::3], gauge[1::3], gauge[2::3], strict=True)
        return sum(red > 180 > 90 > green for red, green, _ in pixels)

    assert filled(5) < filled(20) < filled(39)
