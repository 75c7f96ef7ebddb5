"""The audit log on a real database: lines stay as they are, but for retention and erasure."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import LiteralString

import psycopg
import pytest

from trusthound.adapters.storage.audit import (
    forget_before,
    forget_person,
    newest,
    note,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import AuditEntry, Outcome

LONG_AGO = datetime(2024, 6, 1, 12, tzinfo=UTC)
Noted = Callable[..., Awaitable[None]]


@pytest.fixture
def noted(database: Database) -> Noted:
    async def add(
        actor: str = "ann",
        action: str = "a",
        target: str = "t",
        at: datetime = LONG_AGO,
        organization: str | None = None,
    ) -> None:
        entry = AuditEntry(
            at, actor, organization, action, target, Outcome.DONE, "203.0.113.7", "r"
        )
        async with database.connection() as connection:
            await note(connection, entry)

    return add


async def test_a_line_is_read_as_it_was_written(database: Database, noted: Noted) -> None:
    await noted("ann", "member.remove", "bob", organization="acme")
    [line] = await newest(database, organization_id="acme", most=10)
    assert line.entry == AuditEntry(
        LONG_AGO, "ann", "acme", "member.remove", "bob", Outcome.DONE, "203.0.113.7", "r"
    )
    assert line.actor_name == ""


async def test_a_word_cannot_break_a_line_in_two_or_fill_the_log(
    database: Database, noted: Noted
) -> None:
    await noted("ann\r\n2026-01-01 root", "a\x1b[2J\u202e", "x" * 10_000)
    [line] = await newest(database, most=10)
    assert line.entry.actor == "ann��2026-01-01 root"
    assert line.entry.action == "a�[2J�"
    assert len(line.entry.target) == 200


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE audit_log SET action = 'b'",
        "UPDATE audit_log SET actor = 'deleted-x', address = ''",
        "DELETE FROM audit_log",
        "TRUNCATE audit_log",
        "INSERT INTO audit_log SELECT * FROM audit_log ON CONFLICT (id) DO UPDATE SET actor = 'x'",
        # Whoever says a purpose gets no further than it reaches.
        "SELECT set_config('trusthound.audit_purpose', 'erasure', true); DELETE FROM audit_log",
        "SELECT set_config('trusthound.audit_purpose', 'erasure', true); TRUNCATE audit_log",
        "SELECT set_config('trusthound.audit_purpose', 'erasure', true);"
        "UPDATE audit_log SET outcome = 'refused'",
        "SELECT set_config('trusthound.audit_purpose', 'erasure', true);"
        "UPDATE audit_log SET actor = 'bob'",
        "SELECT set_config('trusthound.audit_purpose', 'erasure', true);"
        "UPDATE audit_log SET address = '192.0.2.1'",
        "SELECT set_config('trusthound.audit_purpose', 'retention', true);"
        "UPDATE audit_log SET actor = 'deleted-x'",
    ],
)
async def test_a_line_is_neither_changed_nor_deleted(
    statement: LiteralString, database: Database, noted: Noted
) -> None:
    await noted()
    with pytest.raises((psycopg.errors.RaiseException, psycopg.errors.GeneratedAlways)):
        async with database.connection() as connection:
            await connection.execute(statement)
    [line] = await newest(database, actor="ann", most=10)
    assert line.entry.action == "a"


async def test_retention_forgets_what_is_old_enough_and_nothing_else(
    database: Database, noted: Noted
) -> None:
    await noted(action="old", at=LONG_AGO - timedelta(seconds=1))
    await noted(action="kept", at=LONG_AGO)
    async with database.connection() as connection:
        assert await forget_before(connection, LONG_AGO) == 1
    [line] = await newest(database, most=10)
    assert line.entry.action == "kept"


async def test_even_retention_leaves_the_last_thirty_days(database: Database, noted: Noted) -> None:
    far_ahead = datetime(2200, 1, 1, tzinfo=UTC)
    await noted(at=far_ahead)
    with pytest.raises(psycopg.errors.RaiseException):
        async with database.connection() as connection:
            await forget_before(connection, far_ahead + timedelta(days=1))
    assert len(await newest(database, most=10)) == 1


async def test_after_retention_and_erasure_the_same_transaction_is_guarded_again(
    database: Database, noted: Noted
) -> None:
    await noted()
    async with database.connection() as connection:
        await forget_before(connection, LONG_AGO)
        await forget_person(connection, "nobody", "deleted-1")
        with pytest.raises(psycopg.errors.RaiseException):
            await connection.execute("DELETE FROM audit_log")
    assert len(await newest(database, most=10)) == 1


async def test_of_a_person_only_a_name_that_leads_nowhere_is_left(
    database: Database, noted: Noted
) -> None:
    await noted("ann", "account.sign_in", "ann", organization="acme")
    await noted("bob", "member.remove", "ann", organization="acme")
    await noted("bob", "account.sign_in", "bob")
    async with database.connection() as connection:
        await forget_person(connection, "ann", "deleted-1")
    told = [
        (each.entry.actor, each.entry.action, each.entry.target, each.entry.address)
        for each in await newest(database, most=10)
    ]
    assert told == [
        ("bob", "account.sign_in", "bob", "203.0.113.7"),
        ("bob", "member.remove", "deleted-1", "203.0.113.7"),
        ("deleted-1", "account.sign_in", "deleted-1", ""),
    ]


async def test_what_members_do_with_their_accounts_is_in_their_organisations_log(
    database: Database, noted: Noted
) -> None:
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, company, password_hash,
                created_at)
            SELECT id, id || '@a.example', id || '@a.example', '', '', '', '', '', now()
            FROM unnest(ARRAY['ann', 'bob', 'eve']) AS id
            """
        )
        await connection.execute(
            """
            INSERT INTO organizations (id, name, tier, seat_limit, created_at)
            SELECT id, id, 'starter', 5, now() FROM unnest(ARRAY['acme', 'beta']) AS id
            """
        )
        await connection.execute(
            """
            INSERT INTO members (user_id, organization_id, role, is_active, joined_at)
            VALUES ('ann', 'acme', 'viewer', true, now()), ('bob', 'acme', 'viewer', false, now())
            """
        )
    await noted("ann", "account.sign_in")
    await noted("ann", "member.join.viewer", organization="beta")
    await noted("bob", "account.sign_in")
    await noted("eve", "account.sign_in")

    [line] = await newest(database, organization_id="acme", most=10)
    assert (line.entry.actor, line.entry.action) == ("ann", "account.sign_in")
    [line] = await newest(database, organization_id="beta", most=10)
    assert line.entry.action == "member.join.viewer"
