"""Who sends a file right now in; whether one more may begin, out: nobody takes all of the room."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from trusthound.domain.common.errors import Overloaded

# Each is held in memory while it comes.
UPLOADS_AT_ONCE = 60
# Of these one organisation, and one address, has at most so many.
SHARE = 20


class UploadSlots:
    """Of one process."""

    def __init__(self, most: int = UPLOADS_AT_ONCE, share: int = SHARE) -> None:
        self._most, self._share = most, share
        self._held: Counter[str] = Counter()
        self._under_way = 0

    @contextmanager
    def one(self, senders: Sequence[str]) -> Iterator[None]:
        """`senders` are all that one upload counts for. Raises Overloaded."""
        if self._under_way >= self._most or any(
            self._held[each] >= self._share for each in senders
        ):
            raise Overloaded("Too many files are arriving right now.", retry_after_seconds=5)
        self._under_way += 1
        self._held.update(senders)
        try:
            yield
        finally:
            self._under_way -= 1
            for each in senders:
                self._held[each] -= 1
                if not self._held[each]:
                    del self._held[each]
