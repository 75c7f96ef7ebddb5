"""Random tokens: one is told to its holder once, its digest is all that is kept."""

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe

TOKEN_BYTES = 32


@dataclass(frozen=True, slots=True)
class Token:
    """`text` goes to its holder and nowhere else; `digest` into the database."""

    text: str
    digest: bytes


def new_token() -> Token:
    """256 random bits."""
    text = token_urlsafe(TOKEN_BYTES)
    return Token(text, digest_of(text))


def digest_of(text: str) -> bytes:
    """SHA-256: a token is random and long, so nothing slower is needed."""
    return sha256(text.encode()).digest()
