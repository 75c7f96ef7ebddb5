"""Signed messages: whose signature counts, for how long, and what is read of them."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import stripe

from trusthound.adapters.payments.events import TOLERANCE_SECONDS, read_event, signature
from trusthound.domain.common.errors import SignatureRefused

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
SECRET, OTHER = "whsec_now", "whsec_before"


def body(**changes: Any) -> bytes:
    told = {
        "id": "evt_1",
        "object": "event",
        "created": 1_795_262_400,
        "type": "customer.subscription.updated",
        "data": {"object": {"id": "sub_1", "object": "subscription", "customer": "cus_1"}},
    }
    return json.dumps({**told, **changes}).encode()


def read(body: bytes, header: str, secrets: tuple[str, ...] = (SECRET,)) -> Any:
    return read_event(body, header, secrets=secrets, now=NOW)


def signed(body: bytes, secret: str = SECRET, at: datetime = NOW) -> str:
    return signature(body, secret=secret, at=at)


def test_a_signed_message_says_what_happened_to_whom() -> None:
    event = read(body(), signed(body()))

    assert (event.id, event.kind) == ("evt_1", "customer.subscription.updated")
    assert (event.customer_id, event.made_at) == ("cus_1", NOW)


@pytest.mark.parametrize("secrets", [(SECRET, OTHER), (OTHER, SECRET)])
def test_every_secret_counts_while_one_takes_the_place_of_another(
    secrets: tuple[str, ...],
) -> None:
    for secret in secrets:
        assert read(body(), signed(body(), secret), secrets).id == "evt_1"


def test_one_good_signature_among_others_is_enough() -> None:
    moment, _, good = signed(body()).partition(",")

    assert read(body(), f"{moment},v1={'0' * 64},v0=x,{good}").id == "evt_1"


@pytest.mark.parametrize(
    "header",
    [
        "",
        "t=1",
        "v1=abc",
        "nonsense",
        "t=,v1=",
        "t=x,v1=y",
        f"t={'9' * 40},v1=0",
        "t=1,t=2,v1=0",
        "t=1795262400,v1=" + "0" * 64,
        "t=1795262400,v1=é",
    ],
)
def test_what_is_not_signed_is_refused(header: str) -> None:
    with pytest.raises(SignatureRefused):
        read(body(), header)


def test_a_signature_by_another_secret_is_refused() -> None:
    with pytest.raises(SignatureRefused):
        read(body(), signed(body(), OTHER))


def test_no_secret_lets_nothing_in() -> None:
    with pytest.raises(SignatureRefused):
        read(body(), signed(body(), ""), ())


def test_a_changed_body_is_refused() -> None:
    with pytest.raises(SignatureRefused):
        read(body(id="evt_2"), signed(body()))


@pytest.mark.parametrize("seconds", [-TOLERANCE_SECONDS - 1, TOLERANCE_SECONDS + 1])
def test_a_signature_of_another_time_is_refused(seconds: int) -> None:
    with pytest.raises(SignatureRefused, match="five minutes"):
        read(body(), signed(body(), at=NOW + timedelta(seconds=seconds)))


@pytest.mark.parametrize("seconds", [-TOLERANCE_SECONDS, TOLERANCE_SECONDS])
def test_five_minutes_are_allowed_to_either_side(seconds: int) -> None:
    assert read(body(), signed(body(), at=NOW + timedelta(seconds=seconds))).id == "evt_1"


@pytest.mark.parametrize(
    "told",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"{}",
        b'"evt_1"',
        body(data=None),
        body(data={"object": 7}),
        body(created="soon"),
        body(created=10**30),
        body(id=""),
        body(id="x" * 300),
        body(id="evt\0"),
    ],
)
def test_a_signed_message_that_is_no_event_is_none(told: bytes) -> None:
    assert read(told, signed(told)) is None


@pytest.mark.parametrize(
    ("about", "customer"),
    [
        ({"customer": {"id": "cus_2"}}, "cus_2"),
        ({"customer": None}, ""),
        ({"customer": 7}, ""),
        ({"customer": "cus\0"}, ""),
        ({"id": "cus_3", "object": "customer"}, "cus_3"),
    ],
)
def test_whom_it_is_about_is_an_id_or_nobody(about: dict[str, Any], customer: str) -> None:
    told = body(type="customer.updated", data={"object": about})

    assert read(told, signed(told)).customer_id == customer


def test_stripes_own_sdk_takes_our_signatures() -> None:
    now = datetime.now(UTC)  # noqa: TID251 - the SDK reads the machine's clock

    event = stripe.StripeClient("sk_test_x").construct_event(
        body(), signature(body(), secret=SECRET, at=now), SECRET
    )

    assert event.id == "evt_1"


def test_we_take_the_signatures_of_stripes_own_sdk() -> None:
    header = stripe.WebhookSignature.generate_signature_header(
        body().decode(), SECRET, int(NOW.timestamp())
    )

    assert read(body(), header).id == "evt_1"
