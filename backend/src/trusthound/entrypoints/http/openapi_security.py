"""What a route declares in, how its callers show who they are out, for the description of the API.

A scope, and for people a role, stand in the requirement itself, as OpenAPI 3.1 has it for schemes
other than OAuth.
"""

from collections.abc import Mapping
from typing import Any

from trusthound.entrypoints.http.api_key import HEADER as API_KEY
from trusthound.entrypoints.http.caller import Access, Allow
from trusthound.entrypoints.http.session_token import SessionCookie

Requirement = dict[str, list[str]]

_COOKIE = SessionCookie(secure=True).name
SCHEMES: Mapping[str, Mapping[str, Any]] = {
    "session": {
        "type": "http",
        "scheme": "bearer",
        "description": "The `token` that `POST /api/auth/login` answers, for programs of people.",
    },
    "sessionCookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": _COOKIE,
        "description": (
            "The same, as browsers keep it. Where it is taken a request has to come from the pages "
            "themselves."
        ),
    },
    "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": API_KEY,
        "description": (
            "Of an employer's program. Not together with a session. What is named beside it is the "
            "scope that the key needs."
        ),
    },
    "signature": {
        "type": "apiKey",
        "in": "header",
        "name": "Stripe-Signature",
        "description": "Over the body, by the payment service.",
    },
}
_WHO: Mapping[Access, str] = {
    Access.PUBLIC: "",
    Access.ANYONE: "",
    Access.SIGNED: "For the payment service alone.",
    Access.USER: "For whoever is signed in.",
    Access.PREMIUM: "For users with Premium.",
    Access.VIEWER: "For every member of an organisation.",
    Access.MEMBER: "For members of an organisation, not for its viewers.",
    Access.ADMIN: "For admins of an organisation.",
    Access.OPERATOR: "For operators of the installation.",
}


def security_of(allowed: Allow) -> list[Requirement]:
    """Any one of them is enough; {} is nobody in particular, and no list at all means the same."""
    access = allowed.access
    if access is Access.PUBLIC:
        return []
    if access is Access.SIGNED:
        return [{"signature": []}]
    roles = [] if access in (Access.ANYONE, Access.USER) else [access.value]
    shown: list[Requirement] = [{"session": roles}, {"sessionCookie": roles}]
    if access is Access.ANYONE:
        shown.insert(0, {})
    if allowed.scope is not None:
        shown.append({"apiKey": [allowed.scope.value]})
    return shown


def who_may(allowed: Allow) -> str:
    """In a sentence or two; "" where it is for everybody."""
    told = [_WHO[allowed.access]]
    if allowed.scope is not None:
        told.append(f"API keys need the scope `{allowed.scope.value}`.")
    return " ".join(each for each in told if each)
