"""Which dossiers become a sighting, and what a database that is away costs."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from trusthound.adapters.storage.database import Database, open_database
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.domain.facts.sightings import NOT_ASKED
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting, Liveness
from trusthound.inquiry.sightings import look_back

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
REFERENCE = Reference(
    free_mail_domains=frozenset(),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("none", date(2026, 8, 1), {}),
    registrable_domain=lambda host: host,
)
POSTING = JobPosting(
    "Mechanic", "Acme", "We repair bicycles near the canal. " * 20, url="https://acme.example/1"
)


def dossier_of(posting: JobPosting, channel: Channel = Channel.URL) -> Dossier:
    return compile_dossier(
        posting, channel=channel, as_of=NOW.date(), employer_board=None, reference=REFERENCE
    )


async def kept(database: Database) -> int:
    async with database.connection() as connection:
        return (await connection.execute("SELECT FROM sightings")).rowcount


async def test_a_fetched_open_posting_is_seen(database: Database) -> None:
    told = await look_back(dossier_of(POSTING), database=database, now=NOW, most_new_a_day=9)
    assert told.sightings is not None
    assert told.sightings.first_seen_on == NOW.date()
    assert await kept(database) == 1


@pytest.mark.parametrize("channel", [Channel.TEXT, Channel.ROW])
async def test_text_and_rows_are_not_even_with_an_address(
    database: Database, channel: Channel
) -> None:
    dossier = dossier_of(POSTING, channel)
    told = await look_back(dossier, database=database, now=NOW, most_new_a_day=9)
    assert told.sightings == dossier.sightings == NOT_ASKED
    assert await kept(database) == 0


async def test_a_closed_posting_is_not(database: Database) -> None:
    closed = dossier_of(replace(POSTING, liveness=Liveness.CLOSED))
    told = await look_back(closed, database=database, now=NOW, most_new_a_day=9)
    assert told.sightings == NOT_ASKED
    assert await kept(database) == 0


async def test_without_a_database_that_answers_they_are_unknown(
    database_url: str, tmp_path: Path
) -> None:
    async with open_database(database_url=database_url, data_folder=tmp_path) as away:
        pass
    told = await look_back(dossier_of(POSTING), database=away, now=NOW, most_new_a_day=9)
    assert told.sightings is None
