"""Delivering what is due, on a real database and a real mail server."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import pytest
from psycopg.rows import dict_row
from tests.mail_server import mail_server
from tests.written_mails import HEADS, NOON, a_mail

from trusthound.adapters.mail.compose import Composed, compose
from trusthound.adapters.mail.smtp import MailServer, Security, SmtpPost
from trusthound.adapters.storage import mails, unsubscribed
from trusthound.adapters.storage.database import Database
from trusthound.domain.mailing.delivery import LEASE, MOST_TRIES, PAUSES
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail
from trusthound.domain.mailing.topic import Topic
from trusthound.usecases.deliver_mails import deliver_mails


@dataclass
class Clock:
    """Stands still until a test sets it on."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now


async def put(database: Database, *written: OutgoingMail) -> None:
    async with database.connection() as connection:
        for each in written:
            await mails.put(connection, each)


async def rows(database: Database) -> list[dict[str, Any]]:
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=dict_row)
        await cursor.execute("SELECT * FROM outbox ORDER BY id")
        return await cursor.fetchall()


def written(mail: OutgoingMail) -> Composed:
    return compose(mail, HEADS[mail.brand])


def deliverer(database: Database, port: int, clock: Clock) -> Callable[[], Any]:
    post = SmtpPost(MailServer("127.0.0.1", port, Security.NONE), seconds=5.0)
    return lambda: deliver_mails(database=database, compose=written, post=post, clock=clock)


async def test_a_mail_is_sent_once_and_its_words_go(database: Database) -> None:
    await put(database, a_mail())
    async with mail_server() as server:
        deliver = deliverer(database, server.port, Clock())
        assert await deliver() == 1
        assert await deliver() == 0

    assert [each.message["Message-ID"] for each in server.mails] == ["<mail-1@trusthound.example>"]
    sent = (await rows(database))[0]
    assert sent["words"] == {}
    assert sent["sent_at"] == NOON
    assert sent["next_try_at"] is None


async def test_a_mail_that_was_rolled_back_is_never_sent(database: Database) -> None:
    async with database.connection() as connection:
        await mails.put(connection, a_mail())
        await connection.rollback()

    assert await rows(database) == []


async def test_a_mail_that_is_refused_for_now_goes_later(database: Database) -> None:
    clock = Clock()
    await put(database, a_mail(MailKind.WELCOME))
    async with mail_server() as server:
        server.says = ["450 Try again later"]
        deliver = deliverer(database, server.port, clock)
        await deliver()
        waiting = (await rows(database))[0]
        early = await deliver()
        clock.now += PAUSES[0]
        late = await deliver()

    assert waiting["next_try_at"] == NOON + PAUSES[0]
    assert waiting["last_problem"] == "450 Try again later"
    assert waiting["words"]
    assert (early, late) == (0, 1)
    assert len(server.mails) == 1
    assert (await rows(database))[0]["sent_at"] == clock.now


async def test_a_mail_that_is_refused_for_good_is_kept_and_not_tried_again(
    database: Database,
) -> None:
    clock = Clock()
    await put(database, a_mail())
    async with mail_server() as server:
        server.says = ["550 No such user"]
        deliver = deliverer(database, server.port, clock)
        await deliver()
        clock.now += timedelta(days=30)
        assert await deliver() == 0

    given_up = (await rows(database))[0]
    assert (given_up["next_try_at"], given_up["sent_at"]) == (None, None)
    assert given_up["last_problem"] == "550 No such user"
    standing = await mails.standing(database)
    assert (standing.waiting, standing.given_up) == (0, 1)
    assert standing.last_problem == "550 No such user"


async def test_a_mail_is_given_up_after_the_last_of_its_tries(database: Database) -> None:
    clock = Clock()
    await put(database, a_mail(MailKind.RECEIPT))
    async with mail_server() as server:
        server.says = ["451 Try again"] * 99
        deliver = deliverer(database, server.port, clock)
        while await deliver():
            due = (await rows(database))[0]["next_try_at"]
            clock.now = due or clock.now

    given_up = (await rows(database))[0]
    assert (given_up["tries"], given_up["sent_at"]) == (MOST_TRIES, None)
    assert clock.now - NOON == sum(PAUSES, timedelta())
    assert (await mails.standing(database)).given_up == 1


async def test_a_link_that_has_run_out_is_not_sent(database: Database) -> None:
    clock = Clock()
    await put(database, a_mail(MailKind.RESET))
    async with mail_server() as server:
        server.says = ["451 Try again"] * 99
        deliver = deliverer(database, server.port, clock)
        while await deliver():
            clock.now = (await rows(database))[0]["next_try_at"] or clock.now

    assert clock.now - NOON < timedelta(minutes=30)


async def test_whoever_is_stopped_between_sending_and_telling_sends_twice_under_one_id(
    database: Database,
) -> None:
    clock = Clock()
    await put(database, a_mail())
    async with mail_server() as server:
        deliver = deliverer(database, server.port, clock)
        server.go_on.clear()
        stopped = asyncio.ensure_future(deliver())
        await server.was_given.wait()
        stopped.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stopped
        server.go_on.set()
        assert await deliver() == 0  # the one who took it may still be at it
        clock.now += LEASE
        assert await deliver() == 1

    assert len(server.mails) == 2
    assert len({each.message["Message-ID"] for each in server.mails}) == 1
    assert len({str(each.message["Date"]) for each in server.mails}) == 1
    assert (await rows(database))[0]["sent_at"] is not None


async def test_many_deliverers_at_once_send_each_mail_once(database: Database) -> None:
    await put(database, *(a_mail(mail_id=f"mail-{number}") for number in range(40)))
    async with mail_server() as server:
        deliver = deliverer(database, server.port, Clock())

        async def work() -> None:
            while await deliver():
                pass

        await asyncio.gather(*(work() for _ in range(6)))

    ids = [each.message["Message-ID"] for each in server.mails]
    assert len(ids) == len(set(ids)) == 40


async def test_one_slow_reader_does_not_keep_the_others_waiting(database: Database) -> None:
    await put(database, *(a_mail(mail_id=f"mail-{number}") for number in range(3)))
    async with mail_server() as server, mail_server() as other:
        server.go_on.clear()
        slow = asyncio.ensure_future(deliverer(database, server.port, Clock())())
        await server.was_given.wait()
        await put(database, a_mail(mail_id="mail-9"))
        assert await deliverer(database, other.port, Clock())() == 1
        server.go_on.set()
        assert await slow == 3

    assert other.mails[0].message["Message-ID"] == "<mail-9@trusthound.example>"


async def test_a_mail_that_cannot_be_written_is_given_up_and_the_others_go(
    database: Database,
) -> None:
    await put(
        database,
        a_mail(mail_id="mail-1", words={"link": "https://evil.example/reset"}),
        a_mail(mail_id="mail-2", to="nobody"),
        a_mail(mail_id="mail-3"),
    )
    async with mail_server() as server:
        assert await deliverer(database, server.port, Clock())() == 3

    assert [each.message["Message-ID"] for each in server.mails] == ["<mail-3@trusthound.example>"]
    told = [each["last_problem"] for each in await rows(database)]
    assert told == [
        "a mail links to our own pages alone",
        "this is not an address that a mail can be sent to",
        "",
    ]


async def test_what_a_reader_has_stopped_is_not_sent_and_the_rest_is(database: Database) -> None:
    topics = {MailKind.RENEWAL: Topic.ALERTS}  # as if
    await unsubscribed.add(database, "ANN@example.org", Topic.ALERTS, at=NOON)
    await put(
        database,
        a_mail(MailKind.RENEWAL, mail_id="mail-1"),
        a_mail(MailKind.RENEWAL, mail_id="mail-2", to="bob@example.org"),
        a_mail(MailKind.RECEIPT, mail_id="mail-3"),
    )
    async with mail_server() as server:
        post = SmtpPost(MailServer("127.0.0.1", server.port, Security.NONE))
        await deliver_mails(
            database=database, compose=written, post=post, clock=Clock(), topics=topics
        )

    assert sorted(each.message["Message-ID"][:7] for each in server.mails) == ["<mail-2", "<mail-3"]
    assert [each["id"] for each in await rows(database)] == ["mail-2", "mail-3"]


async def test_a_last_try_that_was_never_told_of_counts_as_given_up(database: Database) -> None:
    await put(database, a_mail())
    async with database.connection() as connection:
        await connection.execute("UPDATE outbox SET tries = %s", [MOST_TRIES])
    async with mail_server() as server:
        assert await deliverer(database, server.port, Clock())() == 0

    assert (await mails.standing(database)).given_up == 1
    assert server.mails == []


async def test_the_standing_tells_how_many_wait_and_since_when(database: Database) -> None:
    old, new = NOON - timedelta(hours=1), NOON
    await put(database, a_mail(mail_id="a", made_at=new), a_mail(mail_id="b", made_at=old))

    standing = await mails.standing(database)

    assert (standing.waiting, standing.waiting_since, standing.given_up) == (2, old, 0)


async def test_mails_are_forgotten_once_they_went_or_were_given_up(database: Database) -> None:
    long_ago = NOON - timedelta(days=31)
    await put(database, *(a_mail(mail_id=each, made_at=long_ago) for each in ("a", "b", "c")))
    await put(database, a_mail(mail_id="d"))
    await mails.mark_sent(database, "a", at=long_ago)
    await mails.mark_failed(database, "b", "550 No such user", next_try_at=None)

    assert await mails.forget(database, made_before=NOON - timedelta(days=30)) == 2
    assert [each["id"] for each in await rows(database)] == ["c", "d"]
