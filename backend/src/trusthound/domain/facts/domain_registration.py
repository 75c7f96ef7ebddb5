"""When a domain was registered and by whom, as its registry says."""

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class DomainRegistration:
    """`registered_on` is None where the registry does not say; `registrar` is then often "" too.

    `statuses` are RDAP's words ("client hold"). `source` names the registry's server.
    """

    domain: str
    registered_on: date | None
    registrar: str
    statuses: tuple[str, ...]
    source: str
    learnt_at: datetime
