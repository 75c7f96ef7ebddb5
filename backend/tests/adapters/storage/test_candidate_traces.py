"""Traces of resumes on a real database: what shares one is found, by an index, nobody else's."""

from datetime import UTC, date, datetime

import psycopg

from trusthound.adapters.storage import candidate_traces, organizations
from trusthound.adapters.storage.candidate_traces import ALIKE, MOST_OTHERS
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.candidate.seen_before import ContactKind, ContactTrace, PointTrace, Traces
from trusthound.wiring.clock import new_id

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


async def an_organization(connection: psycopg.AsyncConnection) -> str:
    made = Organization(new_id(), "Acme Freight", Tier.ENTERPRISE, None)
    await organizations.add(connection, made, NOW)
    return made.id


def traces(*, contact: bytes = b"", bands: tuple[int, ...] = ()) -> Traces:
    contacts = (ContactTrace(ContactKind.MAIL, contact),) if contact else ()
    points = (PointTrace(b"signature", bands),) if bands else ()
    return Traces(frozenset({b"ann"}), True, contacts, points)


async def keep(
    connection: psycopg.AsyncConnection,
    organization_id: str,
    kept: Traces,
    *,
    file: bytes,
    day: int,
) -> None:
    check_id = new_id()
    await connection.execute(
        """
        INSERT INTO candidate_checks (id, organization_id, made_at, candidate_name, candidate_mail,
            candidate, signals_only, flags, engine_version, report, attested_at, kept_from)
        VALUES (%(id)s, %(organization)s, %(now)s, '', '', '{}', false, 0, '1', '{}', %(now)s,
            %(now)s)
        """,
        {"id": check_id, "organization": organization_id, "now": NOW},
    )
    await candidate_traces.add(
        connection, organization_id, check_id, kept, file_digest=file, on=date(2026, 11, day)
    )


async def test_what_shares_a_contact_or_a_point_is_found_newest_first(database: Database) -> None:
    async with database.connection() as connection:
        ours, theirs = await an_organization(connection), await an_organization(connection)
        await keep(connection, ours, traces(contact=b"mail"), file=b"1", day=1)
        await keep(connection, ours, traces(bands=(7, -8)), file=b"2", day=3)
        await keep(connection, ours, traces(contact=b"mail", bands=(7,)), file=b"same", day=2)
        await keep(connection, ours, traces(contact=b"other", bands=(9,)), file=b"3", day=2)
        await keep(connection, theirs, traces(contact=b"mail", bands=(7,)), file=b"4", day=2)

    asked = traces(contact=b"mail", bands=(-8, 11))
    seen = await candidate_traces.seen(database, ours, asked, file_digest=b"same")
    nothing = await candidate_traces.seen(database, ours, traces(), file_digest=b"same")

    assert seen.compared == 3
    assert [each.checked_on.day for each in seen.others] == [3, 1]
    assert (nothing.compared, nothing.others) == (3, ())


async def test_they_are_found_by_what_they_share_not_compared_one_by_one(
    database: Database,
) -> None:
    words = {"organization": "", "file": b"", "contacts": [b"mail"], "bands": [7], "most": 1}

    async def planned(connection: psycopg.AsyncConnection) -> str:
        plan = await connection.execute(f"EXPLAIN {ALIKE}", words)
        return "\n".join(str(row[0]) for row in await plan.fetchall())

    plan = await database.search(planned)
    assert "candidate_traces_contacts" in plan
    assert "candidate_traces_bands" in plan
    async with database.connection() as connection:
        options = await connection.execute(
            """
            SELECT reloptions FROM pg_class
            WHERE relname IN ('candidate_traces_contacts', 'candidate_traces_bands')
            """
        )
        assert await options.fetchall() == [(["fastupdate=off"],)] * 2  # no list to read through


async def test_all_there_is_is_not_counted_for_each_check(database: Database) -> None:
    async with database.connection() as connection:
        ours = await an_organization(connection)
        for number in range(MOST_OTHERS + 3):
            await keep(connection, ours, traces(), file=str(number).encode(), day=1)

    seen = await candidate_traces.seen(database, ours, traces(), file_digest=b"another")

    assert seen.compared == MOST_OTHERS
