"""What reports look like, bound to its adapters."""

import asyncio
from dataclasses import dataclass, field

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.brand import Brand
from trusthound.usecases import change_brand as changing
from trusthound.usecases import find_brand as finding
from trusthound.wiring.clock import utc_now
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Brands:
    """Set by an organisation's admins, drawn on its reports on paper and nowhere else."""

    settings: Settings
    database: Database
    # One logo at a time: each has a process of its own.
    at_once: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    async def find(self, organization_id: str) -> Brand:
        """The plain one where nothing was set."""
        return await finding.find_brand(organization_id, database=self.database)

    async def change_accent(self, by: Acting, accent: str, *, origin: Origin) -> Brand:
        """For admins."""
        return await changing.change_accent(
            accent, by=by, database=self.database, origin=origin, now=utc_now()
        )

    async def change_logo(self, by: Acting, data: bytes | None, *, origin: Origin) -> Brand:
        """For admins; None takes it back."""
        async with self.at_once:
            return await changing.change_logo(
                data,
                by=by,
                filtered=not self.settings.documents_unfiltered,
                database=self.database,
                origin=origin,
                now=utc_now(),
            )
