"""Commands to a browser in, its answers and events out: the DevTools protocol over two pipes.

Whatever the browser says is as untrusted as the page that it shows.
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

_END = b"\0"


class NotShown(Exception):
    """The page could not be shown by its scripts; says why in a few words."""


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, in which session; "" is the browser's own."""

    name: str
    told: Mapping[str, Any]
    session: str


class Pipe:
    """Of one browser. Every question raises NotShown once the browser has gone."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._asked: dict[int, asyncio.Future[Mapping[str, Any]]] = {}
        self._number = 0
        self._over = False

    async def ask(self, method: str, told: Mapping[str, Any], session: str = "") -> Any:
        """The answer; raises NotShown for a refusal as well."""
        if self._over:
            raise NotShown("the browser has ended")
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": told}
        if session:
            message["sessionId"] = session
        answer = self._asked[self._number] = asyncio.get_running_loop().create_future()
        try:
            self._writer.write(json.dumps(message).encode() + _END)
            await self._writer.drain()
            said = await answer
        except OSError:
            raise NotShown("the browser has ended") from None
        finally:
            self._asked.pop(message["id"], None)
        if "error" in said or not isinstance(said.get("result"), dict):
            raise NotShown(f"{method} was refused")
        return said["result"]

    async def listen(self, heard: Callable[[Event], None]) -> None:
        """Until the browser ends, which raises NotShown here and for all who wait."""
        try:
            while True:
                message = json.loads((await self._reader.readuntil(_END))[:-1])
                answered = self._asked.get(message["id"]) if "id" in message else None
                if answered is not None and not answered.done():
                    answered.set_result(message)
                elif "method" in message:
                    heard(_event(message))
        except (asyncio.IncompleteReadError, OSError):
            raise NotShown("the browser has ended") from None
        except (asyncio.LimitOverrunError, ValueError, RecursionError, TypeError, KeyError):
            raise NotShown("the browser said what it never says") from None
        finally:
            self._over = True
            for each in self._asked.values():
                if not each.done():
                    each.set_exception(NotShown("the browser has ended"))


def _event(message: Mapping[str, Any]) -> Event:
    name, told, session = message["method"], message.get("params"), message.get("sessionId")
    if not isinstance(name, str) or not isinstance(told, dict):
        raise TypeError
    return Event(name, told, session if isinstance(session, str) else "")
