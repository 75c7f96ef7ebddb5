"""A server on this machine that speaks the protocol of chat completions as a test tells it to."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

MODEL = "small-model"


def completion(content: Any, *, finish_reason: str = "stop") -> bytes:
    """An answer as such endpoints give it."""
    message = {"role": "assistant", "content": content, "refusal": None}
    choice = {"index": 0, "message": message, "logprobs": None, "finish_reason": finish_reason}
    usage = {"prompt_tokens": 400, "completion_tokens": 60, "total_tokens": 460}
    told = {"id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": MODEL}
    return json.dumps({**told, "choices": [choice], "usage": usage}).encode()


@dataclass
class Model:
    """`says` is answered to every question; it waits while `go_on` is cleared."""

    says: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    asked: list[dict[str, Any]] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    go_on: asyncio.Event = field(default_factory=asyncio.Event)
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            lines = dict(
                each.lower().split(": ", 1) for each in head.split("\r\n")[1:] if ": " in each
            )
            self.heads.append(head)
            self.asked.append(json.loads(await reader.readexactly(int(lines["content-length"]))))
            await self.go_on.wait()
            told = {"Content-Length": str(len(self.says)), "Connection": "close", **self.headers}
            answer = [f"HTTP/1.1 {self.status} Told", *(f"{k}: {v}" for k, v in told.items())]
            writer.write("\r\n".join([*answer, "", ""]).encode() + self.says)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def model_server() -> AsyncIterator[Model]:
    """Answers at once unless a test clears `go_on`."""
    served = Model()
    served.go_on.set()
    server = await asyncio.start_server(served.talk, "127.0.0.1", 0)
    served.port = server.sockets[0].getsockname()[1]
    async with server:
        yield served
        served.go_on.set()
