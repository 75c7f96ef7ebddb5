"""Settings are the one reader of the environment, and each says what it is for."""

import pytest

from trusthound.wiring.settings import Settings


def test_every_setting_says_what_it_is_for() -> None:
    assert [name for name, field in Settings.model_fields.items() if not field.description] == []


def test_a_list_is_given_as_words_between_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRUSTHOUND_ALLOWED_HOSTS", "a.example, b.example,")

    assert Settings().allowed_hosts == ("a.example", "b.example")
