"""Requests that may come twice, bound to where their answers are kept."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.repeat import Answer, Repeatable
from trusthound.usecases.answer_once import answer_once
from trusthound.wiring.clock import new_id, utc_now


@dataclass(frozen=True)
class Repeats:
    """Answers a request once, however often it comes."""

    database: Database
    keys: Keys

    async def answer_once(
        self,
        do: Callable[[], Awaitable[Answer]],
        *,
        key: str,
        caller: str,
        user_id: str | None,
        request: bytes,
    ) -> tuple[Answer, bool]:
        """The answer, and whether it was kept. A digest of a request is made with a secret: it may
        hold a password. Raises KeyReused, InProgress, DatabaseUnavailable, what `do` raises.
        """
        asked = Repeatable(
            key=self.keys.mark("idempotency key", f"{caller}\n{key}"),
            caller=self.keys.mark("idempotent caller", caller),
            request=self.keys.mark("idempotent request", request.hex()),
            user_id=user_id,
        )
        return await answer_once(
            asked, do, database=self.database, keys=self.keys, attempt=new_id(), now=utc_now()
        )
