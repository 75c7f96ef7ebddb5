"""Many routes in, one out that finds the right one of them by how a path begins.

The framework tries one route after the other, each with a pattern of its own: 150 of them cost
more than knowing who calls. What is tried here is tried in the same order, so nothing else answers.
"""

from collections.abc import Mapping, Sequence

from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

# "/api/enterprise/keys" is where most routes that begin alike part.
SEGMENTS = 3
_CHOSEN = "trusthound.route"
_Beginning = tuple[str, ...]


class Signposts(BaseRoute):
    """Stands before the routes that it was made of, and answers for each of them."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        beginnings = [_beginning_of(route) for route in routes]
        pairs = list(zip(beginnings, routes, strict=True))
        # What does not begin with words of its own may be meant by any path.
        self._anywhere = tuple(route for beginning, route in pairs if beginning is None)
        self._by_beginning: Mapping[_Beginning, tuple[BaseRoute, ...]] = {
            sought: tuple(route for beginning, route in pairs if beginning in (None, sought))
            for sought in set(beginnings) - {None}
            if sought is not None
        }

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """As the framework has it: the first that takes path and method, or else path alone."""
        partly: Scope | None = None
        for route in self._near(scope.get("path", "")):
            match, found = route.matches(scope)
            if match is Match.FULL:
                return match, {**found, _CHOSEN: route}
            if match is Match.PARTIAL and partly is None:
                partly = {**found, _CHOSEN: route}
        return (Match.NONE, {}) if partly is None else (Match.PARTIAL, partly)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        chosen: BaseRoute = scope[_CHOSEN]
        await chosen.handle(scope, receive, send)

    def _near(self, path: str) -> tuple[BaseRoute, ...]:
        return self._by_beginning.get(_first_segments(path), self._anywhere)


def _beginning_of(route: BaseRoute) -> _Beginning | None:
    """The first segments of a route's path; None where a request may have others there."""
    if not isinstance(route, Route):
        return None
    beginning = _first_segments(route.path)
    return None if any("{" in segment for segment in beginning) else beginning


def _first_segments(path: str) -> _Beginning:
    return tuple(path.split("/", SEGMENTS + 1)[1 : SEGMENTS + 1])
