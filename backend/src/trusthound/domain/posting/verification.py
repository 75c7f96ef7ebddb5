"""A stored assessment: of what, when, by which version."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.posting.dossier import Dossier


@dataclass(frozen=True, slots=True)
class Verification:
    """`id` is unguessable: who knows it may read the verification.

    `url` is the canonical address, "" for pasted text. `shared`: what was judged is what anyone
    sees at that address, so that the result may answer the next caller too. Content that a client
    sent is judged for that client alone and is never shared. `example`: one of our own recorded
    pages.
    """

    id: str
    url: str
    checked_at: datetime
    dossier: Dossier
    assessment: Assessment
    reasons: tuple[str, ...]
    shared: bool
    example: bool = False
