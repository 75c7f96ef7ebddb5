"""Keys as texts: what was mistyped, cut off or made up is known without a database."""

from math import log2

import pytest

from trusthound.adapters.credentials.api_keys import (
    CHANCE_CHARACTERS,
    digest_of_key,
    new_key_text,
)
from trusthound.adapters.credentials.tokens import digest_of
from trusthound.domain.access.api_key import Environment


@pytest.mark.parametrize("environment", list(Environment))
def test_a_key_says_its_environment_and_is_known_by_its_digest(environment: Environment) -> None:
    new = new_key_text(environment)

    assert new.text.startswith(f"th_{environment.value}_")
    assert digest_of_key(new.text) == new.digest == digest_of(new.text)
    assert new.text.startswith(new.prefix)
    assert len(new.prefix) <= len("th_live_") + 4
    assert log2(62) * CHANCE_CHARACTERS >= 160


def test_no_two_keys_are_alike() -> None:
    assert len({new_key_text(Environment.LIVE).text for _ in range(200)}) == 200


def test_a_character_that_was_mistyped_swapped_or_lost_is_noticed() -> None:
    text = new_key_text(Environment.LIVE).text
    start = len("th_live_")
    for at in range(start, len(text)):
        other = "A" if text[at] != "A" else "B"
        assert digest_of_key(text[:at] + other + text[at + 1 :]) is None, at
        assert digest_of_key(text[:at] + text[at + 1 :]) is None, at
    swapped = text[: start + 1] + text[start + 2] + text[start + 1] + text[start + 3 :]
    assert swapped == text or digest_of_key(swapped) is None


@pytest.mark.parametrize("change", ["{} ", " {}", "{}\n", "Bearer {}", "{0}{0}", "", "th_live_"])
def test_what_is_not_a_key_and_nothing_else_is_none(change: str) -> None:
    assert digest_of_key(change.format(new_key_text(Environment.LIVE).text)) is None


def test_a_live_key_does_not_pass_for_a_test_key() -> None:
    text = new_key_text(Environment.LIVE).text

    assert digest_of_key(text.replace("live", "test")) is None
