"""A visitor's device, known by a signed cookie; and who is counted when somebody verifies.

The cookie comes with a page, never with an answer of the API: a program that keeps no cookies is
counted by its address, and one that keeps them isn't a new device after its first call.
"""

from datetime import timedelta
from functools import partial
from typing import Annotated

from fastapi import Depends
from starlette.requests import Request
from starlette.responses import Response

from trusthound.adapters.credentials.keys import Keys
from trusthound.domain.access.allowance import Claim, Claimant
from trusthound.entrypoints.http.address import came_by_https, counted_as
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, Caller, open_to
from trusthound.entrypoints.http.rate import note_daily
from trusthound.wiring.clock import new_id

COOKIE = "device"
KEPT_FOR = timedelta(days=365)
_PURPOSE = "device cookie"


def device_of(request: Request, keys: Keys) -> str:
    """The device's id; "" for no cookie, and for one that we did not sign."""
    device, _, signature = request.cookies.get(COOKIE, "").partition(".")
    return device if device and keys.signed(_PURPOSE, device, signature) else ""


def give_device(request: Request, response: Response, keys: Keys) -> None:
    """Let a page bring the cookie to a browser that has none."""
    if device_of(request, keys):
        return
    device = new_id()
    response.set_cookie(
        COOKIE,
        f"{device}.{keys.signature(_PURPOSE, device)}",
        max_age=int(KEPT_FOR.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=came_by_https(request.scope, request.app.state.proxies),
    )
    response.headers["Cache-Control"] = "private, no-cache"  # a device of one browser alone


async def claimant(
    request: Request, services: AskedServices, caller: Annotated[Caller, open_to(Access.ANYONE)]
) -> Claimant:
    """Whose checks are counted together with this caller's."""
    return services.allowance.claimant(
        address=counted_as(caller.address),
        device=device_of(request, services.keys),
        signed_in=caller.signed_in,
    )


AskedClaimant = Annotated[Claimant, Depends(claimant)]


async def claim(request: Request, services: AskedServices, who: AskedClaimant) -> Claim:
    """One more check; what is left goes into the answer's header, whatever the answer is."""
    return services.allowance.claim(who, partial(note_daily, request.scope))


AskedClaim = Annotated[Claim, Depends(claim)]
