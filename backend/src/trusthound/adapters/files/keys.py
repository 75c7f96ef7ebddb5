"""Secrets in, keys for stored files out: the newest one writes, former ones still read."""

from collections.abc import Sequence
from dataclasses import dataclass

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_BYTES = 32
ID_BYTES = 8


@dataclass(frozen=True, slots=True)
class FileKey:
    """`id` stands at the head of every file that the key wrote; it tells nothing of the key."""

    id: bytes
    key: bytes


def file_keys(secrets: Sequence[bytes]) -> tuple[FileKey, ...]:
    """The first secret is today's; a changed one is listed behind it for as long as files last."""
    return tuple(
        FileKey(
            _derived(secret, b"file key id", ID_BYTES), _derived(secret, b"file key", KEY_BYTES)
        )
        for secret in secrets
    )


def _derived(secret: bytes, purpose: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt=None, info=b"trusthound " + purpose).derive(secret)
