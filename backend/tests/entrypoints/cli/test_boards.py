"""`trusthound boards` and `import-postings`, as whoever runs the installation types them."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app
from trusthound.entrypoints.cli.exit_codes import ExitCode


@pytest.fixture
def run(database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("TRUSTHOUND_DATA_FOLDER", str(tmp_path))

    def typed(*words: str) -> Result:
        return CliRunner().invoke(app, list(words))

    return typed


def test_a_board_is_added_listed_and_paused(run: Any) -> None:
    added = run("boards", "add", "https://jobs.lever.co/aircall/1", "--json")
    assert added.exit_code == 0, added.output
    assert json.loads(added.stdout)["name"] == "Aircall"
    (listed,) = json.loads(run("boards", "list", "--json").stdout)
    assert (listed["reader"], listed["address"]) == ("lever", "aircall")
    assert listed["due_at"] is not None
    for which in ("aircall", listed["id"], "https://jobs.lever.co/aircall"):
        assert run("boards", "pause", "--", which).exit_code == 0
    (listed,) = json.loads(run("boards", "list", "--json").stdout)
    assert listed["due_at"] is None
    run("boards", "add", "https://jobs.lever.co/aircall")
    (listed,) = json.loads(run("boards", "list", "--json").stdout)
    assert listed["due_at"] is not None
    assert "Aircall" in run("boards", "list").stdout


def test_a_feed_is_added_with_what_reads_it(run: Any) -> None:
    words = ("https://acme.example/jobs.json", "--map", "title=name", "--map", "url=link")
    added = run("boards", "add", *words, "--name", "Acme's feed", "--json")
    assert json.loads(added.stdout)["reader"] == "feed"
    refused = run("boards", "add", "https://acme.example/other.json", "--map", "title")
    assert refused.exit_code == ExitCode.WRONG_INPUT
    assert "OURS=THEIRS" in refused.output
    odd = run("boards", "add", "https://acme.example/other.json", "--map", "nothing=x")
    assert odd.exit_code == ExitCode.WRONG_INPUT


def test_what_is_no_board_is_told(run: Any) -> None:
    assert run("boards", "add", "https://jobs.example/nothing").exit_code == ExitCode.WRONG_INPUT
    missing = run("boards", "look", "Nobody")
    assert missing.exit_code != 0
    assert "There is no such board." in missing.output


def test_postings_of_a_file_are_imported(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "ours.jsonl"
    file.write_text('{"title": "Welder", "company": "Acme", "url": "https://jobs.example/1"}\n{\n')
    done = run("import-postings", str(file), "--name", "Ours", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout) == {
        "board": "Ours",
        "postings": 1,
        "new": 1,
        "changed": 0,
        "closed": 0,
        "unread": 1,
    }
    assert "no file" in run("import-postings", str(tmp_path / "no.csv")).output
    file.with_suffix(".csv").write_text("title;company\nBaker;Acme\n")
    assert "commas" in run("import-postings", str(file.with_suffix(".csv"))).output
    assert json.loads(run("send-alerts", "--json").stdout) == {"mails": 0}
