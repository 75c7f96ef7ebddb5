"""A route in, the same one under two addresses out: of the pages, and of the public API."""

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter
from starlette.routing import BaseRoute

_Handler = TypeVar("_Handler", bound=Callable[..., Any])


class TwofoldRouter:
    """Takes what a router takes; an answer is the same at both addresses."""

    def __init__(self, prefix: str, public_prefix: str, tags: list[str]) -> None:
        self._routers = [APIRouter(prefix=each, tags=[*tags]) for each in (prefix, public_prefix)]

    @property
    def routes(self) -> list[BaseRoute]:
        return [route for each in self._routers for route in each.routes]

    def get(self, path: str, **words: Any) -> Callable[[_Handler], _Handler]:
        return self._at("GET", path, words)

    def post(self, path: str, **words: Any) -> Callable[[_Handler], _Handler]:
        return self._at("POST", path, words)

    def delete(self, path: str, **words: Any) -> Callable[[_Handler], _Handler]:
        return self._at("DELETE", path, words)

    def _at(self, method: str, path: str, words: dict[str, Any]) -> Callable[[_Handler], _Handler]:
        def register(handler: _Handler) -> _Handler:
            for each in self._routers:
                each.add_api_route(path, handler, methods=[method], **words)
            return handler

        return register
