"""A route that asks nothing of a request but who makes it in; the same, answered straight, out.

The framework's general way reads parameters and a body, keeps stacks of what is to be closed and
solves a tree of what is asked for. For a list or a standing none of that is asked, and it costs
more than knowing who calls. Here the same is asked in the same order, and what is raised goes where
it always goes. Whatever this does not know it leaves to the framework.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from inspect import iscoroutinefunction
from typing import Any, cast

from fastapi.datastructures import DefaultPlaceholder
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

_Ask = Callable[[Request], Awaitable[Any]]
_HOW = ("include", "exclude", "exclude_unset", "exclude_defaults", "exclude_none")


def answer_straight(route: APIRoute) -> bool:
    """Whether the route is one of these; it is answered straight from now on."""
    asked = _asked_by(route.dependant)
    if asked is None or not _answers_a_model(route):
        return False
    endpoint, status, to_json = route.endpoint, route.status_code or 200, route.response_field
    assert to_json is not None  # noqa: S101 - it answers a model
    request_name = route.dependant.request_param_name

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        values: dict[str, Any] = {} if request_name is None else {request_name: request}
        for name, ask in asked:
            values[name] = await ask(request)
        values.pop("", None)
        said = to_json.serialize_json(await endpoint(**values))
        await Response(said, status, media_type="application/json")(scope, receive, send)

    route.app = app
    return True


def _asked_by(dependant: Dependant) -> list[tuple[str, _Ask]] | None:
    """What is asked before, in that order, each under its name, "" where only asking counts. None
    where a request's own words are asked for, or what is asked for asks on.
    """
    calls = [each.call for each in dependant.dependencies]
    known = (
        _knows_only_request(dependant, dependant.dependencies)
        and all(_knows_only_request(each, []) for each in dependant.dependencies)
        and all(each.request_param_name for each in dependant.dependencies)
        and all(_is_coroutine(each) for each in (dependant.call, *calls))
        and len(set(calls)) == len(calls)  # or one would be asked twice
    )
    if not known:
        return None
    return [(each.name or "", cast("_Ask", each.call)) for each in dependant.dependencies]


def _knows_only_request(dependant: Dependant, asks: list[Dependant]) -> bool:
    """It is like one that was made of nothing else. Of a coroutine no scope is left to close."""
    return replace(dependant, scope=None, own_oauth_scopes=None) == Dependant(
        dependencies=asks,
        call=dependant.call,
        name=dependant.name,
        path=dependant.path,
        request_param_name=dependant.request_param_name,
        parent_oauth_scopes=dependant.parent_oauth_scopes,
    )


def _is_coroutine(call: object) -> bool:
    return iscoroutinefunction(call) or iscoroutinefunction(getattr(call, "__call__", None))  # noqa: B004


def _answers_a_model(route: APIRoute) -> bool:
    """As JSON, whole, and by the wire's names: nothing that the route would have said otherwise."""
    model = route.response_model
    return (
        isinstance(model, type)
        and issubclass(model, BaseModel)
        and isinstance(route.response_class, DefaultPlaceholder)
        and route.response_model_by_alias
        and not any(getattr(route, f"response_model_{each}") for each in _HOW)
    )
