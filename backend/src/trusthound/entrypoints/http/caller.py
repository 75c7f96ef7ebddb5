"""Who calls, and who may: every route declares its access, and one that does not is refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from fastapi import params
from fastapi.routing import iter_route_contexts
from starlette.requests import Request
from starlette.routing import BaseRoute

from trusthound.domain.access.origin import Origin
from trusthound.domain.access.permission import Door, check_may_enter
from trusthound.domain.access.profile import one_line
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed, PremiumRequired, SignInRequired
from trusthound.entrypoints.http.address import Network, client_address, counted_as
from trusthound.entrypoints.http.csrf import check_origin
from trusthound.entrypoints.http.refusals import Refusals
from trusthound.entrypoints.http.request_id import request_id_of
from trusthound.entrypoints.http.session_token import carried, hand_out
from trusthound.wiring.clock import utc_now
from trusthound.wiring.services import Services


class Access(StrEnum):
    """Who may call a route."""

    PUBLIC = "public"  # whoever it is: nobody asks, so no database is needed
    ANYONE = "anyone"  # visitors as well as users
    USER = "user"
    PREMIUM = "premium"  # users whose plan is not free
    VIEWER = "viewer"  # members of an organisation, by role
    MEMBER = "member"
    ADMIN = "admin"
    OPERATOR = "operator"
    SIGNED = "signed"  # a service that signs its messages; the route checks the signature


_WITHOUT_ACCOUNT = frozenset({Access.PUBLIC, Access.ANYONE, Access.SIGNED})


@dataclass(frozen=True, slots=True)
class Caller:
    """Who makes this request: a visitor, known by an address alone, or a user."""

    address: str
    signed_in: SignedIn | None = None

    @property
    def key(self) -> str:
        """What all requests of this caller have in common."""
        if self.signed_in is not None:
            return f"user:{self.signed_in.user.id}"
        return counted_as(self.address)

    @property
    def user(self) -> SignedIn:
        """Who is signed in; raises SignInRequired where nobody is."""
        if self.signed_in is None:
            raise SignInRequired
        return self.signed_in


@dataclass(frozen=True, slots=True)
class Allow:
    """A route's declaration: lets the callers in who may use it, and says who they are."""

    access: Access

    async def __call__(self, request: Request) -> Caller:
        """Raises SignInRequired, NotAllowed, DatabaseUnavailable."""
        proxies: Sequence[Network] = request.app.state.proxies
        address = client_address(request.scope, proxies)
        if self.access in (Access.PUBLIC, Access.SIGNED):
            return Caller(address)
        services: Services = request.app.state.services
        who = await _signed_in(request, services)
        if self.access not in _WITHOUT_ACCOUNT:
            if who is None:
                raise SignInRequired
            await self._check(request, who)
        return Caller(address, who)

    async def _check(self, request: Request, who: SignedIn) -> None:
        try:
            check_may_enter(Door(self.access.value), who, now=utc_now())
        except PremiumRequired:
            raise  # an offer, not an attempt
        except NotAllowed:
            refusals: Refusals = request.app.state.refusals
            route = getattr(request.scope.get("route"), "path", "unknown")
            await refusals.note(origin_of(request), who, f"{request.method} {route}")
            raise


async def _signed_in(request: Request, services: Services) -> SignedIn | None:
    """Who the request's token belongs to; a cookie's token is changed when it is due."""
    brought = carried(request)
    if not brought.token:
        return None
    if brought.by_cookie:
        check_origin(request)
    found = await services.accounts.go_on(brought.token, by_cookie=brought.by_cookie)
    if found is None:
        return None
    if found.changed is not None:
        hand_out(request, found.changed.text, found.session.expires_at - utc_now())
    return found.signed_in


def origin_of(request: Request) -> Origin:
    """Where the request comes from, for the list of sessions and the audit log."""
    proxies: Sequence[Network] = request.app.state.proxies
    address = client_address(request.scope, proxies)
    return Origin(
        address=address,
        counted_as=counted_as(address),
        request_id=request_id_of(request.scope),
        device=one_line(request.headers.get("user-agent", "")),
        from_browser="sec-fetch-site" in request.headers or "origin" in request.headers,
    )


AskedOrigin = Annotated[Origin, params.Depends(origin_of)]


def open_to(access: Access) -> params.Depends:
    """Declare who may call: `dependencies=[open_to(Access.ANYONE)]` on every route."""
    return params.Depends(Allow(access))


def undeclared(routes: Sequence[BaseRoute]) -> list[str]:
    """The paths that declare no access; there must be none."""
    return [
        f"{sorted(context.methods or ())} {context.path}"
        for context in iter_route_contexts(routes)
        if not _declared(getattr(context, "dependant", None))
    ]


def access_of(route: object) -> Access | None:
    """What a route declares; None for what declares nothing."""
    dependant = getattr(route, "dependant", None)
    return next(
        (each.call.access for each in _calls(dependant) if isinstance(each.call, Allow)), None
    )


def _declared(dependant: Any) -> bool:
    return any(isinstance(each.call, Allow) for each in _calls(dependant))


def _calls(dependant: Any) -> Sequence[Any]:
    return () if dependant is None else dependant.dependencies
