"""Routes found by how a path begins: the same ones that trying all of them finds."""

from collections.abc import Sequence

import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Match, Route

from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.signposts import Signposts

ROUTES = tuple(describe_app().routes)
PATHS = sorted({route.path for route in ROUTES if isinstance(route, Route)})
METHODS = ("GET", "POST", "PATCH", "DELETE", "OPTIONS")


def _found(routes: Sequence[BaseRoute], method: str, path: str) -> tuple[object, object]:
    """The route that answers, and how it matches: as the framework's own router chooses."""
    partly = None
    for route in routes:
        match, scope = route.matches({"type": "http", "method": method, "path": path})
        if match is Match.FULL:
            return match, scope["endpoint"]
        if match is Match.PARTIAL and partly is None:
            partly = scope["endpoint"]
    return (Match.NONE, None) if partly is None else (Match.PARTIAL, partly)


def _of_any_method(routes: Sequence[BaseRoute], path: str) -> list[BaseRoute]:
    scope = {"type": "http", "method": "GET", "path": path}
    return [each for each in routes if each.matches(scope)[0] is not Match.NONE]


@pytest.mark.parametrize("value", ["x", "list", "", "a/b", "bulk"])
def test_every_route_that_a_path_has_is_tried_in_its_turn(value: str) -> None:
    signposts = Signposts(ROUTES)
    for path in PATHS:
        parts = [value if part.startswith("{") else part for part in path.split("/")]
        whole = "/".join(parts)
        for asked in (whole, f"{whole}/", f"{whole}/x", whole.rpartition("/")[0], f"{whole}x"):
            assert _of_any_method(signposts._near(asked), asked) == _of_any_method(ROUTES, asked)


@pytest.mark.parametrize("method", METHODS)
def test_any_method_leads_to_the_route_that_comes_first_of_all(method: str) -> None:
    signposts = [Signposts(ROUTES)]
    for path in PATHS:
        asked = path.replace("{", "").replace("}", "")
        assert _found(signposts, method, asked) == _found(ROUTES, method, asked), asked


def test_few_routes_are_tried_for_any_path() -> None:
    signposts = Signposts(ROUTES)
    tried = [len(signposts._near(path)) for path in PATHS]
    assert len(ROUTES) > 100
    assert max(tried) < len(ROUTES) / 4


def test_a_route_of_any_beginning_is_tried_in_its_turn() -> None:
    async def first() -> None: ...
    async def second() -> None: ...

    routes = [APIRoute("/api/{name}/keys", first), APIRoute("/api/own/keys", second)]

    assert _found([Signposts(routes)], "GET", "/api/own/keys") == (Match.FULL, first)
    assert _found([Signposts(routes[::-1])], "GET", "/api/own/keys") == (Match.FULL, second)
    assert _found([Signposts(routes)], "GET", "/api/other/keys") == (Match.FULL, first)
