"""The installation's secret key: given and good, or made once and kept for its owner alone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from trusthound.domain.common.errors import SetupProblem
from trusthound.wiring.secret import load_secret
from trusthound.wiring.settings import Settings

GOOD = "u8Zq1vXn4kWc7RbT0yLm3sPd6hFj9gAe"


def settings(folder: Path, **words: Any) -> Settings:
    return Settings(data_folder=folder).model_copy(update=words)


def test_a_given_key_is_the_same_at_every_start(tmp_path: Path) -> None:
    given = settings(tmp_path, secret_key=SecretStr(GOOD), public_url="https://trust.example")

    assert load_secret(given) == load_secret(given)
    assert len(load_secret(given)) == 32
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("weak", ["secret", "x" * 64, "change-me-change-me-change-me-0123456789"])
def test_a_key_that_others_could_guess_is_refused(tmp_path: Path, weak: str) -> None:
    with pytest.raises(SetupProblem) as told:
        load_secret(settings(tmp_path, secret_key=SecretStr(weak)))
    assert weak not in told.value.message


def test_a_public_address_needs_a_key(tmp_path: Path) -> None:
    with pytest.raises(SetupProblem):
        load_secret(settings(tmp_path, public_url="https://trust.example"))


def test_without_one_a_key_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with ThreadPoolExecutor(8) as starting:
        made = set(starting.map(load_secret, [settings(folder)] * 8))

    assert len(made) == 1
    assert [each.name for each in folder.iterdir()] == ["secret.key"]
    assert (folder / "secret.key").stat().st_mode & 0o777 == 0o600


def test_a_folder_that_is_none_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(SetupProblem):
        load_secret(settings(tmp_path / "file"))


def test_the_key_is_not_told_where_settings_are_shown(tmp_path: Path) -> None:
    assert GOOD not in repr(settings(tmp_path, secret_key=SecretStr(GOOD)))
