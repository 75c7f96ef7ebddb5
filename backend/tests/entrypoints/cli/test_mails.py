"""`trusthound mails` and what `trusthound doctor` says of mail, on a real database."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from psycopg.types.json import Jsonb
from typer.testing import CliRunner, Result

from trusthound.adapters.storage.doctor import doctor_database
from trusthound.entrypoints.cli.app import app


@pytest.fixture
def installed(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database with two mails that were given up and one that was sent."""
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("TRUSTHOUND_DATA_FOLDER", str(tmp_path))
    put(database_url, "a", sent=False, problem="550 No such user")
    put(database_url, "b", sent=False, problem="554 No")
    put(database_url, "c", sent=True, problem="")
    return database_url


def test_one_mail_that_waits_its_turn_is_no_trouble_while_others_go(
    installed: str, tmp_path: Path
) -> None:
    def is_well() -> bool:
        checks = doctor_database(database_url=installed, data_folder=tmp_path)
        return next(each.ok for each in checks if each.name == "mails")

    put(installed, "d", sent=False, problem="450 Later", due=True)
    ask(installed, "UPDATE outbox SET next_try_at = now() + interval '1 hour' WHERE id = 'd'")
    none_went_since = is_well()
    ask(installed, "UPDATE outbox SET sent_at = now() WHERE id = 'c'")
    another_went_since = is_well()

    assert (none_went_since, another_went_since) == (False, True)


def ask(database_url: str, query: str) -> None:
    with psycopg.connect(database_url) as connection:
        connection.execute(query.encode())


def put(database_url: str, name: str, *, sent: bool, problem: str, due: bool = False) -> None:
    noon = datetime(2026, 11, 21, 12, tzinfo=UTC) + timedelta(minutes=ord(name))
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "INSERT INTO outbox VALUES (%s, 'reset', 'consumer', 'ann@example.org', "
            "%s, %s, %s, 9, %s, %s)",
            [name, Jsonb({}), noon, noon if due else None, noon if sent else None, problem],
        )


def run(*words: str) -> Result:
    return CliRunner().invoke(app, [*words])


def test_mails_that_were_given_up_are_listed_with_their_reason(installed: str) -> None:
    told = run("mails")
    as_json = json.loads(run("mails", "--json").stdout)

    assert told.exit_code == 0
    assert told.stdout.splitlines() == [
        "2026-11-21 13:38  reset  ann@example.org  554 No",
        "2026-11-21 13:37  reset  ann@example.org  550 No such user",
    ]
    assert [(each["id"], each["tries"], each["problem"]) for each in as_json] == [
        ("b", 9, "554 No"),
        ("a", 9, "550 No such user"),
    ]
    assert json.loads(run("mails", "--json", "--limit", "1").stdout)[0]["id"] == "b"


def test_they_are_tried_again_when_asked_for(installed: str) -> None:
    assert run("mails", "--retry").stdout == "Tried again: 2.\n"
    assert run("mails").stdout == "No mail was given up.\n"
    with psycopg.connect(installed) as connection:
        due = connection.execute(
            "SELECT id, tries FROM outbox WHERE next_try_at <= now() ORDER BY id"
        ).fetchall()
    assert due == [("a", 0), ("b", 0)]


def test_the_doctor_tells_how_many_wait_and_how_many_were_given_up(
    installed: str, tmp_path: Path
) -> None:
    def told() -> tuple[bool, str]:
        checks = doctor_database(database_url=installed, data_folder=tmp_path)
        return next((each.ok, each.sentence) for each in checks if each.name == "mails")

    quiet = told()
    put(installed, "d", sent=False, problem="451 Later", due=True)
    stuck = told()

    assert quiet == (True, "0 mails wait; 2 were given up. The last problem was: 554 No")
    assert stuck == (
        False,
        "1 mails wait, the oldest since 2026-11-21 13:40 UTC; 2 were given up. "
        "The last problem was: 451 Later",
    )


@pytest.mark.parametrize(
    ("settings", "ok", "sentence"),
    [
        ({}, True, "No mail leaves this machine"),
        ({"PUBLIC_URL": "https://trust.example"}, False, "There is no mail server"),
        ({"SMTP_HOST": "127.0.0.1", "SMTP_PORT": "1"}, False, "Error connecting"),
        (
            {"SMTP_HOST": "127.0.0.1", "SMTP_USER": "x", "SMTP_SECURITY": "none"},
            False,
            "would send the password",
        ),
    ],
)
def test_the_doctor_tells_whether_mail_is_set_up(
    installed: str,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, str],
    *,
    ok: bool,
    sentence: str,
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"TRUSTHOUND_{name}", value)

    checks = {each["name"]: each for each in json.loads(run("doctor", "--json").stdout)}

    assert checks["mail"]["ok"] is ok
    assert sentence in checks["mail"]["message"]
