"""The outbox: a mail is put in within the transaction that it tells of, so none is lost."""

from datetime import datetime

import psycopg
from psycopg.rows import scalar_row

from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail
from trusthound.domain.mailing.words import check_words


async def put(connection: psycopg.AsyncConnection, mail: OutgoingMail) -> None:
    """Keep a mail until it is delivered. Raises ValueError for the wrong words."""
    check_words(mail)
    await connection.execute(
        """
        INSERT INTO outbox (id, kind, brand, recipient, words, made_at, next_try_at)
        VALUES (%(id)s, %(kind)s, %(brand)s, %(to)s, %(words)s, %(at)s, %(at)s)
        """,
        {
            "id": mail.id,
            "kind": mail.kind.value,
            "brand": mail.brand.value,
            "to": mail.to,
            "words": stored_json(dict(mail.words)),
            "at": mail.made_at,
        },
    )


async def count(
    connection: psycopg.AsyncConnection, to: str, kind: MailKind, *, since: datetime
) -> int:
    """How many mails of a kind were put in for an address from that moment on."""
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        SELECT count(*) FROM outbox
        WHERE lower(recipient) = lower(%s) AND kind = %s AND made_at >= %s
        """,
        [to, kind.value, since],
    )
    counted = await cursor.fetchone()
    return int(counted or 0)
