"""Deliver the mails that are due: each at least once, none lost, however this ends."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Protocol

import structlog

from trusthound.adapters.mail.compose import Composed
from trusthound.adapters.storage import mails, unsubscribed
from trusthound.adapters.storage.database import Database
from trusthound.domain.mailing.delivery import LEASE, Due, Failure, next_try, told
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail
from trusthound.domain.mailing.topic import TOPICS, Topic

AT_ONCE = 4

log = structlog.get_logger()


class Post(Protocol):
    """Where composed mails go: a mail server, or a folder."""

    async def send(self, message: Composed) -> Failure | None:
        """None once somebody else is responsible for it."""


async def deliver_mails(
    *,
    database: Database,
    compose: Callable[[OutgoingMail], Composed],
    post: Post,
    clock: Callable[[], datetime],
    topics: Mapping[MailKind, Topic] = TOPICS,
    lease: timedelta = LEASE,
) -> int:
    """How many were tried; a few at a time, so whoever calls asks again until there are none.

    A mail is taken, sent, and told of. Between the last two it may be sent twice, under the same
    Message-ID. Raises DatabaseUnavailable.
    """
    await mails.give_up_lost(database, now=clock())
    due = await mails.take(database, most=AT_ONCE, lease=lease, now=clock())
    async with asyncio.TaskGroup() as deliveries:
        for each in due:
            deliveries.create_task(_deliver(each, database, compose, post, clock, topics))
    return len(due)


async def _deliver(
    due: Due,
    database: Database,
    compose: Callable[[OutgoingMail], Composed],
    post: Post,
    clock: Callable[[], datetime],
    topics: Mapping[MailKind, Topic],
) -> None:
    topic = topics.get(due.mail.kind)
    if topic is not None and await unsubscribed.has(database, due.mail.to, topic):
        await mails.drop(database, due.mail.id)
        return
    failure = await _sent(due.mail, compose, post)
    if failure is None:
        await mails.mark_sent(database, due.mail.id, at=clock())
        return
    again_at = next_try(due, failure, clock())
    log.warning(
        "mail_not_delivered",
        id=due.mail.id,
        kind=due.mail.kind.value,
        tries=due.tries,
        problem=failure.problem,
        next_try_at=again_at and again_at.isoformat(),
    )
    await mails.mark_failed(database, due.mail.id, failure.problem, next_try_at=again_at)


async def _sent(
    mail: OutgoingMail, compose: Callable[[OutgoingMail], Composed], post: Post
) -> Failure | None:
    try:
        message = compose(mail)
    except ValueError as problem:  # it cannot be written, now or ever
        return Failure(told(str(problem)), is_permanent=True)
    return await post.send(message)
