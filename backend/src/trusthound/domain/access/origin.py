"""Where a request comes from: for the list of sessions and the audit log."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.access.audit import AuditEntry, Outcome


@dataclass(frozen=True, slots=True)
class Origin:
    """`device` is what its sender says of itself; `counted_as` what requests of one place have in
    common, where that is more than the address: an IPv6 network.
    """

    address: str
    request_id: str
    device: str = ""
    from_browser: bool = False
    counted_as: str = ""

    @property
    def place(self) -> str:
        """Whose tries are counted together."""
        return self.counted_as or self.address

    def entry(
        self,
        action: str,
        *,
        actor: str,
        at: datetime,
        outcome: Outcome = Outcome.DONE,
        organization_id: str | None = None,
        target: str = "",
    ) -> AuditEntry:
        """A line of the audit log; without a `target` about the actor's own account."""
        return AuditEntry(
            at=at,
            actor=actor,
            organization_id=organization_id,
            action=action,
            target=target or actor,
            outcome=outcome,
            address=self.address,
            request_id=self.request_id,
        )
