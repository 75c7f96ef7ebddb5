"""API keys as texts: a new one out; one that came in is known to be whole, or refused.

`th_live_` or `th_test_`, 30 characters of chance, and 6 of a checksum: a scanner of secrets knows
one when it sees it, and one that was mistyped or cut off never reaches the database.
"""

import re
from dataclasses import dataclass
from secrets import choice
from string import ascii_letters, digits
from zlib import crc32

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.domain.access.api_key import Environment

# 62 ** 30 is more than 178 bits.
CHANCE_CHARACTERS = 30
CHECK_CHARACTERS = 6  # 62 ** 6 is more than 32 bits
PREFIX_CHARACTERS = len("th_live_") + 4
_LETTERS = digits + ascii_letters
_WHOLE = re.compile(
    rf"(th_(?:{'|'.join(Environment)})_[0-9A-Za-z]{{{CHANCE_CHARACTERS}}})"
    rf"([0-9A-Za-z]{{{CHECK_CHARACTERS}}})"
)


@dataclass(frozen=True, slots=True)
class KeyText:
    """`text` goes to its holder and nowhere else; `digest` and `prefix` into the database."""

    text: str
    digest: bytes
    prefix: str


def new_key_text(environment: Environment) -> KeyText:
    """178 random bits."""
    chance = "".join(choice(_LETTERS) for _ in range(CHANCE_CHARACTERS))
    body = f"th_{environment.value}_{chance}"
    text = body + _check_of(body)
    return KeyText(text, digest_of(text), text[:PREFIX_CHARACTERS])


def digest_of_key(text: str) -> bytes | None:
    """None for what was never a key of ours: it has another form, or its checksum is wrong."""
    whole = _WHOLE.fullmatch(text)
    if whole is None or _check_of(whole[1]) != whole[2]:
        return None
    return digest_of(text)


def _check_of(body: str) -> str:
    number, letters = crc32(body.encode()), []
    for _ in range(CHECK_CHARACTERS):
        number, rest = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[rest])
    return "".join(reversed(letters))
