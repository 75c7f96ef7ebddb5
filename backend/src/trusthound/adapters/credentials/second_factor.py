"""Codes of an authenticator app (RFC 6238), and codes for who lost the app."""

from base64 import b32encode
from datetime import datetime
from hashlib import sha256
from hmac import compare_digest
from secrets import token_bytes

import pyotp
import segno

STEP_SECONDS = 30
# Clocks differ, and people type slowly.
STEPS_AROUND = 1
RECOVERY_CODES = 10
_RECOVERY_BYTES = 10
_DIGITS = 6


def new_secret() -> str:
    """160 random bits in base32, as apps want it."""
    return pyotp.random_base32()


def app_uri(secret: str, *, account: str, issuer: str) -> str:
    """What an app reads from the picture."""
    return pyotp.TOTP(secret).provisioning_uri(name=account, issuer_name=issuer)


def picture(uri: str) -> str:
    """The address as an SVG, dark on light in both themes: cameras want it so."""
    return str(segno.make(uri, error="m").svg_inline(scale=4, light="#fff"))


def step_of(secret: str, code: str, now: datetime) -> int | None:
    """The step that a code belongs to, None where it is no code of this time."""
    given = "".join(code.split())
    if len(given) != _DIGITS or not (given.isascii() and given.isdecimal()):
        return None
    present = int(now.timestamp()) // STEP_SECONDS
    app = pyotp.TOTP(secret)
    found = None
    for step in range(present - STEPS_AROUND, present + STEPS_AROUND + 1):
        if compare_digest(app.generate_otp(step), given):
            found = step
    return found


def new_recovery_codes() -> tuple[str, ...]:
    """80 random bits each, in four groups of letters and digits."""
    texts = [
        b32encode(token_bytes(_RECOVERY_BYTES)).decode().lower() for _ in range(RECOVERY_CODES)
    ]
    return tuple("-".join(text[at : at + 4] for at in range(0, len(text), 4)) for text in texts)


def recovery_digest(code: str) -> bytes:
    """What is kept of a code, however its dashes and letters are typed."""
    bare = "".join(each for each in code.casefold() if each.isalnum())
    return sha256(bare.encode("utf-8", "replace")).digest()
