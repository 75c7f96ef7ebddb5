"""Every route says who may call it; one that forgot is found."""

from fastapi import APIRouter, FastAPI
from fastapi.routing import iter_route_contexts

from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.caller import Access, open_to, undeclared


async def route() -> None: ...


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
