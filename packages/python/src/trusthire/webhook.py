"""A webhook's body and headers in, what happened out: if it is ours, whole, and of this moment.

Standard Webhooks (standardwebhooks.com), without its library's packages.
"""

import base64
import binascii
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

TOLERANCE_SECONDS = 5 * 60
_PREFIX = "whsec_"
_VERSION = "v1"


class WebhookRefused(Exception):
    """It is not ours, was changed on the way, or is too old: answer 400 and do nothing."""


def verify_webhook(
    secret: str, body: bytes, headers: Mapping[str, str], *, now: float | None = None
) -> dict[str, Any]:
    """The event: `type`, `timestamp` and `data`, which has the `id` of what it is about.

    `secret` is `whsec_…`; `body` the bytes as they came; `now` seconds since 1970, for tests.
    Remember the header `webhook-id` and do nothing the second time. Raises WebhookRefused, and
    ValueError for a secret that is none.
    """
    lowered = {name.lower(): value for name, value in headers.items()}
    try:
        message, moment, stated = (
            lowered[f"webhook-{each}"] for each in ("id", "timestamp", "signature")
        )
    except KeyError as missing:
        raise WebhookRefused(f"the header {missing} is missing") from None
    _check_moment(moment, time.time() if now is None else now)
    expected = _signature(secret, f"{message}.{moment}.".encode() + body)
    # Two while a secret is being changed.
    for each in stated.split(" "):
        version, _, signature = each.partition(",")
        if version == _VERSION and hmac.compare_digest(signature.encode(), expected):
            told: dict[str, Any] = json.loads(body)
            return told
    raise WebhookRefused("no signature fits")


def _check_moment(stated: str, now: float) -> None:
    is_number = stated.isdecimal() and stated.isascii() and len(stated) <= len("99999999999")
    if not is_number or abs(now - int(stated)) > TOLERANCE_SECONDS:
        raise WebhookRefused("the timestamp is not of this moment")


def _signature(secret: str, signed: bytes) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    except binascii.Error:
        raise ValueError("a webhook's secret is whsec_ and base64") from None
    return base64.b64encode(hmac.digest(key, signed, "sha256"))
