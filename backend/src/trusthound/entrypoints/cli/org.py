"""`trusthound org create|invite|tier|key|list`: made by whoever runs the installation."""

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Column, Table

from trusthound.domain.access.api_key import Environment, Scope
from trusthound.domain.access.organization import Organization, Role, Tier
from trusthound.entrypoints.cli.console import err, out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.people import HERE, with_people
from trusthound.usecases.create_api_key import NewKey
from trusthound.wiring.organizations import Invited
from trusthound.wiring.people import People

org = typer.Typer(no_args_is_help=True, help="Organisations, their tier and their first admin.")

Mail = Annotated[str, typer.Argument(metavar="MAIL")]
Id = Annotated[str, typer.Argument(metavar="ID")]


@org.command("create")
def create_organization(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    *,
    tier: Annotated[Tier, typer.Option(help="What they have bought.")],
    admin: Annotated[str, typer.Option(metavar="MAIL", help="Whom to invite as its first admin.")],
    as_json: AsJson = False,
) -> None:
    """Make an organisation and invite its first admin by mail; the link is printed, too."""

    async def make(people: People) -> tuple[Organization, Invited]:
        return await people.organizations.create_with_admin(name, tier, admin, origin=HERE)

    with told_errors(as_json=as_json):
        made, invited = with_people(make)
    if as_json:
        print_json({**_told(made), "invited": invited.invitation.email, "link": invited.link})
        return
    out.print(made.id, markup=False)
    _tell_invited(invited)


@org.command("invite")
def invite(
    organization_id: Id,
    email: Mail,
    *,
    role: Annotated[Role, typer.Option(help="What they may do.")] = Role.ADMIN,
    as_json: AsJson = False,
) -> None:
    """Invite somebody, such as an admin whose first invitation is too old."""
    with told_errors(as_json=as_json):
        invited = with_people(
            lambda people: people.organizations.invite(
                organization_id, email, role, by=None, origin=HERE
            )
        )
    if as_json:
        print_json({"invited": invited.invitation.email, "link": invited.link})
        return
    _tell_invited(invited)


@org.command("tier")
def change_tier(
    organization_id: Id,
    tier: Annotated[Tier, typer.Argument()],
    *,
    as_json: AsJson = False,
) -> None:
    """Give an organisation another tier, at once; nobody loses their seat."""
    with told_errors(as_json=as_json):
        changed = with_people(
            lambda people: people.organizations.change_tier(organization_id, tier, origin=HERE)
        )
    if as_json:
        print_json(_told(changed))
        return
    err.print(f"{changed.name} has the tier {changed.tier.value} now.", markup=False)


@org.command("key")
def create_key(
    organization_id: Id,
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the program that gets it.")],
    *,
    scope: Annotated[
        list[Scope] | None,
        typer.Option(help="What it may do; may be repeated. Only to verify where none is given."),
    ] = None,
    test: Annotated[bool, typer.Option("--test", help="It answers what is written down.")] = False,
    as_json: AsJson = False,
) -> None:
    """Make an API key for an organisation and print it, once."""
    environment = Environment.TEST if test else Environment.LIVE
    asked = NewKey(name, environment, scope or [Scope.VERIFY])
    with told_errors(as_json=as_json):
        made, text = with_people(
            lambda people: people.create_api_key(organization_id, asked, origin=HERE)
        )
    if as_json:
        scopes = [each.value for each in made.scopes]
        print_json({"id": made.id, "key": text, "environment": environment.value, "scopes": scopes})
        return
    err.print("The key, shown once and kept nowhere:", markup=False)
    out.print(text, markup=False, soft_wrap=True)


@org.command("list")
def list_organizations(*, as_json: AsJson = False) -> None:
    """Those that were made last, the newest first."""
    with told_errors(as_json=as_json):
        found = with_people(lambda people: people.organizations.newest())
    if as_json:
        print_json([_told(each) for each in found])
        return
    heads = ("Id", "Name", "Tier", "Seats")
    table = Table(*(Column(each, overflow="fold") for each in heads), box=None, pad_edge=False)
    for each in found:
        seats = "∞" if each.seat_limit is None else str(each.seat_limit)
        table.add_row(each.id, escape(each.name), each.tier.value, seats)
    out.print(table)


def _tell_invited(invited: Invited) -> None:
    err.print(
        f"An invitation is on its way to {invited.invitation.email}, good until "
        f"{invited.invitation.expires_at:%-d %B %Y}. Its link, for the case that no mail arrives:",
        markup=False,
        soft_wrap=True,
    )
    err.print(invited.link, markup=False, soft_wrap=True)


def _told(each: Organization) -> dict[str, object]:
    return {
        "id": each.id,
        "name": each.name,
        "tier": each.tier.value,
        "seat_limit": each.seat_limit,
    }
