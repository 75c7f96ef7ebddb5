"""A setting of the wrong kind ends each program at once, with a sentence and no page of Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def _run(*words: str, data_folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = {
        **os.environ,  # noqa: TID251 - the process is another's
        "TRUSTHOUND_PORT": "abc",
        "TRUSTHOUND_RENDER": "maybe",
        "TRUSTHOUND_DATA_FOLDER": str(data_folder),
    }
    return subprocess.run(
        [sys.executable, "-m", f"trusthound.entrypoints.cli.{words[0]}", *words[1:]],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "words", [("serve", "--sample"), ("worker",), ("doctor",)]
)  # as `make run`
def test_a_command_ends_with_a_sentence_for_each(words: tuple[str, ...], tmp_path: Path) -> None:
    ran = _run("app", *words, data_folder=tmp_path)

    assert ran.returncode == 2
    assert ran.stdout == ""
    first, second, *_ = ran.stderr.splitlines()
    assert first == "TRUSTHOUND_PORT is 'abc'; it must be a whole number from 0 to 65535."
    assert second.startswith("TRUSTHOUND_RENDER is 'maybe'; it must be true or false.")
    assert "Traceback" not in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_health_check_says_it_too_and_ends_with_1(tmp_path: Path) -> None:
    ran = _run("healthy", data_folder=tmp_path)

    assert ran.returncode == 1  # Docker keeps 2 for itself
    assert ran.stderr.startswith("TRUSTHOUND_PORT is 'abc'")
    assert "Traceback" not in ran.stderr
