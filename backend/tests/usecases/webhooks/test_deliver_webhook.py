"""A message arrives signed, at least once, in order; what fails is put off and given up in time."""

import asyncio
from datetime import timedelta

import pytest
from tests.usecases.webhooks.conftest import KEYS, Hooks

from trusthound.adapters.storage import members, users, webhook_endpoints
from trusthound.adapters.webhooks.signing import new_secret, sealed, shown
from trusthound.domain.access.organization import Role
from trusthound.domain.access.user import new_user
from trusthound.domain.webhooks.delivery import (
    MOST_TRIES,
    PAUSES,
    Attempt,
    DeliveryStatus,
    Due,
    NotSent,
)
from trusthound.usecases.forget_webhook_deliveries import forget_webhook_deliveries


async def test_a_message_arrives_signed_and_is_told_of(hooks: Hooks) -> None:
    endpoint, secret = await hooks.endpoint()
    message = await hooks.happens("check-7")
    assert await hooks.deliver()
    assert not await hooks.deliver()

    (received,) = hooks.receiver.received
    assert received.id == message
    assert received.headers["Content-Type"] == "application/json"
    assert received.verified(secret) == {
        "type": "verification.completed",
        "timestamp": "2026-11-22T12:00:00.000Z",
        "data": {"id": "check-7"},
    }
    (told,) = await hooks.deliveries(endpoint)
    assert (told.standing, told.tries, told.status) == (DeliveryStatus.DELIVERED, 1, 200)
    assert (told.answer, told.next_try_at) == ("ok", None)
    assert told.body.encode() == received.body


async def test_for_a_day_after_a_rotation_either_secret_verifies(hooks: Hooks) -> None:
    endpoint, former = await hooks.endpoint()
    secret = new_secret()
    async with hooks.database.connection() as connection:
        both_until = hooks.now + timedelta(days=1)
        kept = sealed(KEYS[0], secret, endpoint)
        await webhook_endpoints.rotate(connection, endpoint, kept, both_until=both_until)
    await hooks.happens()
    await hooks.deliver()
    hooks.later(days=1)
    await hooks.happens()
    await hooks.deliver()

    during, after = hooks.receiver.received
    assert during.verified(former) == during.verified(shown(secret))
    assert after.verified(shown(secret))
    with pytest.raises(AssertionError):
        after.verified(former)


async def test_who_is_killed_before_it_is_told_leaves_it_to_be_sent_again(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    message = await hooks.happens()

    async def killed_after(due: Due) -> Attempt:
        await hooks.post(due)
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await hooks.deliver(killed_after)
    assert not await hooks.deliver()  # the dead worker has it still
    hooks.later(seconds=60)
    assert await hooks.deliver()

    assert [each.id for each in hooks.receiver.received] == [message, message]
    (told,) = await hooks.deliveries(endpoint)
    assert (told.standing, told.tries) == (DeliveryStatus.DELIVERED, 2)


async def test_what_fails_is_put_off_and_what_comes_later_overtakes_it(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    first, second, third = [await hooks.happens() for _ in range(3)]
    hooks.receiver.answers(503, body="later")
    await hooks.deliver()
    hooks.receiver.answers(204)
    while await hooks.deliver():
        pass
    hooks.later(seconds=PAUSES[0].total_seconds())
    await hooks.deliver()

    order = [each.id for each in hooks.receiver.received]
    assert order == [first, second, third, first]
    told = await hooks.deliveries(endpoint)
    assert {each.standing for each in told} == {DeliveryStatus.DELIVERED}


async def test_an_endpoint_has_one_at_a_time_and_an_employer_two(hooks: Hooks) -> None:
    for _ in range(3):
        await hooks.endpoint()
    await hooks.happens()
    await hooks.endpoint("other")
    await hooks.happens(organization_id="other")
    taken = await asyncio.gather(*(hooks.take() for _ in range(8)))
    taken += [await hooks.take() for _ in range(3)]
    held = [each for each in taken if each is not None]

    assert len({each.endpoint_id for each in held}) == len(held)
    assert sum(each.organization_id == "other" for each in held) == 1
    assert 2 <= sum(each.organization_id == "acme" for each in held) <= 3
    hooks.later(seconds=60)
    again = [await hooks.take() for _ in range(4)]
    assert [each.organization_id for each in again if each].count("acme") == 2


async def test_an_endpoint_that_is_gone_is_disabled_and_its_admins_are_told(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    async with hooks.database.connection() as connection:
        admin = new_user("u-1", "ann@acme.example", "Ann Lee", hooks.now)
        await users.add(connection, admin, "$argon2id$never")
        await members.add(connection, "acme", "u-1", Role.ADMIN, hooks.now)
    await hooks.happens()
    await hooks.happens()
    hooks.receiver.answers(410)
    assert await hooks.deliver()
    assert not await hooks.deliver()
    await hooks.happens()  # nobody is told of it

    told = await hooks.deliveries(endpoint)
    assert [(each.standing, each.status) for each in told] == [
        (DeliveryStatus.FAILED, 410),
        (DeliveryStatus.FAILED, None),
    ]
    assert told[1].problem is NotSent.DISABLED
    async with hooks.database.connection() as connection:
        cursor = await connection.execute("SELECT kind, recipient, words ->> 'host' FROM outbox")
        mails = await cursor.fetchall()
        cursor = await connection.execute("SELECT actor, action, target FROM audit_log")
        lines = await cursor.fetchall()
    assert mails == [("webhook_disabled", "ann@acme.example", hooks.receiver.place)]
    assert lines == [("system", "webhook.disable", endpoint)]


async def test_an_endpoint_that_fails_for_three_days_is_disabled(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    await hooks.happens()
    hooks.receiver.answers(500)
    for pause in (*PAUSES, timedelta(days=1)):
        assert await hooks.deliver()
        hooks.later(seconds=pause.total_seconds())
    assert not await hooks.deliver()

    (told,) = await hooks.deliveries(endpoint)
    assert (told.standing, told.tries) == (DeliveryStatus.FAILED, MOST_TRIES)
    async with hooks.database.connection() as connection:
        (found,) = await webhook_endpoints.of_organization(connection, "acme")
    assert found.disabled is not None
    assert found.disabled.value == "failing"
    assert found.failing_since is not None


async def test_no_inner_address_is_asked_whatever_the_row_says(hooks: Hooks) -> None:
    other = await asyncio.start_server(hooks.receiver.talk, "127.0.0.1", 0)
    async with other:
        port = other.sockets[0].getsockname()[1]
        endpoint, _ = await hooks.endpoint(url=f"http://127.0.0.1:{port}/in")
        await hooks.happens()
        await hooks.deliver()
    assert hooks.receiver.received == []
    (told,) = await hooks.deliveries(endpoint)
    assert (told.standing, told.problem) == (DeliveryStatus.WAITING, NotSent.UNREACHABLE)


async def test_a_redirect_is_an_answer_and_leads_nowhere(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    await hooks.happens()
    hooks.receiver.answers(307, head=f"Location: http://{hooks.receiver.place}/in\r\n")
    await hooks.deliver()
    assert len(hooks.receiver.received) == 1
    (told,) = await hooks.deliveries(endpoint)
    assert (told.standing, told.status) == (DeliveryStatus.WAITING, 307)


async def test_an_endless_answer_is_read_at_its_beginning_and_counts(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    await hooks.happens()
    hooks.receiver.answers(200, body="a" * 1_000_000)
    await hooks.deliver()
    (told,) = await hooks.deliveries(endpoint)
    assert (told.standing, told.answer) == (DeliveryStatus.DELIVERED, "a" * 1_000)


async def test_what_is_older_than_30_days_is_forgotten_unless_it_waits(hooks: Hooks) -> None:
    endpoint, _ = await hooks.endpoint()
    await hooks.happens()
    await hooks.deliver()
    waiting = await hooks.happens()
    hooks.later(days=30)
    assert await forget_webhook_deliveries(hooks.database, now=hooks.now) == 0
    hooks.later(seconds=1)
    assert await forget_webhook_deliveries(hooks.database, now=hooks.now) == 1
    assert [each.message_id for each in await hooks.deliveries(endpoint)] == [waiting]
