"""Settings are the one reader of the environment, and each says what it is for."""

from typing import Any

import pytest

from trusthound.domain.common.wrong_settings import WrongSettings
from trusthound.wiring.settings import Settings


def test_every_setting_says_what_it_is_for() -> None:
    assert [name for name, field in Settings.model_fields.items() if not field.description] == []


def test_a_list_is_given_as_words_between_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRUSTHOUND_ALLOWED_HOSTS", "a.example, b.example,")

    assert Settings().allowed_hosts == ("a.example", "b.example")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("TRUSTHOUND_PORT", "abc", "is 'abc'; it must be a whole number from 0 to 65535."),
        ("TRUSTHOUND_PORT", "65536", "is '65536'; it must be a whole number from 0 to 65535."),
        ("TRUSTHOUND_RENDER", "maybe", "is 'maybe'; it must be true or false."),
        ("TRUSTHOUND_BULK_ROWS", "0", "is '0'; it must be a whole number of 1 or more."),
        ("TRUSTHOUND_FETCH_SECONDS", " ", "is empty; it must be a number."),
        ("TRUSTHOUND_SMTP_SECURITY", "ssl", "is 'ssl'; it must be starttls, tls or none."),
        ("TRUSTHOUND_PICTURES_AT_ONCE", "x" * 99, f"is {'x' * 60 + '…'!r}; it must be a whole"),
    ],
)
def test_a_wrong_setting_is_told_in_a_sentence(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(WrongSettings) as told:
        Settings()

    assert told.value.message.startswith(f"{name} {sentence}")


def test_each_wrong_setting_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRUSTHOUND_RENDER", "maybe")
    monkeypatch.setenv("TRUSTHOUND_PORT", "abc")

    with pytest.raises(WrongSettings) as told:
        Settings()

    lines = told.value.message.splitlines()
    assert [each.split()[0] for each in lines] == ["TRUSTHOUND_PORT", "TRUSTHOUND_RENDER"]


def test_what_a_secret_is_stays_unsaid() -> None:
    given: dict[str, Any] = {
        "secret_key": 12345678,
        "former_secret_keys": (12345678,),
        "DATABASE_URL": 12345678,
    }
    with pytest.raises(WrongSettings) as told:
        Settings(**given)

    assert "12345678" not in told.value.message
    for each in ("TRUSTHOUND_SECRET_KEY", "TRUSTHOUND_FORMER_SECRET_KEYS", "\nDATABASE_URL"):
        assert f"{each} is not of the right kind" in told.value.message
