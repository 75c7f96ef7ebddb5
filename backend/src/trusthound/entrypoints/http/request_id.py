"""Every request gets an id of our own making: it stands in the answer and in the log."""

from starlette.types import Scope

_KEY = "trusthound.request_id"


def give_request_id(scope: Scope, request_id: str) -> None:
    """Remember the id for whoever answers. What a caller sends as an id is never taken over."""
    scope[_KEY] = request_id


def request_id_of(scope: Scope) -> str:
    """The id given, "" before one was."""
    return str(scope.get(_KEY, ""))
