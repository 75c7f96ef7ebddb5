"""One posting on one board, as it was collected last."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.opening import Trust


@dataclass(frozen=True, slots=True)
class Showing:
    """`key` names the posting on its board; `board` is that board's name, `is_own` whether it is
    the employer's. `closed_at`: since when the board does not show it any more.
    """

    id: str
    board_id: str
    board: str
    is_own: bool
    key: str
    posting: JobPosting
    trust: Trust
    first_seen_at: datetime
    last_seen_at: datetime
    closed_at: datetime | None = None
