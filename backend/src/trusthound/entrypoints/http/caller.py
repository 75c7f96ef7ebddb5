"""Who calls, and who may: every route declares its access, and one that does not is refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from fastapi import params
from fastapi.routing import iter_route_contexts
from starlette.requests import Request
from starlette.routing import BaseRoute

from trusthound.domain.access.acting import Acting, as_member
from trusthound.domain.access.api_key import KeyInUse
from trusthound.domain.access.api_key import Scope as KeyScope
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.permission import Door, check_may_enter
from trusthound.domain.access.profile import one_line
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotAllowed, PremiumRequired, SignInRequired
from trusthound.entrypoints.http.address import Network, client_address, counted_as
from trusthound.entrypoints.http.api_key import key_in_use
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
    """Who makes this request: a visitor, known by an address alone, a user, or an API key."""

    address: str
    signed_in: SignedIn | None = None
    api_key: KeyInUse | None = None

    @property
    def key(self) -> str:
        """What all requests of this caller have in common."""
        if self.api_key is not None:
            return self.api_key.acting.actor
        if self.signed_in is not None:
            return f"user:{self.signed_in.user.id}"
        return counted_as(self.address)

    @property
    def user(self) -> SignedIn:
        """Who is signed in; raises SignInRequired where nobody is."""
        if self.signed_in is None:
            raise SignInRequired
        return self.signed_in

    @property
    def acting(self) -> Acting:
        """For which organisation. Raises SignInRequired, and NotAllowed for who is in none."""
        return self.api_key.acting if self.api_key is not None else as_member(self.user)


@dataclass(frozen=True, slots=True)
class Allow:
    """A route's declaration: lets the callers in who may use it, and says who they are.

    `scope` is what an API key needs here instead of a role; None: no key may do this.
    """

    access: Access
    scope: KeyScope | None = None

    async def __call__(self, request: Request) -> Caller:
        """Raises SignInRequired, NotAllowed, RateLimited for a key, DatabaseUnavailable. Where
        nobody needs an account a key means nothing.
        """
        proxies: Sequence[Network] = request.app.state.proxies
        address = client_address(request.scope, proxies)
        if self.access in (Access.PUBLIC, Access.SIGNED):
            return Caller(address)
        services: Services = request.app.state.services
        if self.access not in _WITHOUT_ACCOUNT:
            in_use = await key_in_use(request)
            if in_use is not None:
                await self._check_key(request, in_use)
                return Caller(address, api_key=in_use)
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
            organization = who.membership.organization.id if who.membership else None
            await _note_refusal(request, who.user.id, organization)
            raise

    async def _check_key(self, request: Request, in_use: KeyInUse) -> None:
        try:
            in_use.check_scope(self.scope)
        except NotAllowed:
            await _note_refusal(request, in_use.acting.actor, in_use.organization.id)
            raise


async def _note_refusal(request: Request, actor: str, organization_id: str | None) -> None:
    refusals: Refusals = request.app.state.refusals
    route = getattr(request.scope.get("route"), "path", "unknown")
    asked = f"{request.method} {route}"
    await refusals.note(origin_of(request), actor, organization_id, asked)


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


async def _asked_origin(request: Request) -> Origin:
    return origin_of(request)


AskedOrigin = Annotated[Origin, params.Depends(_asked_origin)]


def open_to(access: Access, scope: KeyScope | None = None) -> params.Depends:
    """Declare who may call: `dependencies=[open_to(Access.ANYONE)]` on every route."""
    return params.Depends(Allow(access, scope))


def undeclared(routes: Sequence[BaseRoute]) -> list[str]:
    """The paths that declare no access; there must be none."""
    return [
        f"{sorted(context.methods or ())} {context.path}"
        for context in iter_route_contexts(routes)
        if not _declared(getattr(context, "dependant", None))
    ]


def allowed_by(route: object) -> Allow | None:
    """What a route declares; None for what declares nothing."""
    dependant = getattr(route, "dependant", None)
    return next((each.call for each in _calls(dependant) if isinstance(each.call, Allow)), None)


def _declared(dependant: Any) -> bool:
    return any(isinstance(each.call, Allow) for each in _calls(dependant))


def _calls(dependant: Any) -> Sequence[Any]:
    return () if dependant is None else dependant.dependencies
