"""Every route says who may call it; one that forgot is found."""

from collections.abc import Iterator
from inspect import iscoroutinefunction
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.routing import iter_route_contexts

from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.caller import Access, open_to, undeclared


async def route() -> None: ...


def test_nothing_that_a_route_asks_for_waits_for_a_thread() -> None:
    asked = [dependant.call for route in describe_app().routes for dependant in _needs(route)]

    assert len(set(asked)) > 10
    assert [call for call in asked if not _is_coroutine(call)] == []


def _needs(route: Any) -> Iterator[Any]:
    """What is called for a route, itself and whatever it depends on."""
    waiting = [route.dependant]
    while waiting:
        dependant = waiting.pop()
        waiting += dependant.dependencies
        yield dependant


def _is_coroutine(call: Any) -> bool:
    return iscoroutinefunction(call) or iscoroutinefunction(type(call).__call__)


def test_every_route_of_the_app_declares_its_access() -> None:
    app = describe_app()

    assert undeclared(app.routes) == []
    assert len(list(iter_route_contexts(app.routes))) >= 12


def test_a_route_that_declares_nothing_is_found() -> None:
    app = FastAPI(openapi_url=None)
    app.get("/forgotten")(route)
    app.get("/declared", dependencies=[open_to(Access.ANYONE)])(route)

    assert undeclared(app.routes) == ["['GET'] /forgotten"]


def test_a_forgotten_route_inside_of_a_router_is_found() -> None:
    app, router = FastAPI(openapi_url=None), APIRouter(prefix="/api")
    router.delete("/forgotten")(route)
    app.include_router(router)

    assert undeclared(app.routes) == ["['DELETE'] /api/forgotten"]


def test_a_mounted_app_without_a_declaration_is_found() -> None:
    app = FastAPI(openapi_url=None)
    app.mount("/mounted", FastAPI(openapi_url=None))

    assert len(undeclared(app.routes)) == 1
