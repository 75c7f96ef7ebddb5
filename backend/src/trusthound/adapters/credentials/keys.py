"""One secret in, a key for each purpose out; marks that only we can make, and sealed bytes.

What is made for one purpose says nothing to another: each has a key of its own.
"""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SECRET_BYTES = 32
NONCE_BYTES = 12  # NIST SP 800-38D, 5.2.1.1


@dataclass(frozen=True, slots=True)
class Keys:
    """The installation's secret; it never shows in a log."""

    secret: bytes = field(repr=False)

    def of(self, purpose: str) -> bytes:
        """The 256-bit key of a purpose."""
        return hmac.digest(self.secret, f"trusthound {purpose}".encode(), "sha256")

    def mark(self, purpose: str, text: str) -> bytes:
        """A digest of `text` that nobody can make, or find the text by, without the secret."""
        return hmac.digest(self.of(purpose), text.encode(), "sha256")

    def signature(self, purpose: str, text: str) -> str:
        """The same mark as 43 characters that are safe in a cookie and a URL."""
        return urlsafe_b64encode(self.mark(purpose, text)).rstrip(b"=").decode()

    def signed(self, purpose: str, text: str, signature: str) -> bool:
        """Whether we signed `text`; takes as long whatever is wrong."""
        expected = self.signature(purpose, text)
        return hmac.compare_digest(expected.encode(), signature.encode())

    def seal(self, purpose: str, body: bytes, *, beside: bytes = b"") -> bytes:
        """`body` so that only we can read or change it, and only together with `beside`."""
        nonce = token_bytes(NONCE_BYTES)
        return nonce + AESGCM(self.of(purpose)).encrypt(nonce, body, beside)

    def unseal(self, purpose: str, sealed: bytes, *, beside: bytes = b"") -> bytes | None:
        """What was sealed; None for what we did not seal, or sealed with another secret."""
        nonce, body = sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]
        try:
            return AESGCM(self.of(purpose)).decrypt(nonce, body, beside)
        except (InvalidTag, ValueError):
            return None


def keys_of(secret: str) -> Keys:
    """A secret as it is set, of any length, brought to 256 bits."""
    return Keys(sha256(secret.encode()).digest())
