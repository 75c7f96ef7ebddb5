"""A request that may come twice, and the answer that both get."""

import re
from dataclasses import dataclass
from datetime import timedelta

from trusthound.domain.common.errors import InvalidInput

HEADER = "Idempotency-Key"
KEPT_FOR = timedelta(hours=24)
# Whoever answers holds the key this long: longer than any answer takes. After that its process is
# taken for dead, and the same request is answered anew.
LEASE = timedelta(minutes=2)
RETRY_SECONDS = 2
_KEY = re.compile(r"[\x20-\x7e]{1,255}")


@dataclass(frozen=True, slots=True)
class Repeatable:
    """Digests of who asks under which key, of who asks, and of all that is asked."""

    key: bytes
    caller: bytes
    request: bytes
    user_id: str | None


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sent back. `passing` are headers of this time alone, which are never kept.

    `again`: the address of ours that answers a repeated request, where what is answered is kept
    elsewhere, and may be deleted there; "" keeps the answer itself.
    """

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes
    passing: tuple[tuple[bytes, bytes], ...] = ()
    again: str = ""

    @property
    def had_effect(self) -> bool:
        """What was refused, or failed, changed nothing: the same request may be tried again."""
        return 200 <= self.status < 300

    def as_kept(self) -> "Answer":
        """What a repeated request gets."""
        if self.again:
            return Answer(self.status, (), b"", again=self.again)
        return Answer(self.status, self.headers, self.body)


def checked_key(stated: list[str]) -> str:
    """The one key that a request states. Raises InvalidInput."""
    if len(stated) != 1 or not _KEY.fullmatch(stated[0]):
        raise InvalidInput(
            f"{HEADER} must be one value of 1 to 255 printable ASCII characters.",
            field=HEADER,
            advice="A random UUID is a good one; use a new one for each new request.",
        )
    return stated[0]
