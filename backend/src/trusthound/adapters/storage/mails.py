"""The outbox: a mail is put in within the transaction that it tells of, so none is lost."""

import psycopg

from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.mailing.outgoing import OutgoingMail


async def put(connection: psycopg.AsyncConnection, mail: OutgoingMail) -> None:
    """Keep a mail until it is delivered."""
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
