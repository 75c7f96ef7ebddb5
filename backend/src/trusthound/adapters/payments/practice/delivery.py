"""Events in, signed webhooks out, tried again until they are taken; held and doubled on request."""

import asyncio
import json
from collections.abc import Callable, Iterable
from datetime import datetime

import structlog

from trusthound.adapters.payments.events import signature
from trusthound.adapters.payments.practice.http import post
from trusthound.adapters.payments.practice.objects import Json

TRIES = 10
FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 10.0
ANSWER_SECONDS = 10.0

log = structlog.get_logger("practice payments")


class Delivery:
    """Sends what happens to `url`, in order. While `held`, events only gather in `events`."""

    def __init__(self, url: str, *, secret: str, now: Callable[[], datetime]) -> None:
        self.url = url
        self.held = False
        self.events: list[Json] = []
        self._secret = secret
        self._now = now
        self._waiting: asyncio.Queue[Json] = asyncio.Queue()

    def take(self, event: Json) -> None:
        """Something happened."""
        self.events.append(event)
        if not self.held:
            self._waiting.put_nowait(event)

    def send_again(self, events: Iterable[Json]) -> None:
        """Send these, in this order, however often they were sent before."""
        for each in events:
            self._waiting.put_nowait(each)

    def signed(self, event: Json) -> tuple[bytes, str]:
        """A webhook's body and its signature of this moment."""
        body = json.dumps(event, separators=(",", ":")).encode()
        return body, signature(body, secret=self._secret, at=self._now())

    async def all_taken(self) -> None:
        """Returns once nothing waits any more."""
        await self._waiting.join()

    async def run(self) -> None:
        """Send until cancelled."""
        while True:
            event = await self._waiting.get()
            try:
                await self._send(event)
            finally:
                self._waiting.task_done()

    async def _send(self, event: Json) -> None:
        pause = FIRST_PAUSE_SECONDS
        for _ in range(TRIES):
            if await self._was_taken(event):
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        log.warning("webhook given up", event=event["id"], kind=event["type"])

    async def _was_taken(self, event: Json) -> bool:
        body, signed = self.signed(event)
        headers = {"Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signed}
        try:
            status = await post(self.url, body, headers, seconds=ANSWER_SECONDS)
        except (OSError, TimeoutError, ValueError):
            return False
        return 200 <= status < 300
