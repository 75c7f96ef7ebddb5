"""Which routes are answered straight, and that nobody can tell by the answer."""

from typing import Annotated, Any

import httpx2
import pytest
from fastapi import APIRouter, Depends, FastAPI, Query, Response
from fastapi.routing import APIRoute
from starlette.requests import Request

from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.plain_routes import answer_straight
from trusthound.entrypoints.http.schemas.wire import Answer


class Said(Answer):
    its_path: str
    of: str


class SaidMore(Said):
    secret: str


async def name_of(request: Request) -> str:
    """Raises KeyError where nobody says who they are."""
    return request.headers["x-name"]


async def checked(request: Request) -> str:
    if "x-name" not in request.headers:
        raise PermissionError
    return "checked"


async def asking_on(name: Annotated[str, Depends(name_of)]) -> str:
    return name


Named = Annotated[str, Depends(name_of)]


async def plain(request: Request, name: Named) -> Said:
    return SaidMore(its_path=request.url.path, of=name, secret="kept")


async def of_words(name: Named, q: Annotated[str, Query()] = "") -> Said:
    return Said(its_path=q, of=name)


async def of_path(name: Named, word: str) -> Said:
    return Said(its_path=word, of=name)


async def of_body(name: Named, words: Said) -> Said:
    return Said(its_path=words.of, of=name)


async def of_answer(name: Named, response: Response) -> Said:
    response.headers["x-said"] = name
    return Said(its_path="", of=name)


async def of_more(name: Annotated[str, Depends(asking_on)]) -> Said:
    return Said(its_path="", of=name)


async def of_twice(name: Named, again: Named) -> Said:
    return Said(its_path=again, of=name)


async def of_nothing(name: Named) -> None:
    del name


def in_a_thread(name: Named) -> Said:
    return Said(its_path="", of=name)


def a_route(endpoint: Any, path: str = "/it", **changes: Any) -> APIRoute:
    router = APIRouter()
    router.get(path, **changes)(endpoint)
    (route,) = router.routes
    assert isinstance(route, APIRoute)
    return route


@pytest.mark.parametrize(
    ("endpoint", "changes"),
    [
        (of_words, {}),
        (of_path, {"path": "/it/{word}"}),
        (of_body, {}),
        (of_answer, {}),
        (of_more, {}),
        (of_twice, {}),
        (of_nothing, {}),
        (in_a_thread, {}),
        (plain, {"response_model_exclude_none": True}),
        (plain, {"response_model_by_alias": False}),
        (plain, {"response_class": Response}),
    ],
)
def test_whatever_else_a_route_asks_for_is_left_to_the_framework(
    endpoint: Any, changes: dict[str, Any]
) -> None:
    route = a_route(endpoint, **changes)
    as_made = route.app

    assert not answer_straight(route)
    assert route.app is as_made


@pytest.mark.parametrize("status", [None, 203])
async def test_an_answer_is_the_framework_s_to_the_byte(status: int | None) -> None:
    told = []
    for straight in (False, True):
        route = a_route(plain, status_code=status)
        assert not straight or answer_straight(route)
        answer = await ask(route, {"x-name": "Ann"})
        told.append((answer.status_code, answer.content, answer.headers.raw))

    assert told[0] == told[1]
    assert told[1][1] == b'{"itsPath":"/it","of":"Ann"}'


async def test_nothing_is_asked_after_a_refusal_and_handlers_see_it() -> None:
    told = []
    for straight in (False, True):
        route = a_route(plain, dependencies=[Depends(checked)])
        assert not straight or answer_straight(route)
        told.append((await ask(route, {})).status_code)

    assert told == [403, 403]


async def ask(route: APIRoute, headers: dict[str, str]) -> httpx2.Response:
    app = FastAPI(openapi_url=None)
    app.router.routes.append(route)

    async def refused(_request: Request, _error: Exception) -> Response:
        return Response(status_code=403)

    app.add_exception_handler(PermissionError, refused)
    transport = httpx2.ASGITransport(app=app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get("/it", headers=headers)


def test_lists_and_standings_are_answered_straight() -> None:
    straight = {
        route.path
        for route in describe_app().routes
        if isinstance(route, APIRoute) and answer_straight(route)
    }

    assert {"/api/auth/check", "/api/enterprise/keys/list", "/api/enterprise/stats"} <= straight
    assert "/api/health/ready" not in straight  # it says its status itself
    assert "/api/allowance" not in straight  # what it asks for asks on
