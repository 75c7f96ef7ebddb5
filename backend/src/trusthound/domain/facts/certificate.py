"""The certificate that a site shows, checked against the authorities that browsers trust."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class SiteCertificate:
    """`issuer` is the authority's organisation; `names` the hosts it is good for, a few of them."""

    domain: str
    valid_from: datetime
    issuer: str
    names: tuple[str, ...]
    source: str
    learnt_at: datetime
