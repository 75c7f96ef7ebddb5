"""The store of files under the settings of an installation."""

from pathlib import Path
from typing import Any

from trusthound.wiring.files import open_files
from trusthound.wiring.settings import Settings

FIRST = "q7Zk2mX9vB4nT8wR1sL6yD3hG5jF0pAa"
SECOND = "aP0fJ5gH3dY6lS1rW8tN4bV9xM2kZ7qQ"


def settings(folder: Path, **words: Any) -> Settings:
    return Settings(data_folder=folder, **words)


def test_a_file_outlives_a_change_of_the_secret_key(tmp_path: Path) -> None:
    name = open_files(settings(tmp_path, secret_key=FIRST)).put([b"text"], most_bytes=100)
    changed = open_files(settings(tmp_path, secret_key=SECOND, former_secret_keys=FIRST))
    assert b"".join(changed.read(name)) == b"text"
    assert changed.rewrite(name)
    without = open_files(settings(tmp_path, secret_key=SECOND))
    assert b"".join(without.read(name)) == b"text"


def test_without_a_key_one_is_made_and_kept(tmp_path: Path) -> None:
    name = open_files(settings(tmp_path)).put([b"text"], most_bytes=100)
    assert b"".join(open_files(settings(tmp_path)).read(name)) == b"text"
