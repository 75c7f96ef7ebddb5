"""`trusthound user create|premium|list`: accounts, made and seen by whoever runs all this."""

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Column, Table

from trusthound.adapters.storage.users import ListedUser
from trusthound.entrypoints.cli.console import err, out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.people import HERE, Generate, asked_password, with_people

MOST = 100

user = typer.Typer(no_args_is_help=True, help="Accounts of people.")


@user.command("create")
def create_user(
    email: Annotated[str, typer.Argument(metavar="MAIL")],
    *,
    name: Annotated[str, typer.Option(help="As people call them.")],
    operator: Annotated[
        bool, typer.Option("--operator", help="Let them run this installation.")
    ] = False,
    generate: Generate = False,
    as_json: AsJson = False,
) -> None:
    """Make an account. The password is typed, or read as a line of standard input."""
    with told_errors(as_json=as_json):
        password = asked_password(generate=generate)
        made = with_people(
            lambda people: people.accounts.create_user(
                name, email, password, is_operator=operator, origin=HERE
            )
        )
    shown = password if generate else None
    if as_json:
        print_json({"id": made.id, "email": made.email, "name": made.name, "password": shown})
        return
    out.print(made.id, markup=False)
    err.print(f"{made.email} can sign in now.", markup=False)
    if shown is not None:
        err.print(f"Password, shown once: {shown}", markup=False)


@user.command("premium")
def give_premium(
    email: Annotated[str, typer.Argument(metavar="MAIL")],
    *,
    days: Annotated[int, typer.Option(min=0, max=36_500, help="From now on; 0 takes it away.")],
    as_json: AsJson = False,
) -> None:
    """Give Premium without payment. What somebody has bought or tries is not touched."""
    with told_errors(as_json=as_json):
        until = with_people(lambda people: people.grant_premium(email, days=days, origin=HERE))
    if as_json:
        print_json({"email": email, "granted_until": until.isoformat() if days else None})
        return
    words = f"has Premium until {until:%Y-%m-%d}" if days else "has Premium from us no longer"
    err.print(f"{email} {words}.", markup=False)


@user.command("list")
def list_users(
    *,
    before: Annotated[
        str, typer.Option(metavar="ID", help="Go on after the user of this id.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """The hundred that came last, the newest first."""
    with told_errors(as_json=as_json):
        found = with_people(lambda people: people.newest_users(before=before or None, most=MOST))
    if as_json:
        print_json([_told(each) for each in found])
        return
    heads = ("Id", "Mail", "Name", "Since", "Organisation", "")
    table = Table(*(Column(each, overflow="fold") for each in heads), box=None, pad_edge=False)
    for each in found:
        table.add_row(
            each.id,
            escape(each.email),
            escape(each.name),
            f"{each.created_at:%Y-%m-%d}",
            escape(each.organization),
            "operator" if each.is_operator else "",
        )
    out.print(table)


def _told(listed: ListedUser) -> dict[str, Any]:
    return {
        "id": listed.id,
        "email": listed.email,
        "name": listed.name,
        "created_at": listed.created_at.isoformat(),
        "premium_until": listed.premium_until and listed.premium_until.isoformat(),
        "organization": listed.organization or None,
        "is_operator": listed.is_operator,
    }
