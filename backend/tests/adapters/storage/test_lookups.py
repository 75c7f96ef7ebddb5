"""Remembering what registries answered, on a real database."""

from datetime import UTC, date, datetime, timedelta

import pytest

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.lookups import DELETED_AT_ONCE, forget_older_than, keep, recall
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.question import Question
from trusthound.domain.facts.site_state import SiteState, Standing

NOON = datetime(2026, 11, 21, 12, 0, 0, 123456, tzinfo=UTC)
ASKED = Question("domain_registrations", "acme.com", DomainRegistration)
TOLD = DomainRegistration(
    "acme.com", date(1999, 5, 4), "Names “Inc.”", ("ok",), "RDAP of registry.example", NOON
)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ASKED, TOLD),
        (ASKED, DomainRegistration("acme.com", None, "", (), "RDAP", NOON)),
        (
            Question("mail_records", "acme.com", MailRecords),
            MailRecords("acme.com", True, ("mx",), False, False, None, "", "DNS", NOON),
        ),
        (
            Question("site_states", "acme.com", SiteState),
            SiteState("acme.com", Standing.PARKED, "for sale", "front page", NOON),
        ),
    ],
)
async def test_what_is_recalled_equals_what_was_kept(
    database: Database, question: Question, answer: object
) -> None:
    await keep(database, {question: answer}, NOON)
    assert await recall(database, {question: NOON}) == {question: answer}


async def test_only_what_was_asked_for_and_is_new_enough_is_recalled(database: Database) -> None:
    other = Question("domain_registrations", "other.com", DomainRegistration)
    await keep(database, {ASKED: TOLD, other: TOLD}, NOON)
    second = timedelta(seconds=1)
    assert await recall(database, {ASKED: NOON - second}) == {ASKED: TOLD}
    assert await recall(database, {ASKED: NOON + second, other: NOON}) == {other: TOLD}
    assert await recall(database, {Question("mail_records", "acme.com", MailRecords): NOON}) == {}


async def test_the_newest_answer_stays_whichever_is_written_last(database: Database) -> None:
    newer = DomainRegistration("acme.com", None, "", (), "RDAP", NOON)
    await keep(database, {ASKED: newer}, NOON)
    await keep(database, {ASKED: TOLD}, NOON - timedelta(days=1))
    assert await recall(database, {ASKED: NOON - timedelta(days=2)}) == {ASKED: newer}


async def test_an_answer_of_another_shape_counts_as_not_there(database: Database) -> None:
    await keep(database, {ASKED: TOLD}, NOON)
    async with database.connection() as connection:
        await connection.execute("UPDATE lookups SET answer = answer - 'registrar'")
    assert await recall(database, {ASKED: NOON}) == {}


async def test_characters_that_the_database_cannot_hold_do_no_harm(database: Database) -> None:
    hostile = Question("site_states", "acme.com", SiteState)
    state = SiteState("acme.com", Standing.PARKED, "a\0b \ud800 \\u0000", "front page", NOON)
    await keep(database, {hostile: state}, NOON)
    read = (await recall(database, {hostile: NOON}))[hostile]
    assert isinstance(read, SiteState)
    assert read.told_by == "a\ufffdb \ufffd \\u0000"


async def test_what_is_older_than_a_moment_is_forgotten_and_counted(database: Database) -> None:
    old = {
        Question("mail_records", f"a{number}.com", MailRecords): MailRecords(
            f"a{number}.com", True, (), False, True, "", "", "DNS", NOON
        )
        for number in range(DELETED_AT_ONCE + 5)
    }
    await keep(database, old, NOON - timedelta(days=1))
    await keep(database, {ASKED: TOLD}, NOON)
    assert await forget_older_than(database, NOON) == DELETED_AT_ONCE + 5
    assert await recall(database, {ASKED: NOON}) == {ASKED: TOLD}
    assert await forget_older_than(database, NOON) == 0
