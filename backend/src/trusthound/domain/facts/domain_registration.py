"""When a domain was registered and by whom, as its registry says."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from trusthound.domain.facts.certificate import SiteCertificate

_ONE_DAY = timedelta(days=1)


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


def not_contradicted(
    registrations: Iterable[DomainRegistration], certificates: Iterable[SiteCertificate]
) -> tuple[DomainRegistration, ...]:
    """Without those whose name an authority that browsers trust had certified days before."""
    certified = {each.domain: each.valid_from.date() for each in certificates}
    return tuple(
        each
        for each in registrations
        if each.registered_on is None
        or each.registered_on <= certified.get(each.domain, each.registered_on) + _ONE_DAY
    )
