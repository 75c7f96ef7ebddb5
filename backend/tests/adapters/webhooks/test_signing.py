"""Headers are those of Standard Webhooks, secrets are read by their own endpoint alone."""

import hmac
from base64 import b64decode, b64encode
from datetime import UTC, datetime

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.webhooks.signing import (
    PREFIX,
    new_secret,
    sealed,
    shown,
    signed_headers,
    unsealed,
)

OURS, FORMER, THEIRS = Keys(b"ours"), Keys(b"former"), Keys(b"theirs")


def test_the_signature_is_the_one_that_the_official_libraries_are_tested_with() -> None:
    headers = signed_headers(
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        b'{"test": 2432232314}',
        [b64decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")],
        at=datetime.fromtimestamp(1614265330, UTC),
    )
    assert headers == {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }


def test_two_secrets_make_two_signatures_the_newest_first() -> None:
    at = datetime.fromtimestamp(1614265330, UTC)
    both = signed_headers("m", b"{}", [b"new", b"old"], at=at)["webhook-signature"].split(" ")
    told = b"m.1614265330.{}"
    assert both == [
        "v1," + b64encode(hmac.digest(each, told, "sha256")).decode() for each in (b"new", b"old")
    ]


def test_a_secret_is_shown_as_the_specification_writes_it() -> None:
    secret = new_secret()
    assert shown(secret).startswith(PREFIX)
    assert b64decode(shown(secret).removeprefix(PREFIX)) == secret
    assert 24 <= len(secret) <= 64


def test_a_sealed_secret_opens_for_its_endpoint_with_todays_or_a_former_key() -> None:
    kept = sealed(FORMER, b"secret", "endpoint-1")
    assert b"secret" not in kept
    assert unsealed((OURS, FORMER), kept, "endpoint-1") == b"secret"
    assert unsealed((OURS, FORMER), kept, "endpoint-2") is None
    assert unsealed((OURS, THEIRS), kept, "endpoint-1") is None
