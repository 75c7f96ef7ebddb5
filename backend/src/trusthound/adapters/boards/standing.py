"""A posting's URL in, whose board it stands on and whether the directory knows that board out."""

import re

from trusthound.adapters.boards.board import take_apart
from trusthound.adapters.boards.register import recognise
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.reference import Reference

# Systems that have no reader here, by where the tenant's name stands in host and path, and whether
# anyone can open a tenant there within minutes: those that are open advertise a trial or a free
# plan, or have done so. Whatever is not known to be sold by contract alone counts as open: then a
# listed board proves little, which is the careful side. Breezy's free plan "Bootstrap" is
# told of at help.breezy.hr, "data retention policy".
_OTHER_SYSTEMS = tuple(
    (re.compile(pattern), system, open_signup)
    for pattern, system, open_signup in (
        (r"([\w-]+)\.breezy\.hr/p/.+", "breezy", True),
        (r"([\w-]+)\.applytojob\.com/apply/.+", "jazzhr", True),
        (r"join\.com/companies/([\w.-]+)/.+", "join", True),
    )
)


def employer_board_of(url: str, reference: Reference) -> EmployerBoard | None:
    """Whose board the URL is on: one without a system for any other page, None for no URL."""
    if not url:
        return None
    system, tenant, number, open_signup = _tenant_of(url)
    directory = reference.board_directory
    employer = directory.employers.get((system, tenant.lower()))
    return EmployerBoard(
        system=system,
        tenant=tenant,
        employer=employer or "",
        listed_on=None if employer is None else directory.listed_on,
        open_signup=open_signup,
        directory=directory.name,
        number=number,
    )


def _tenant_of(url: str) -> tuple[str, str, str, bool]:
    """System, tenant, the posting's number there and whether anyone can open a tenant; "" for any
    other page, a job board's included: that a posting stands there says nothing of its employer.
    """
    known = recognise(url)
    if known is not None:
        board, address = known
        if not address.tenant:
            return "", "", "", False
        return board.system, address.tenant, address.identifier, board.open_signup
    parts = take_apart(url)
    if parts is not None:
        place = "/".join((parts.host, *parts.segments))
        for pattern, system, open_signup in _OTHER_SYSTEMS:
            if found := pattern.fullmatch(place):
                return system, found.group(1), "", open_signup
    return "", "", "", False
