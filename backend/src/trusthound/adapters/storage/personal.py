"""What is kept of a person: told to them whole, and deleted with their account.

A part of the product that keeps something more adds one function of each kind to wiring's lists.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, LiteralString

import psycopg
from psycopg.rows import scalar_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import User, mail_key

# A user's rows of one kind, as JSON that says everything that is not a secret.
Section = Callable[[Database, User], AsyncIterator[dict[str, Any]]]
# A user's files, each under a name of ours.
Files = Callable[[Database, User], AsyncIterator[tuple[str, bytes]]]
# Our names for a user's files.
FilesOf = Callable[[psycopg.AsyncConnection, str], Awaitable[list[str]]]
# Deletes what does not go with the user's own row, within that transaction.
Farewell = Callable[[psycopg.AsyncConnection, User], Awaitable[None]]

_CHECKS_AT_ONCE = 100


async def told(
    database: Database, query: LiteralString, user: User
) -> AsyncIterator[dict[str, Any]]:
    """The rows of a query whose parameters are %(user)s, the id, %(mail)s, and %(key)s of that."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=scalar_row)
        await cursor.execute(
            b"SELECT to_jsonb(each) FROM (" + query.encode() + b") AS each",
            {"user": user.id, "mail": user.email, "key": mail_key(user.email)},
        )
        rows: list[dict[str, Any]] = await cursor.fetchall()
    for row in rows:
        yield row


def profile(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT id, email, name, first_name, last_name, company, created_at, mail_verified_at,
            last_sign_in_at, premium_until, is_operator, totp_confirmed_at
        FROM users WHERE id = %(user)s
        """,
        user,
    )


def boards(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """Those that the user added."""
    return told(
        database,
        """
        SELECT b.name, b.reader, b.address, w.added_at
        FROM wanted_boards w JOIN boards b ON b.id = w.board_id
        WHERE w.user_id = %(user)s ORDER BY w.added_at
        """,
        user,
    )


def own_sessions(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT id, kind, remembered, created_at, last_seen_at, expires_at, address, device
        FROM sessions WHERE user_id = %(user)s ORDER BY created_at
        """,
        user,
    )


def membership(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT o.name AS organization, m.role, m.is_active, m.joined_at
        FROM members m JOIN organizations o ON o.id = m.organization_id
        WHERE m.user_id = %(user)s
        """,
        user,
    )


def tickets(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT ticket, made_at, name, email, subject, message FROM contact_messages
        WHERE user_id = %(user)s ORDER BY made_at
        """,
        user,
    )


def demo_requests(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT ticket, made_at, first_name, last_name, email, phone, company, job_title, team_size,
            volume, timeline, message
        FROM demo_requests WHERE user_id = %(user)s ORDER BY made_at
        """,
        user,
    )


def opinions(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """What they said of results. Only a digest tells whose it is (mark_of): all are looked at."""
    return told(
        database,
        """
        SELECT verification_id, said_at, was_right, actual, note FROM feedback
        WHERE caller = sha256(convert_to(
            verification_id || chr(10) || 'user:' || %(user)s, 'UTF8'))
        ORDER BY said_at
        """,
        user,
    )


def mails(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT kind, made_at, sent_at FROM outbox
        WHERE lower(recipient) IN (%(key)s, lower(%(mail)s)) ORDER BY made_at
        """,
        user,
    )


def candidate_checks(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """That they made or reviewed them, and their own words; the reports are the organisation's."""
    return told(
        database,
        """
        SELECT id, made_at, made_by = %(user)s AS made,
            CASE WHEN reviewed_by = %(user)s THEN decision END AS decision,
            CASE WHEN reviewed_by = %(user)s THEN note END AS note,
            CASE WHEN reviewed_by = %(user)s THEN reviewed_at END AS reviewed_at
        FROM candidate_checks WHERE made_by = %(user)s OR reviewed_by = %(user)s ORDER BY made_at
        """,
        user,
    )


def activity(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT at, action, outcome, address FROM audit_log
        WHERE actor = %(user)s ORDER BY id
        """,
        user,
    )


async def checks(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """What they had checked, a few at a time: a pasted text is told whole, and can be long."""
    after = ""
    while True:
        async with database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            await cursor.execute(
                """
                SELECT to_jsonb(each) FROM (
                    SELECT c.id, c.made_at, c.counted, c.title, c.company, v.kind, v.url, v.status,
                        v.trust_score, v.band, v.reasons,
                        CASE WHEN v.shared THEN NULL ELSE v.dossier END AS text
                    FROM checks c LEFT JOIN verifications v ON v.id = c.verification_id
                    WHERE c.user_id = %s AND c.id > %s ORDER BY c.id LIMIT %s
                ) AS each
                """,
                [user.id, after, _CHECKS_AT_ONCE],
            )
            rows: list[dict[str, Any]] = await cursor.fetchall()
        for row in rows:
            yield row
        if len(rows) < _CHECKS_AT_ONCE:
            return
        after = rows[-1]["id"]


def purchases(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    return told(
        database,
        """
        SELECT 'trial' AS what, started_at AS at, ends_at AS until, NULL::integer AS cents,
            '' AS words
        FROM trials WHERE user_id = %(user)s
        UNION ALL
        SELECT 'consent', accepted_at, NULL, NULL, sentence FROM consents WHERE user_id = %(user)s
        UNION ALL
        SELECT 'subscription', s.begun_at, s.period_end, s.cents, s.status
        FROM subscriptions s JOIN customers c ON c.id = s.customer_id WHERE c.user_id = %(user)s
        UNION ALL
        SELECT 'payment', p.paid_at, NULL, p.cents, p.number
        FROM payments p JOIN customers c ON c.id = p.customer_id WHERE c.user_id = %(user)s
        ORDER BY at
        """,
        user,
    )


async def forget_texts(connection: psycopg.AsyncConnection, user: User) -> None:
    """The results for what they pasted, with what other readers made of them by a correction: the
    text is the same. Those of public addresses name nobody and stay.
    """
    await connection.execute(
        """
        WITH pasted AS (
            SELECT v.id FROM verifications v JOIN checks c ON c.verification_id = v.id
            WHERE c.user_id = %s AND NOT v.shared)
        DELETE FROM verifications
        WHERE id IN (SELECT id FROM pasted) OR corrects IN (SELECT id FROM pasted)
        """,
        [user.id],
    )


async def forget_tickets(connection: psycopg.AsyncConnection, user: User) -> None:
    """What they wrote to us; of demo requests too."""
    await connection.execute("DELETE FROM contact_messages WHERE user_id = %s", [user.id])
    await connection.execute("DELETE FROM demo_requests WHERE user_id = %s", [user.id])


async def forget_opinions(connection: psycopg.AsyncConnection, user: User) -> None:
    """What they said of results, with their own words."""
    await connection.execute(
        """
        DELETE FROM feedback
        WHERE caller = sha256(convert_to(verification_id || chr(10) || 'user:' || %s, 'UTF8'))
        """,
        [user.id],
    )


async def forget_mails(connection: psycopg.AsyncConnection, user: User) -> None:
    """Mails on their way and told, and which ones were not wanted."""
    key = mail_key(user.email)
    await connection.execute(
        "DELETE FROM outbox WHERE lower(recipient) IN (%s, lower(%s))",  # a key has "ss" for "ß"
        [key, user.email],
    )
    await connection.execute("DELETE FROM unsubscribed WHERE email_key = %s", [key])
