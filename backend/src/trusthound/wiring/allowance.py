"""The daily allowance bound to its ledger: who is counted, what is left, one's own past checks."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage import checks
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import Claim, Claimant, Limits, Standing
from trusthound.domain.access.plan import Plan
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import DatabaseUnavailable
from trusthound.usecases import list_own_checks as own
from trusthound.usecases.list_own_checks import OwnChecks
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings

TELL_SECONDS = 1.0


@dataclass(frozen=True)
class Allowance:
    """What the doors may ask about verifications a day."""

    database: Database
    keys: Keys
    settings: Settings

    def claimant(self, *, address: str, device: str, signed_in: SignedIn | None) -> Claimant:
        """Whose checks are counted together; `device` is "" where none was brought."""
        has_plan = signed_in is not None and signed_in.plan(utc_now()) is not Plan.FREE
        return Claimant(
            address=self.keys.mark("address of a check", address),
            user_id=signed_in.user.id if signed_in else None,
            device=self.keys.mark("device of a check", device) if device else None,
            unlimited=has_plan or not self.settings.daily_allowance,
        )

    def claim(self, who: Claimant, tell: Callable[[Standing], None]) -> Claim:
        """One more check, if there is one left."""
        return Claim(who, self._limits, new_id(), partial(self.keys.mark, "posting checked"), tell)

    async def standing(self, who: Claimant) -> Standing:
        """What is used and left now. Raises DatabaseUnavailable."""
        return await checks.standing(self.database, who, self._limits, now=utc_now())

    async def tell(self, claim: Claim) -> None:
        """What is left, for an answer that costs nothing; where it can't be had, nothing."""
        if claim.who.unlimited:
            return
        try:
            async with asyncio.timeout(TELL_SECONDS):
                claim.tell(await self.standing(claim.who))
        except (DatabaseUnavailable, TimeoutError):
            return

    async def own_checks(self, user_id: str, cursor: str) -> OwnChecks:
        """A page of what a user checked, newest first. Raises InvalidInput, DatabaseUnavailable."""
        return await own.list_own_checks(user_id, cursor, database=self.database)

    @property
    def _limits(self) -> Limits:
        return Limits(address=self.settings.daily_verifications_of_address)
