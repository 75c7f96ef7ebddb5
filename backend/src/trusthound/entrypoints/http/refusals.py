"""Calls refused to somebody signed in, written into the audit log, but no flood of them."""

from collections.abc import Callable
from time import monotonic

import structlog

from trusthound.domain.access.audit import Outcome
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import TrustHoundError
from trusthound.entrypoints.http.rate import SlidingWindow
from trusthound.wiring.clock import utc_now
from trusthound.wiring.organizations import Organizations

# Of one user or key; what else they try in that minute would say nothing new.
MOST_A_MINUTE = 10

log = structlog.get_logger("http")


class Refusals:
    """Remembers who was refused how often lately; the rest is kept in the database."""

    def __init__(
        self, organizations: Organizations, clock: Callable[[], float] = monotonic
    ) -> None:
        self._organizations = organizations
        self._clock = clock
        self._window = SlidingWindow("refusals", MOST_A_MINUTE)

    async def note(
        self, origin: Origin, actor: str, organization_id: str | None, asked: str
    ) -> None:
        """`asked` is the route. A log that cannot be written changes nothing of the answer."""
        if self._window.take(actor, self._clock()).refused:
            return
        entry = origin.entry(
            "access.refused",
            actor=actor,
            at=utc_now(),
            outcome=Outcome.REFUSED,
            organization_id=organization_id,
            target=asked,
        )
        try:
            await self._organizations.note(entry)
        except TrustHoundError as problem:
            log.warning("refusal_not_noted", problem=problem.message)
