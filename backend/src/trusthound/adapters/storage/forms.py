"""A form in, kept under a ticket and told of by mail; contact and demo forms count together."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

import psycopg
from psycopg.rows import scalar_row

from trusthound.adapters.storage import mails
from trusthound.domain.common.errors import Overloaded, RateLimited
from trusthound.domain.mailing import forms
from trusthound.domain.mailing.contact_message import ContactMessage
from trusthound.domain.mailing.demo_request import DemoRequest
from trusthound.domain.mailing.outgoing import OutgoingMail

Form = TypeVar("Form", ContactMessage, DemoRequest)


async def keep(
    connection: psycopg.AsyncConnection,
    form: Form,
    put: Callable[[psycopg.AsyncConnection, Form, bytes], Awaitable[bool]],
    *,
    caller_key: str,
    desk: forms.Desk,
) -> Form:
    """As it was kept: under another ticket where its own was taken. `put` tells whether it was not.

    Raises RateLimited, Overloaded.
    """
    caller = forms.caller_digest(caller_key)
    reset_at = await _full_until(connection, caller, desk=desk, now=form.made_at)
    if reset_at is not None:
        raise RateLimited(
            "You have written to us several times within an hour.",
            reset_at=reset_at,
            advice=f"We have it all. Try again later, or write to {desk.address}.",
        )
    for _ in range(forms.TICKETS_TRIED):
        if await put(connection, form, caller):
            return form
        form = replace(form, ticket=desk.new_ticket())
    raise Overloaded("No ticket could be given.", retry_after_seconds=1)


async def tell(
    connection: psycopg.AsyncConnection, *, to_us: OutgoingMail, to_writer: OutgoingMail
) -> None:
    """Put both mails in; the writer's only where that address did not get several of late."""
    await mails.put(connection, to_us)
    since = to_writer.made_at - forms.CONFIRMATIONS_WITHIN
    told = await mails.count(connection, to_writer.to, to_writer.kind, since=since)
    if told < forms.CONFIRMATIONS:
        await mails.put(connection, to_writer)


async def _full_until(
    connection: psycopg.AsyncConnection, caller: bytes, *, desk: forms.Desk, now: datetime
) -> datetime | None:
    """None where there is room for one more.

    One at a time for a caller, until the transaction ends: many at once would all find room.
    """
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(encode(%s, 'hex'), 0))", [caller]
    )
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        SELECT made_at FROM (
            SELECT made_at FROM contact_messages WHERE caller = %(caller)s AND made_at > %(since)s
            UNION ALL
            SELECT made_at FROM demo_requests WHERE caller = %(caller)s AND made_at > %(since)s
        ) AS sent
        ORDER BY made_at DESC OFFSET %(most)s LIMIT 1
        """,
        {"caller": caller, "since": now - forms.WINDOW, "most": max(desk.most_an_hour, 1) - 1},
    )
    oldest_that_counts: datetime | None = await cursor.fetchone()
    return None if oldest_that_counts is None else oldest_that_counts + forms.WINDOW
