"""`trusthound operator create|revoke`: who runs this installation through its pages."""

from typing import Annotated

import typer

from trusthound.domain.common.errors import NotFound
from trusthound.entrypoints.cli.console import err, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.people import HERE, Generate, asked_password, with_people
from trusthound.wiring.people import People

operator = typer.Typer(no_args_is_help=True, help="Who runs this installation.")

Mail = Annotated[str, typer.Argument(metavar="MAIL")]


@operator.command("create")
def create_operator(
    email: Mail,
    *,
    name: Annotated[
        str, typer.Option(help="Makes the account, where there is none with this address.")
    ] = "",
    generate: Generate = False,
    as_json: AsJson = False,
) -> None:
    """Make a user an operator. With --name an account is made where there is none."""
    password = ""

    async def make(people: People) -> None:
        nonlocal password
        try:
            await people.organizations.make_operator(email, operator=True, origin=HERE)
        except NotFound:
            if not name:
                raise
            password = asked_password(generate=generate)
            await people.accounts.create_user(name, email, password, is_operator=True, origin=HERE)

    with told_errors(as_json=as_json):
        with_people(make)
    shown = password if generate and password else None
    if as_json:
        print_json({"email": email, "operator": True, "password": shown})
        return
    err.print(f"{email} is an operator now.", markup=False)
    if shown is not None:
        err.print(f"Password, shown once: {shown}", markup=False)


@operator.command("revoke")
def revoke_operator(email: Mail, *, as_json: AsJson = False) -> None:
    """Take it back; it holds from their next call on. The account stays."""
    with told_errors(as_json=as_json):
        with_people(
            lambda people: people.organizations.make_operator(email, operator=False, origin=HERE)
        )
    if as_json:
        print_json({"email": email, "operator": False})
        return
    err.print(f"{email} is no operator any more.", markup=False)
