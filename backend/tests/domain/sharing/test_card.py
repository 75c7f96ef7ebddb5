"""The picture of a link says a host and words of ours: what is quoted never gets there."""

from dataclasses import replace

import pytest

from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.sharing.card import MOST_REASONS, card_of
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference

VERIFIED, _, SCAM = judged_examples(load_reference())
TITLES = {each.title for each in SIGNALS}


def test_what_speaks_against_it_comes_first_by_weight() -> None:
    card = card_of(SCAM)

    assert (card.score, card.band, card.headline) == (
        SCAM.assessment.score,
        "danger",
        "Strong warning signs",
    )
    assert len(card.reasons) == MOST_REASONS
    assert all(each.against and each.title in TITLES for each in card.reasons)
    assert SCAM.reasons[0].startswith(f"{card.reasons[0].title}:")


def test_what_speaks_for_it_is_told_where_nothing_else_is() -> None:
    assert [each.against for each in card_of(VERIFIED).reasons] == [False] * MOST_REASONS


@pytest.mark.parametrize(
    ("url", "shared", "host"),
    [
        ("https://Jobs.example:8443/1?name=Ada", True, "jobs.example"),
        ("https://xn--pple-43d.example/", True, "xn--pple-43d.example"),
        ("https://jobs.example/invite/ada@mail.example", True, ""),
        ("https://jobs.example/1", False, ""),
        ("", True, ""),
    ],
)
def test_the_host_is_told_where_we_fetched_the_posting_there(
    url: str, host: str, *, shared: bool
) -> None:
    card = card_of(replace(SCAM, url=url, shared=shared))
    assert (card.host, card.handed_in) == (host, not shared)
