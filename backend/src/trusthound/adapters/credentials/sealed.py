"""A few secret bytes in, the same encrypted for one place out; and back."""

from secrets import token_bytes

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_NONCE_BYTES = 12


def seal(plain: bytes, *, key: bytes, purpose: str, bound_to: str) -> bytes:
    """AES-256-GCM under a key of that purpose; it opens only for what it was bound to."""
    nonce = token_bytes(_NONCE_BYTES)
    return nonce + _cipher(key, purpose).encrypt(nonce, plain, bound_to.encode())


def unseal(sealed: bytes, *, key: bytes, purpose: str, bound_to: str) -> bytes | None:
    """None where it was sealed by another key, for something else, or changed since."""
    nonce, rest = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
    try:
        return _cipher(key, purpose).decrypt(nonce, rest, bound_to.encode())
    except InvalidTag:
        return None


def _cipher(key: bytes, purpose: str) -> AESGCM:
    derived = HKDF(algorithm=SHA256(), length=32, salt=None, info=purpose.encode()).derive(key)
    return AESGCM(derived)
