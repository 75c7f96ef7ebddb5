"""Users, organisations, operators and the audit log on the command line, on a real database."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner, Result

from trusthound.entrypoints.cli.app import app

PASSWORD = "correct horse battery"


@pytest.fixture
def connection(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[psycopg.Connection]:
    """What the commands are run on."""
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("TRUSTHOUND_DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("TRUSTHOUND_PASSWORD_MEMORY_KIB", "64")
    with psycopg.connect(database_url, autocommit=True) as opened:
        yield opened


def run(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, words, input=typed)


def told(*words: str, typed: str | None = None) -> Any:
    ran = run(*words, "--json", typed=typed)
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


def rows(connection: psycopg.Connection, question: str) -> list[tuple[Any, ...]]:
    return connection.execute(question.encode()).fetchall()


def test_a_user_is_made_with_a_password_of_standard_input(
    connection: psycopg.Connection,
) -> None:
    made = told("user", "create", "ann@example.org", "--name", "Ann Lee", typed=f"{PASSWORD}\n")
    assert (made["email"], made["name"], made["password"]) == ("ann@example.org", "Ann Lee", None)
    [(stored, proved)] = rows(connection, "SELECT password_hash, mail_verified_at FROM users")
    assert stored.startswith("$argon2id$")
    assert proved is not None


def test_a_generated_password_is_printed_once_and_kept_nowhere(
    connection: psycopg.Connection,
) -> None:
    made = told("user", "create", "ann@example.org", "--name", "Ann", "--generate")
    assert len(made["password"]) == 20
    everything = rows(connection, "SELECT users::text FROM users")
    everything += rows(connection, "SELECT audit_log::text FROM audit_log")
    assert made["password"] not in str(everything)


def test_without_a_password_it_is_said_how_to_give_one(connection: psycopg.Connection) -> None:
    ran = run("user", "create", "ann@example.org", "--name", "Ann", typed="")
    assert ran.exit_code == 2
    assert "--generate" in ran.stderr
    assert rows(connection, "SELECT 1 FROM users") == []


@pytest.mark.parametrize("password", ["short", "password1"])
def test_a_weak_password_is_refused_here_too(password: str, connection: psycopg.Connection) -> None:
    ran = run("user", "create", "ann@example.org", "--name", "Ann", typed=f"{password}\n")
    assert ran.exit_code == 2


def test_premium_is_given_and_taken_by_hand(connection: psycopg.Connection) -> None:
    told("user", "create", "ann@example.org", "--name", "Ann", "--generate")
    given = told("user", "premium", "ann@example.org", "--days", "30")
    assert rows(connection, "SELECT premium_until > now() + interval '29 days' FROM users") == [
        (True,)
    ]
    assert given["granted_until"] is not None
    taken = told("user", "premium", "ann@example.org", "--days", "0")
    assert rows(connection, "SELECT premium_until <= now() FROM users") == [(True,)]
    assert taken["granted_until"] is None
    assert run("user", "premium", "bob@example.org", "--days", "1").exit_code != 0


def test_users_are_listed_the_newest_first_page_by_page(connection: psycopg.Connection) -> None:
    for name in ("ann", "bob", "carl"):
        told("user", "create", f"{name}@example.org", "--name", name, "--generate")
    listed = told("user", "list")
    assert [each["name"] for each in listed] == ["carl", "bob", "ann"]
    older = told("user", "list", "--before", listed[1]["id"])
    assert [each["name"] for each in older] == ["ann"]
    assert "carl" in run("user", "list").stdout


def test_an_organisation_is_made_and_its_admin_invited(connection: psycopg.Connection) -> None:
    made = told("org", "create", "Acme", "--tier", "professional", "--admin", "ann@example.org")
    assert (made["tier"], made["seat_limit"]) == ("professional", 20)
    assert made["link"].startswith("/invitation#token=")
    assert rows(connection, "SELECT email, role, invited_by FROM invitations") == [
        ("ann@example.org", "admin", "operator")
    ]
    assert rows(connection, "SELECT kind, recipient FROM outbox") == [
        ("invitation", "ann@example.org")
    ]
    [listed] = told("org", "list")
    assert listed["name"] == "Acme"
    assert told("org", "tier", made["id"], "enterprise")["seat_limit"] is None
    assert told("org", "invite", made["id"], "bob@example.org", "--role", "viewer")["link"]


def test_an_address_that_is_none_makes_no_organisation(connection: psycopg.Connection) -> None:
    ran = run("org", "create", "Acme", "--tier", "starter", "--admin", "ann")
    assert ran.exit_code == 2
    assert "e-mail address" in ran.stderr
    assert rows(connection, "SELECT 1 FROM organizations") == []


def test_an_unknown_tier_or_organisation_is_said_so(connection: psycopg.Connection) -> None:
    assert run("org", "create", "A", "--tier", "gold", "--admin", "a@example.org").exit_code == 2
    ran = run("org", "tier", "none", "starter", "--json")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)["code"] == "not_found"


def test_an_operator_is_made_of_a_user_or_anew_and_revoked(
    connection: psycopg.Connection,
) -> None:
    told("user", "create", "ann@example.org", "--name", "Ann", "--generate")
    assert told("operator", "create", "ANN@example.org")["password"] is None
    assert run("operator", "create", "bob@example.org").exit_code == 1
    made = told("operator", "create", "bob@example.org", "--name", "Bob", "--generate")
    assert made["password"]
    assert rows(connection, "SELECT name FROM users WHERE is_operator ORDER BY name") == [
        ("Ann",),
        ("Bob",),
    ]
    told("operator", "revoke", "ann@example.org")
    assert rows(connection, "SELECT name FROM users WHERE is_operator") == [("Bob",)]


def test_the_audit_log_tells_of_all_that(connection: psycopg.Connection) -> None:
    user = told("user", "create", "ann@example.org", "--name", "Ann", "--generate")
    made = told("org", "create", "Acme", "--tier", "starter", "--admin", "ann@example.org")
    lines = told("audit")
    assert [each["action"] for each in lines] == [
        "member.invite.admin",
        "organization.create",
        "account.create",
    ]
    assert [each["action"] for each in told("audit", "--actor", user["id"])] == ["account.create"]
    assert len(told("audit", "--organization", made["id"], "--limit", "1")) == 1
    assert told("audit", "--before", str(lines[1]["number"]))[0]["action"] == "account.create"
    assert "organization.create" in run("audit").stdout


def test_an_organisation_gets_an_api_key_which_is_printed_once_and_kept_nowhere(
    connection: psycopg.Connection,
) -> None:
    words = ("--tier", "professional", "--admin", "ann@acme.example")
    acme = told("org", "create", "Acme", *words)["id"]
    made = told("org", "key", acme, "Careers site", "--scope", "stats", "--scope", "verify")
    assert made["key"].startswith("th_live_")
    assert made["scopes"] == ["verify", "stats"]
    printed = run("org", "key", acme, "Tests", "--test")
    assert printed.stdout.startswith("th_test_")
    assert len(printed.stdout.splitlines()) == 1
    kept = rows(connection, "SELECT api_keys::text FROM api_keys")
    kept += rows(connection, "SELECT audit_log::text FROM audit_log")
    assert made["key"] not in str(kept)
    assert "api_key.create.live" in str(kept)
    nobody = run("org", "key", "no-such-id", "Careers site")
    assert nobody.exit_code != 0
    assert "There is no such organi" in nobody.output
