"""A composed message in, a file of a folder out, and the files of that folder back to be read.

For development: no mail leaves the machine.
"""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from itertools import islice
from pathlib import Path

from trusthound.adapters.mail.compose import KIND_HEADER, Composed
from trusthound.domain.mailing.delivery import Failure, told

_FILE = re.compile(r"\d{8}T\d{12}-[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Filed:
    """A mail of the folder; `name` finds it again, newest names last."""

    name: str
    kind: str
    sender: str
    to: str
    subject: str
    made_at: datetime
    text: str
    html: str


class OutboxFolder:
    """Puts each mail into a file of its own, readable to its owner alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def send(self, message: Composed) -> Failure | None:
        try:
            await asyncio.to_thread(self._write, message)
        except OSError as problem:
            return Failure(told(f"The outbox folder: {problem}"), is_permanent=False)
        return None

    def _write(self, message: Composed) -> None:
        """A file is whole or not there; the same mail has the same name at every attempt."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        name = f"{message.made_at.astimezone(UTC):%Y%m%dT%H%M%S%f}-{message.id}"
        draft = self._folder / f".{name}"
        draft.touch(mode=0o600)
        draft.write_bytes(message.body)
        draft.replace(self._folder / f"{name}.eml")

    async def newest(self, *, before: str, most: int) -> list[Filed]:
        """Newest first, without what they say; `before` is the last name seen, "" to begin."""
        return await asyncio.to_thread(lambda: list(islice(self._read_all(before), most)))

    async def find(self, name: str) -> Filed | None:
        """None for a name that is no mail of this folder, whatever it is."""
        if not _FILE.fullmatch(name):
            return None
        return await asyncio.to_thread(self._read, name)

    async def forget(self, *, made_before: datetime) -> int:
        """Delete the files of older mails; how many."""
        return await asyncio.to_thread(
            self._forget, f"{made_before.astimezone(UTC):%Y%m%dT%H%M%S%f}"
        )

    def _forget(self, before: str) -> int:
        old = [each for each in self._folder.glob("*.eml") if each.stem < before]
        for each in old:
            each.unlink(missing_ok=True)
        return len(old)

    def _read_all(self, before: str) -> Iterator[Filed]:
        names = [each.stem for each in self._folder.glob("*.eml") if _FILE.fullmatch(each.stem)]
        for name in sorted(names, reverse=True):
            if before and name >= before:
                continue
            if (filed := self._read(name, headers_only=True)) is not None:
                yield filed

    def _read(self, name: str, *, headers_only: bool = False) -> Filed | None:
        try:
            message = _parsed((self._folder / f"{name}.eml").read_bytes(), headers_only)
        except FileNotFoundError:
            return None
        return Filed(
            name=name,
            kind=message.get(KIND_HEADER, ""),
            sender=str(message["From"]),
            to=str(message["To"]),
            subject=str(message["Subject"]),
            made_at=message["Date"].datetime.astimezone(UTC),
            text="" if headers_only else _part(message, "plain"),
            html="" if headers_only else _part(message, "html"),
        )


def _parsed(body: bytes, headers_only: bool) -> EmailMessage:  # noqa: FBT001 - passed on
    return BytesParser(policy=default).parsebytes(body, headersonly=headers_only)


def _part(message: EmailMessage, kind: str) -> str:
    part = message.get_body((kind,))
    return str(part.get_content()) if part is not None else ""
