"""An organisation's admin in, the pieces of a ZIP of all that it owns out, as they are read."""

import json
from collections.abc import AsyncIterable, AsyncIterator, Callable
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from typing import Any

from trusthound.adapters.reports.table import csv_rows, csv_table
from trusthound.adapters.reports.zip_stream import ZipStream
from trusthound.adapters.storage.organization_sections import SECTIONS
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.check import CandidateCheck, ListedCheck
from trusthound.usecases import export_organization as exporting
from trusthound.usecases.find_brand import find_brand
from trusthound.wiring.accounts import Accounts
from trusthound.wiring.clock import utc_now

_LISTED = tuple(each.name for each in fields(ListedCheck))
Told = Callable[[CandidateCheck], bytes]


@dataclass(frozen=True)
class OrganizationExport:
    """What members may take with them when they go elsewhere. Files of resumes are not in it."""

    accounts: Accounts

    async def begin(self, by: Acting, *, origin: Origin) -> None:
        """Counted and noted, before a byte is sent."""
        await exporting.begin_organization_export(
            by,
            database=self.accounts.database,
            limits=self.accounts.limits,
            origin=origin,
            now=utc_now(),
        )

    async def zipped(self, by: Acting, told: Told) -> AsyncIterator[bytes]:
        """`told` writes a report as JSON. A part of each section is in memory at a time."""
        stream, now = ZipStream(), utc_now()
        database, organization_id = self.accounts.database, by.organization.id
        for name, section in SECTIONS.items():
            for file, write in ((f"{name}.json", _json), (f"{name}.csv", _csv)):
                async for each in stream.entry(
                    file, write(section(database, organization_id)), now
                ):
                    yield each
        brand = await find_brand(organization_id, database=database)
        if brand.logo is not None:
            yield stream.add("logo.png", brand.logo, now)
        listed = exporting.listed_checks(organization_id, database=database, now=now)
        async for each in stream.entry("verifications.csv", _listed(listed), now):
            yield each
        async for check in exporting.whole_checks(organization_id, database=database, now=now):
            yield stream.add(f"verifications/{check.id}.json", told(check), check.made_at)
        yield stream.end()


async def _json(rows: AsyncIterable[dict[str, Any]]) -> AsyncIterator[bytes]:
    between = b"[\n"
    async for row in rows:
        yield between + json.dumps(row, ensure_ascii=False).encode()
        between = b",\n"
    yield b"\n]\n" if between == b",\n" else b"[]\n"


async def _csv(rows: AsyncIterable[dict[str, Any]]) -> AsyncIterator[bytes]:
    """All rows have the columns of the first."""
    begun = False
    async for row in rows:
        yield (
            csv_rows([list(row.values())]) if begun else csv_table(list(row), [list(row.values())])
        )
        begun = True


async def _listed(checks: AsyncIterable[ListedCheck]) -> AsyncIterator[bytes]:
    yield csv_table(_LISTED, [])
    async for each in checks:
        yield csv_rows([[_plain(value) for value in astuple(each)]])


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value
