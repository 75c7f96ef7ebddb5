"""A webhook's bytes and its signature in, what it tells of out; nothing unsigned gets through.

Stripe's scheme: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, any number of v1. Written out here and
not left to the SDK because its check takes the clock from the machine, accepts any moment in the
future and stumbles over bytes that are not UTF-8; the tests compare the two.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence
from datetime import UTC, datetime

from trusthound.domain.access.billing_news import PaymentEvent
from trusthound.domain.common.errors import SignatureRefused

TOLERANCE_SECONDS = 300
MOST_SIGNATURES = 16
ID_CHARACTERS = 255


def read_event(
    body: bytes, header: str, *, secrets: Sequence[str], now: datetime
) -> PaymentEvent | None:
    """None for a signed message that is no event. Raises SignatureRefused."""
    _check(body, header, secrets, now)
    try:
        told = json.loads(body)
        kind, about = str(told["type"]), told["data"]["object"]
        made_at = datetime.fromtimestamp(int(told["created"]), UTC)
        event_id = str(told["id"])
    except (ValueError, KeyError, TypeError, OverflowError, OSError):
        return None
    if not isinstance(about, dict) or not 0 < len(event_id) <= ID_CHARACTERS or "\0" in event_id:
        return None
    return PaymentEvent(event_id, kind[:ID_CHARACTERS], made_at, _customer(kind, about))


def signature(body: bytes, *, secret: str, at: datetime) -> str:
    """The header that Stripe sends beside a body."""
    seconds = int(at.timestamp())
    return f"t={seconds},v1={_digest(body, seconds, secret)}"


def _check(body: bytes, header: str, secrets: Sequence[str], now: datetime) -> None:
    seconds, given = _parts(header)
    # Every pair is compared: how long it takes does not tell which secret or signature was close.
    matches = [
        hmac.compare_digest(_digest(body, seconds, secret).encode(), each.encode())
        for secret in secrets
        for each in given
    ]
    if not any(matches):
        raise SignatureRefused("The signature does not fit the body.")
    if abs(now.timestamp() - seconds) > TOLERANCE_SECONDS:
        raise SignatureRefused("The signature is not of the last five minutes.")


def _parts(header: str) -> tuple[int, list[str]]:
    """The moment of signing and the signatures; 0 where it is not stated."""
    pairs = [each.strip().partition("=") for each in header.split(",")]
    moments = [value for name, _, value in pairs if name == "t"]
    given = [value for name, _, value in pairs if name == "v1"]
    stated = moments[0] if len(moments) == 1 else ""
    seconds = int(stated) if stated.isascii() and stated.isdigit() and len(stated) < 12 else 0
    return seconds, given[:MOST_SIGNATURES]


def _digest(body: bytes, seconds: int, secret: str) -> str:
    return hmac.new(secret.encode(), b"%d." % seconds + body, hashlib.sha256).hexdigest()


def _customer(kind: str, about: dict[str, object]) -> str:
    """Whom it is about: an id, or the whole customer where that was asked for."""
    found = (
        about.get("id")
        if kind.startswith("customer.") and about.get("object") == "customer"
        else about.get("customer")
    )
    if isinstance(found, dict):
        found = found.get("id")
    return found if isinstance(found, str) and "\0" not in found else ""
