"""A request in; the API key that came with it, if it works and its hour is not used up, out.

Programs send a key in a header of its own. No browser puts it in by itself, so nothing is asked of
where the request comes from. A key and a session are two callers: what brings both is refused.
"""

from time import monotonic

from starlette.requests import Request

from trusthound.domain.access.api_key import KeyInUse, key_refused
from trusthound.entrypoints.http.problems import Refused
from trusthound.entrypoints.http.rate import HourlyWindows, note_key
from trusthound.entrypoints.http.session_token import carried
from trusthound.wiring.services import Services

HEADER = "X-API-Key"
_FOUND = "trusthound.api_key"


async def key_in_use(request: Request) -> KeyInUse | None:
    """None where no key came. A request is counted once, however often it is asked about.

    Raises Refused, KeyRefused, RateLimited, DatabaseUnavailable.
    """
    stated = request.headers.getlist(HEADER)
    if not stated:
        return None
    found: KeyInUse | None = request.scope.get(_FOUND)
    if found is None:
        if carried(request).token:
            raise Refused(
                "bad_request",
                "Send an API key or a session, not both.",
                advice=f"Leave out {HEADER}, or Authorization and the cookie.",
            )
        if len(stated) != 1:
            raise key_refused()
        services: Services = request.app.state.services
        found = await services.api_keys.enter(stated[0])
        windows: HourlyWindows = request.app.state.key_windows
        note_key(request.scope, windows.take(found.key.id, found.key.requests_an_hour, monotonic()))
        request.scope[_FOUND] = found
    return found
