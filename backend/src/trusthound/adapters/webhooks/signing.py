"""A message and an endpoint's secrets in, the three headers of Standard Webhooks out.

https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
"""

import hmac
from base64 import b64encode
from collections.abc import Iterable, Sequence
from datetime import datetime
from secrets import token_bytes

from trusthound.adapters.credentials.keys import Keys

PREFIX = "whsec_"
SECRET_BYTES = 32  # the specification asks for 24 to 64
_PURPOSE = "webhook secret"


def new_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


def shown(secret: bytes) -> str:
    """As it is given to its holder, once."""
    return PREFIX + b64encode(secret).decode()


def sealed(keys: Keys, secret: bytes, endpoint_id: str) -> bytes:
    """Readable with the installation's secret alone, and for that endpoint alone."""
    return keys.seal(_PURPOSE, secret, beside=endpoint_id.encode())


def unsealed(keys: Iterable[Keys], kept: bytes, endpoint_id: str) -> bytes | None:
    """By today's keys or a former one; None where none of them sealed it."""
    found = (each.unseal(_PURPOSE, kept, beside=endpoint_id.encode()) for each in keys)
    return next((each for each in found if each is not None), None)


def signed_headers(
    message_id: str, body: bytes, secrets: Sequence[bytes], *, at: datetime
) -> dict[str, str]:
    """One signature for each secret, so that a receiver may know either."""
    seconds = str(int(at.timestamp()))
    told = b".".join((message_id.encode(), seconds.encode(), body))
    return {
        "webhook-id": message_id,
        "webhook-timestamp": seconds,
        "webhook-signature": " ".join(_signature(each, told) for each in secrets),
    }


def _signature(secret: bytes, told: bytes) -> str:
    return "v1," + b64encode(hmac.digest(secret, told, "sha256")).decode()
