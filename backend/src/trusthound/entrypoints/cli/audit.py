"""`trusthound audit`: what was done in this installation, and what was refused."""

from typing import Annotated, Any

import typer

from trusthound.domain.access.audit import AuditLine
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.people import with_people


def audit(
    *,
    organization: Annotated[str, typer.Option(metavar="ID", help="Only of this one.")] = "",
    actor: Annotated[str, typer.Option(metavar="ID", help="Only what this user did.")] = "",
    before: Annotated[
        int, typer.Option(metavar="NUMBER", help="Go on below the line of this number.")
    ] = 0,
    most: Annotated[int, typer.Option("--limit", min=1, max=1000, help="How many lines.")] = 50,
    as_json: AsJson = False,
) -> None:
    """The lines of the audit log, the newest first. Nothing in it can be changed."""
    with told_errors(as_json=as_json):
        found = with_people(
            lambda people: people.organizations.newest_audit_lines(
                organization_id=organization or None,
                actor=actor or None,
                before=before or None,
                most=most,
            )
        )
    if as_json:
        print_json([_told(each) for each in found])
        return
    for each in found:
        entry = each.entry
        when, who = f"{entry.at:%Y-%m-%d %H:%M:%S}", each.actor_name or entry.actor
        words = (when, entry.outcome.value, who, entry.action, entry.target, entry.address)
        line = "  ".join(filter(None, words))
        out.print(f"{each.number}  {line}", markup=False, soft_wrap=True)


def _told(line: AuditLine) -> dict[str, Any]:
    entry = line.entry
    return {
        "number": line.number,
        "at": entry.at.isoformat(),
        "actor": entry.actor,
        "actor_name": line.actor_name or None,
        "organization_id": entry.organization_id,
        "action": entry.action,
        "target": entry.target,
        "outcome": entry.outcome.value,
        "address": entry.address,
        "request_id": entry.request_id,
    }
