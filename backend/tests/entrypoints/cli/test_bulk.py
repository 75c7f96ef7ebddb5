"""Lists of resumes on the command line: added, shown, moved, and their results saved."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.entrypoints.http.candidates.lists import some
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app


@pytest.fixture(autouse=True)
def _installation(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("TRUSTHOUND_DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("TRUSTHOUND_PASSWORD_MEMORY_KIB", "64")


def run(*words: object) -> Result:
    return CliRunner().invoke(app, [str(each) for each in words])


def told(*words: object) -> Any:
    ran = run(*words, "--json")
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


def employer(tier: str = "professional") -> str:
    made: str = told("org", "create", "Acme", "--tier", tier, "--admin", "a@acme.example")["id"]
    return made


def test_a_list_is_added_shown_paused_cancelled_and_saved_as_a_table(tmp_path: Path) -> None:
    table, archive = some(2)
    (tmp_path / "people.csv").write_bytes(table + b"gone.pdf,,\r\n")
    (tmp_path / "all.zip").write_bytes(archive)
    organization = employer()
    words = [
        "bulk",
        "add",
        organization,
        tmp_path / "people.csv",
        "--resumes",
        tmp_path / "all.zip",
    ]
    ran = run(*words, "--start")
    assert ran.exit_code == 0, ran.output
    assert "Line 4: There is no file “gone.pdf” in the ZIP." in ran.stderr
    list_id = ran.stdout.strip()
    assert told("bulk", "show", organization, list_id)["job"]["state"] == "running"
    assert (
        "is paused: 0 of 2 verified, 2 left" in run("bulk", "pause", organization, list_id).stderr
    )
    assert "is running" in run("bulk", "resume", organization, list_id).stderr
    assert "is cancelled" in run("bulk", "cancel", organization, list_id).stderr
    saved = tmp_path / "results.csv"
    assert run("bulk", "results", organization, list_id, "-o", saved).exit_code == 0
    assert len(saved.read_text("utf-8-sig").splitlines()) == 4
    again = run("bulk", "results", organization, list_id, "-o", saved)
    assert (again.exit_code, "cannot be written" in again.stderr) == (2, True)


def test_what_can_not_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "people.csv").write_bytes(b"resume\na.pdf\n")
    starter = employer("starter")
    assert "not part of your plan" in run("bulk", "add", starter, tmp_path / "people.csv").stderr
    assert "is no file" in run("bulk", "add", starter, tmp_path / "none.csv").stderr
    assert "no such organisation" in run("bulk", "show", "none", "x").stderr
    assert "There is no such list." in run("bulk", "show", starter, "x").stderr
