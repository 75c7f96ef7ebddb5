"""Who calls, and who may: every route declares its access, and one that does not is refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from fastapi import params
from fastapi.routing import iter_route_contexts
from starlette.requests import Request
from starlette.routing import BaseRoute

from trusthound.entrypoints.http.address import Network, client_address, counted_as


class Access(StrEnum):
    """Who may call a route."""

    ANYONE = "anyone"


@dataclass(frozen=True, slots=True)
class Caller:
    """Who makes this request: a visitor, known by an address alone."""

    address: str

    @property
    def key(self) -> str:
        """What all requests of this caller have in common."""
        return counted_as(self.address)


@dataclass(frozen=True, slots=True)
class Allow:
    """A route's declaration: lets the callers in who may use it, and says who they are."""

    access: Access

    async def __call__(self, request: Request) -> Caller:
        proxies: Sequence[Network] = request.app.state.proxies
        return Caller(client_address(request.scope, proxies))


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


def _declared(dependant: Any) -> bool:
    return dependant is not None and any(
        isinstance(each.call, Allow) for each in dependant.dependencies
    )
