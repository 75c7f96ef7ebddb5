"""What the commands on users and organisations share: opening them, and asking for a password."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from typing import Annotated, TypeVar

import typer

from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import InvalidInput
from trusthound.wiring.people import People, open_people
from trusthound.wiring.settings import Settings

T = TypeVar("T")

HERE = Origin(address="", request_id="", device="command line")
Generate = Annotated[bool, typer.Option("--generate", help="Make a password and print it, once.")]


def with_people(do: Callable[[People], Awaitable[T]]) -> T:
    """Open what the settings name, do it, close it again."""

    async def run() -> T:
        async with open_people(Settings()) as people:
            return await do(people)

    return asyncio.run(run())


def asked_password(*, generate: bool) -> str:
    """Typed twice at a terminal, or a line of standard input; never an argument, which every user
    of the machine can read. Raises InvalidInput where there is none.
    """
    if generate:
        return token_urlsafe(15)
    if sys.stdin.isatty():
        return str(typer.prompt("Password", hide_input=True, confirmation_prompt=True, err=True))
    line = sys.stdin.readline().rstrip("\r\n")
    if not line:
        raise InvalidInput(
            "There is no password on standard input.",
            field="password",
            advice="Type it at a terminal, pipe it in as one line, or say --generate.",
        )
    return line
