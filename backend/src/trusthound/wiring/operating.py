"""The use cases of whoever runs the installation, bound to their adapters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from trusthound.adapters.machine.process import ProcessMeter
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import Organization, Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.operating.figures import DayCounts, Figures
from trusthound.domain.operating.traffic import Traffic
from trusthound.usecases.change_tier import change_tier
from trusthound.usecases.count_page_views import count_page_views
from trusthound.usecases.end_sessions_of_user import end_sessions_of_user
from trusthound.usecases.list_demo_requests import RequestsPage, list_demo_requests
from trusthound.usecases.list_organizations import OrganizationsPage, list_organizations
from trusthound.usecases.list_users import UsersPage, list_users
from trusthound.usecases.read_admin_series import read_admin_series
from trusthound.usecases.read_admin_stats import read_admin_stats
from trusthound.usecases.welcome_employer import welcome_employer
from trusthound.wiring.clock import utc_now
from trusthound.wiring.organizations import Organizations
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Operating:
    """What operators see. Each method is for them alone, but for the counting."""

    settings: Settings
    database: Database
    organizations: Organizations
    meter: ProcessMeter = field(default_factory=ProcessMeter)

    async def stats(self, traffic: Traffic) -> Figures:
        """`traffic` is what the door has answered."""
        return await read_admin_stats(
            database=self.database,
            process=self.meter.look(),
            traffic=traffic,
            calls_a_minute=self.settings.requests_a_minute,
            now=utc_now(),
        )

    async def series(self, days: int) -> tuple[DayCounts, ...]:
        """That many days."""
        return await read_admin_series(
            days,
            database=self.database,
            keep_days=self.settings.keep_verifications_days,
            now=utc_now(),
        )

    async def count_page_views(self, views: Mapping[tuple[date, str], int]) -> None:
        """For the door that serves the pages."""
        await count_page_views(views, database=self.database)

    async def demo_requests(self, cursor: str) -> RequestsPage:
        """The newest first."""
        return await list_demo_requests(cursor=cursor, database=self.database)

    async def users(self, search: str, cursor: str) -> UsersPage:
        """Found by name, address or id."""
        return await list_users(search, cursor=cursor, database=self.database, now=utc_now())

    async def end_sessions(self, user_id: str, *, actor: str, origin: Origin) -> int:
        """Sign a user out everywhere; how many sessions ended."""
        return await end_sessions_of_user(
            user_id, actor=actor, database=self.database, origin=origin, now=utc_now()
        )

    async def organizations_page(self, search: str, cursor: str) -> OrganizationsPage:
        """Found by name or id."""
        return await list_organizations(
            search, cursor=cursor, database=self.database, now=utc_now()
        )

    async def change_tier(
        self, organization_id: str, tier: Tier, *, actor: str, origin: Origin
    ) -> Organization:
        """Give an organisation another tier."""
        return await change_tier(
            organization_id,
            tier,
            actor=actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def welcome(
        self, request_id: str, tier: Tier, *, actor: str, origin: Origin
    ) -> tuple[Organization, str]:
        """Make an organisation of a demo request and invite who asked as its first admin."""
        made, email = await welcome_employer(
            request_id, tier, actor=actor, database=self.database, origin=origin, now=utc_now()
        )
        await self.organizations.invite(made.id, email, Role.ADMIN, by=None, origin=origin)
        return made, email
