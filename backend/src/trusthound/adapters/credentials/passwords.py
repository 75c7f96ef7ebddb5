"""Passwords in, hashes out, and back: Argon2id, a few at once, never on the event loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from secrets import token_urlsafe
from unicodedata import normalize

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from trusthound.domain.common.errors import Overloaded

# RFC 9106's second recommendation: 64 MiB, three passes, four lanes.
MEMORY_KIB = 65_536
_AGAIN_SECONDS = 5


@dataclass(frozen=True, slots=True)
class Match:
    """`renewed` is a hash to keep instead, where the stored one was made more cheaply."""

    right: bool
    renewed: str | None = None


class Passwords:
    """Hashes `at_once` passwords, lets `waiting` more wait, and refuses the rest.

    Memory is bounded by that. `hashed_so_far` counts: each sign-in costs one, whoever asks.
    """

    def __init__(self, *, at_once: int, waiting: int, memory_kib: int = MEMORY_KIB) -> None:
        self._argon2 = PasswordHash((Argon2Hasher(memory_cost=memory_kib),))
        self._free = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._inside = 0
        self._of_nobody = self._argon2.hash(token_urlsafe())
        self.hashed_so_far = 0

    async def hashed(self, password: str) -> str:
        """What to keep of a password. Raises Overloaded."""
        async with self._turn():
            return await asyncio.to_thread(self._argon2.hash, _composed(password))

    async def matches(self, password: str, stored: str | None) -> Match:
        """Whether it is that password; with nothing stored the same work says no.

        Raises Overloaded.
        """
        async with self._turn():
            right, renewed = await asyncio.to_thread(
                self._argon2.verify_and_update, _composed(password), stored or self._of_nobody
            )
        return Match(right, renewed) if stored is not None else Match(right=False)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._inside >= self._most:
            raise Overloaded(
                "Many people are signing in at the moment.",
                retry_after_seconds=_AGAIN_SECONDS,
                advice="Try again in a few seconds.",
            )
        self._inside += 1
        try:
            async with self._free:
                self.hashed_so_far += 1
                yield
        finally:
            self._inside -= 1


def _composed(password: str) -> str:
    """One password however a keyboard composes its letters (NIST SP 800-63B, 3.1.1.2)."""
    return normalize("NFC", password)
