"""A report and a key in, the signed file out; such a file in, whether it is as it was signed.

The file is canonical JSON (RFC 8785), signed with Ed25519 (RFC 8032); keys are told as a JWK set
(RFC 7517, 8037), so that other programs can check a report too.
"""

import json
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from typing import Any

import rfc8785
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from trusthound.adapters.credentials.keys import Keys
from trusthound.domain.common.errors import InvalidInput

FORMAT = "trusthound-report-1"
PURPOSE = "signing of reports"
MOST_BYTES = 4_000_000
KEY_BYTES = 32  # RFC 8032, 5.1.5
_TEXTS = ("format", "issuer", "key", "signature", "signedAt")
_NO_REPORT = "This file is no signed report."
_NO_KEYS = "There is no public key for reports in this."


class Standing(StrEnum):
    """What became of the check."""

    HOLDS = "holds"
    CHANGED = "changed"
    OTHER_KEY = "other_key"


@dataclass(frozen=True, slots=True)
class PublicKey:
    """`id` is the key's thumbprint (RFC 7638)."""

    id: str
    raw: bytes


@dataclass(frozen=True, slots=True)
class Checked:
    """Unless it `HOLDS`, whoever handed in the file may have written any of this."""

    standing: Standing
    issuer: str
    signed_at: str
    key_id: str
    report: Mapping[str, Any]


def sign_report(report: Mapping[str, Any], keys: Keys, *, issuer: str, at: datetime) -> bytes:
    """The file. Everything in it but the signature itself is signed; `issuer` is our address."""
    private = _private(keys)
    told: dict[str, Any] = {
        "format": FORMAT,
        "issuer": issuer,
        "key": _public(private).id,
        "report": report,
        "signedAt": at.isoformat(timespec="seconds"),
    }
    signature = private.sign(rfc8785.dumps(told))
    return rfc8785.dumps({**told, "signature": _base64(signature)})


def public_key(keys: Keys) -> PublicKey:
    """What others check our reports by."""
    return _public(_private(keys))


def key_set(keys: Sequence[PublicKey]) -> dict[str, object]:
    """The keys as a JWK set."""
    told = [{**_jwk(key.raw), "kid": key.id, "alg": "EdDSA", "use": "sig"} for key in keys]
    return {"keys": told}


def read_keys(text: str) -> tuple[PublicKey, ...]:
    """The keys of a JWK set, or one key as its `x` alone. Raises InvalidInput."""
    if not text.lstrip().startswith("{"):
        return (_key_of(text.strip()),)
    told = _read_json(text.encode(errors="replace"), _NO_KEYS)
    listed = told.get("keys")
    found = tuple(
        _key_of(each.get("x"))
        for each in (listed if isinstance(listed, list) else [])
        if isinstance(each, dict) and each.get("crv") == "Ed25519"
    )
    if not found:
        raise _refused(_NO_KEYS)
    return found


def check_report(file: bytes, keys: Sequence[PublicKey]) -> Checked:
    """Whether one of `keys` signed the file as it is, to the byte. Raises InvalidInput for what
    is no signed report at all.
    """
    if len(file) > MOST_BYTES:
        raise _refused("This file is too large for a report.")
    told = _read_json(file, _NO_REPORT)
    report = told.get("report")
    if (
        told.get("format") != FORMAT
        or not isinstance(report, dict)
        or any(not isinstance(told.get(each), str) for each in _TEXTS)
    ):
        raise _refused(_NO_REPORT)
    key = next((each for each in keys if each.id == told["key"]), None)
    if key is None:
        standing = Standing.OTHER_KEY
    else:
        standing = Standing.HOLDS if _holds(file, told, key) else Standing.CHANGED
    return Checked(standing, told["issuer"], told["signedAt"], told["key"], report)


def _holds(file: bytes, told: Mapping[str, Any], key: PublicKey) -> bool:
    """One content has one file: other spaces, orders or spellings are not what was signed."""
    signed = {name: value for name, value in told.items() if name != "signature"}
    try:
        if rfc8785.dumps(told) != file.removesuffix(b"\n"):
            return False
        signature = _bytes_of(told["signature"])
        Ed25519PublicKey.from_public_bytes(key.raw).verify(signature, rfc8785.dumps(signed))
    except (InvalidSignature, rfc8785.CanonicalizationError, ValueError, RecursionError):
        return False
    # The last character of base64 holds bits that say nothing.
    return _base64(signature) == str(told["signature"])


def _read_json(text: bytes, refusal: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refused(refusal) from error
    if not isinstance(told, dict):
        raise _refused(refusal)
    return told


def _key_of(x: object) -> PublicKey:
    try:
        raw = _bytes_of(x) if isinstance(x, str) else b""
    except ValueError:
        raw = b""
    if len(raw) != KEY_BYTES:
        raise _refused(_NO_KEYS)
    return _named(raw)


def _private(keys: Keys) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(keys.of(PURPOSE))


def _public(private: Ed25519PrivateKey) -> PublicKey:
    return _named(private.public_key().public_bytes_raw())


def _named(raw: bytes) -> PublicKey:
    return PublicKey(_base64(sha256(rfc8785.dumps(_jwk(raw))).digest()), raw)


def _jwk(raw: bytes) -> dict[str, str]:
    """The members that name a key, and no others (RFC 8037, appendix A.3)."""
    return {"crv": "Ed25519", "kty": "OKP", "x": _base64(raw)}


def _base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes_of(text: str) -> bytes:
    """Raises ValueError."""
    return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _refused(words: str) -> InvalidInput:
    return InvalidInput(words, field="file")
