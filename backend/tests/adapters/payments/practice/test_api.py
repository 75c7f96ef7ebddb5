"""The practice service refuses what Stripe refuses: we ask for nothing that is not there."""

from typing import Any

import httpx2
import pytest
import stripe

from trusthound.adapters.payments.practice.api import read_form
from trusthound.adapters.payments.practice.server import PracticeStripe


async def ask(
    practice: PracticeStripe, method: str, path: str, *, key: str = "", **headers: str
) -> httpx2.Response:
    told = {
        "Authorization": f"Bearer {practice.secret_key}",
        "Stripe-Version": stripe.api_version,
        **({"Idempotency-Key": key} if key else {}),
        **headers,
    }
    async with httpx2.AsyncClient(base_url=practice.url) as client:
        return await client.request(method, path, headers=told)


def code(answer: httpx2.Response) -> tuple[int, str | None]:
    return answer.status_code, answer.json()["error"].get("code")


async def test_nobody_without_the_key_is_answered(practice: PracticeStripe) -> None:
    answer = await ask(practice, "GET", "/v1/charges?customer=c", Authorization="Bearer x")

    assert answer.status_code == 401


async def test_another_version_of_the_api_is_not_spoken(practice: PracticeStripe) -> None:
    answer = await ask(practice, "POST", "/v1/customers", **{"Stripe-Version": "2020-08-27"})

    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/v1/nothing", (404, None)),
        ("DELETE", "/v1/customers", (404, None)),
        ("POST", "/v1/customers?colour=red", (400, "parameter_unknown")),
        ("GET", "/v1/prices/price_x", (404, "resource_missing")),
        ("POST", "/v1/checkout/sessions?mode=subscription", (400, "parameter_missing")),
        ("GET", "/v1/checkout/sessions/cs_x", (404, "resource_missing")),
        ("POST", "/v1/billing_portal/sessions?customer=cus_x", (400, "resource_missing")),
        ("POST", "/v1/subscriptions/sub_x?cancel_at_period_end=true", (404, "resource_missing")),
        ("DELETE", "/v1/subscriptions/sub_x", (404, "resource_missing")),
        ("POST", "/v1/refunds?payment_intent=pi_x", (400, "resource_missing")),
        ("GET", "/v1/charges?customer=c&limit=101", (400, None)),
    ],
)
async def test_what_is_not_there_is_refused_in_stripes_words(
    practice: PracticeStripe, method: str, path: str, expected: tuple[int, str | None]
) -> None:
    assert code(await ask(practice, method, path)) == expected


async def test_a_repeated_request_is_answered_and_not_carried_out(practice: PracticeStripe) -> None:
    first = await ask(practice, "POST", "/v1/customers?name=Ann", key="k")
    again = await ask(practice, "POST", "/v1/customers?name=Ann", key="k")
    other = await ask(practice, "POST", "/v1/customers?name=Bob", key="k")

    assert first.json() == again.json()
    assert "Idempotent-Replayed" not in first.headers
    assert again.headers["Idempotent-Replayed"] == "true"
    assert other.json()["error"]["type"] == "idempotency_error"


def test_a_form_with_brackets_is_read_as_what_it_holds() -> None:
    fields = (("a[b][0][c]", "d"), ("a[b][0][e]", "f"), ("g", ""))

    told: dict[str, Any] = read_form(fields)

    assert told == {"a": {"b": {"0": {"c": "d", "e": "f"}}}, "g": ""}
