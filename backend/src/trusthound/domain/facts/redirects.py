"""Where a link led."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class RedirectChain:
    """`link` is the address that was asked for, `hops` where it was sent on to, in order."""

    link: str
    hops: tuple[str, ...]
    source: str
    learnt_at: datetime
