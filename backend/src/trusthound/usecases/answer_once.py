"""Answer a request once: the first time by doing it, again by the answer that was kept."""

from collections.abc import Awaitable, Callable
from datetime import datetime

import structlog

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.sealed_answer import sealed, unsealed
from trusthound.adapters.storage import idempotency
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.repeat import Answer, Repeatable
from trusthound.domain.common.errors import DatabaseUnavailable

log = structlog.get_logger()


async def answer_once(
    asked: Repeatable,
    do: Callable[[], Awaitable[Answer]],
    *,
    database: Database,
    keys: Keys,
    attempt: str,
    now: datetime,
) -> tuple[Answer, bool]:
    """The answer, and whether it was kept from an earlier time.

    An answer may hold a token: it is kept encrypted. Raises KeyReused, InProgress,
    DatabaseUnavailable, and what `do` raises.
    """
    kept = await idempotency.begin(database, asked, attempt=attempt, now=now)
    if kept is not None:
        return unsealed(keys, kept, beside=asked.key), True
    try:
        answer = await do()
    except BaseException:
        await _let_go(database, asked, attempt)
        raise
    if answer.had_effect:
        try:
            body = sealed(keys, answer.as_kept(), beside=asked.key)
            await idempotency.keep(database, asked, body, attempt=attempt)
        except DatabaseUnavailable as problem:  # it was done: whoever asked has to know
            log.warning("answer_not_kept", problem=problem.message)
    else:
        await _let_go(database, asked, attempt)
    return answer, False


async def _let_go(database: Database, asked: Repeatable, attempt: str) -> None:
    """If the database is away as well, the key is free when its time is over."""
    try:
        await idempotency.let_go(database, asked, attempt=attempt)
    except DatabaseUnavailable as problem:
        log.warning("key_not_let_go", problem=problem.message)
