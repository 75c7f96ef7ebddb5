"""`trusthound mails`: those that were given up, and trying them again."""

import asyncio
from typing import Annotated, Any

import typer

from trusthound.domain.mailing.delivery import GivenUp
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.wiring.given_up_mails import given_up_mails, retry_mails
from trusthound.wiring.settings import Settings


def mails(
    *,
    retry: Annotated[bool, typer.Option("--retry", help="Try all of them again.")] = False,
    most: Annotated[int, typer.Option("--limit", min=1, max=1000, help="How many lines.")] = 50,
    as_json: AsJson = False,
) -> None:
    """Mails that were given up, the newest first, and why. The worker sends what is tried again."""
    with told_errors(as_json=as_json):
        if retry:
            count = asyncio.run(retry_mails(Settings()))
            if as_json:
                print_json({"retried": count})
            else:
                out.print(f"Tried again: {count:,}.")
            return
        given_up = asyncio.run(given_up_mails(Settings(), most=most))
    if as_json:
        print_json([_told(each) for each in given_up])
        return
    for each in given_up:
        words = (each.kind, each.recipient, each.last_problem)
        line = "  ".join((f"{each.made_at:%Y-%m-%d %H:%M}", *words))
        out.print(line, markup=False, soft_wrap=True)
    if not given_up:
        out.print("No mail was given up.")


def _told(mail: GivenUp) -> dict[str, Any]:
    return {
        "id": mail.id,
        "kind": mail.kind,
        "to": mail.recipient,
        "made_at": mail.made_at.isoformat(),
        "tries": mail.tries,
        "problem": mail.last_problem,
    }
