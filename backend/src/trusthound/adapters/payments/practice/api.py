"""A request to the API in, Stripe's JSON out: keys, versions, forms, repeated requests, lists."""

import json
import re
from collections.abc import Callable
from typing import Any

from trusthound.adapters.payments.practice.books import Books, Refusal
from trusthound.adapters.payments.practice.http import Request, Response
from trusthound.adapters.payments.practice.objects import PRICE_ID, Json, listed

_LIST = ("limit", "starting_after", "ending_before", "expand")
_CHANGED = (
    "Keys for idempotent requests can only be used with the same parameters they were first used "
    "with."
)
_Route = tuple[str, str, tuple[str, ...], Callable[[Books, str, Json], Json]]


class Api:
    """Answers as Stripe does to whoever brings the key; anything it does not know it refuses."""

    def __init__(self, books: Books, *, secret_key: str, version: str) -> None:
        self._books = books
        self._secret_key = secret_key
        self._version = version
        self._done: dict[str, tuple[Request, Response]] = {}
        self.asked: list[str] = []

    def answer(self, request: Request) -> Response:
        """One request, carried out at most once where it has a key of its own."""
        self.asked.append(f"{request.method} {request.path}")
        key = request.headers.get("idempotency-key", "")
        try:
            self._check(request)
            if key and key in self._done:
                return self._again(request, *self._done[key])
            response = _json(200, self._carry_out(request))
        except Refusal as refusal:
            return _json(refusal.status, refusal.body)
        if key and request.method == "POST":
            self._done[key] = (request, response)
        return response

    def _check(self, request: Request) -> None:
        if request.headers.get("authorization") != f"Bearer {self._secret_key}":
            raise Refusal("Invalid API Key provided", status=401)
        if request.headers.get("stripe-version") != self._version:
            raise Refusal(f"This service speaks version {self._version}.")

    def _again(self, request: Request, first: Request, response: Response) -> Response:
        if (request.path, request.fields) != (first.path, first.fields):
            raise Refusal(_CHANGED, kind="idempotency_error")
        return Response(response.status, response.body, headers={"Idempotent-Replayed": "true"})

    def _carry_out(self, request: Request) -> Json:
        told = read_form(request.fields)
        for method, path, allowed, carry_out in _ROUTES:
            match = re.fullmatch(path, request.path)
            if match is None or method != request.method:
                continue
            for name in told:
                if name not in allowed:
                    raise Refusal(
                        f"Received unknown parameter: {name}", code="parameter_unknown", param=name
                    )
            return carry_out(self._books, "".join(match.groups()), told)
        raise Refusal(f"Unrecognized request URL ({request.method}: {request.path}).", status=404)


def read_form(fields: tuple[tuple[str, str], ...]) -> Json:
    """`a[b][0][c]=d` in, {"a": {"b": {"0": {"c": "d"}}}} out."""
    told: Json = {}
    for name, value in fields:
        *outer, last = re.findall(r"[^\[\]]+", name)
        room = told
        for each in outer:
            room = room.setdefault(each, {})
            if not isinstance(room, dict):
                raise Refusal(f"Invalid hash: {name}", param=name)
        room[last] = value
    return told


def _new_session(books: Books, _: str, told: Json) -> Json:
    for name in ("mode", "success_url", "line_items", "customer"):
        if not told.get(name):
            raise Refusal(f"Missing required param: {name}.", code="parameter_missing", param=name)
    items: list[dict[str, Any]] = list(told["line_items"].values())
    if told["mode"] != "subscription" or [each.get("price") for each in items] != [PRICE_ID]:
        raise Refusal(f"Only a subscription of {PRICE_ID} can be bought here.", param="line_items")
    return books.add_session(told)


def _price(books: Books, key: str, _: Json) -> Json:
    if key != PRICE_ID:
        raise Refusal(f"No such price: '{key}'", status=404, code="resource_missing")
    return books.price


def _subscriptions(books: Books, _: str, told: Json) -> Json:
    found = books.all_of("subscriptions", told["customer"])
    wanted = told.get("status", "")
    kept = [
        each
        for each in found
        if wanted == "all" or (each["status"] == wanted if wanted else each["status"] != "canceled")
    ]
    return _cut(kept, told, "/v1/subscriptions")


def _invoices(books: Books, _: str, told: Json) -> Json:
    found = [
        each
        for each in books.all_of("invoices", told["customer"])
        if told.get("status") in (None, each["status"])
    ]
    if "data.payments" not in told.get("expand", {}).values():
        for each in found:
            del each["payments"]
    return _cut(found, told, "/v1/invoices")


def _cut(found: list[Json], told: Json, url: str) -> Json:
    limit = int(told.get("limit", "10"))
    if not 1 <= limit <= 100:
        raise Refusal("Invalid limit", param="limit")
    return {**listed(found[:limit], url), "has_more": len(found) > limit}


def _end_with_period(books: Books, key: str, told: Json) -> Json:
    return books.end_with_period(key, end=told.get("cancel_at_period_end") == "true")


_ROUTES: tuple[_Route, ...] = (
    ("POST", "/v1/customers", ("email", "name", "metadata"), lambda b, _, t: b.add_customer(t)),
    (
        "POST",
        "/v1/customers/([^/]+)",
        ("email",),
        lambda b, key, t: b.change_customer(key, email=t["email"]),
    ),
    ("DELETE", "/v1/customers/([^/]+)", (), lambda b, key, _: b.delete_customer(key)),
    ("GET", "/v1/prices/([^/]+)", (), _price),
    (
        "POST",
        "/v1/checkout/sessions",
        ("mode", "customer", "line_items", "success_url", "cancel_url", "expires_at"),
        _new_session,
    ),
    ("GET", "/v1/checkout/sessions/([^/]+)", (), lambda b, key, _: b.session(key)),
    (
        "POST",
        "/v1/billing_portal/sessions",
        ("customer", "return_url"),
        lambda b, _, t: b.add_portal(t),
    ),
    ("GET", "/v1/subscriptions", ("customer", "status", *_LIST), _subscriptions),
    ("POST", "/v1/subscriptions/([^/]+)", ("cancel_at_period_end",), _end_with_period),
    (
        "DELETE",
        "/v1/subscriptions/([^/]+)",
        ("cancellation_details",),
        lambda b, key, t: b.end(key, comment=t.get("cancellation_details", {}).get("comment")),
    ),
    ("GET", "/v1/invoices", ("customer", "status", *_LIST), _invoices),
    (
        "GET",
        "/v1/charges",
        ("customer", *_LIST),
        lambda b, _, t: _cut(b.all_of("charges", t["customer"]), t, "/v1/charges"),
    ),
    (
        "POST",
        "/v1/refunds",
        ("payment_intent", "reason"),
        lambda b, _, t: b.give_back(t["payment_intent"], t.get("reason")),
    ),
)


def _json(status: int, body: Json) -> Response:
    return Response(status, json.dumps(body).encode(), headers={"Request-Id": "req_practice"})
