"""A description in, a signature out by which near-identical texts are found and compared.

MinHash over runs of three words: the share of equal places in two signatures estimates the share
of runs that two texts have in common.
"""

import hashlib
import re

from rensa import RMinHash

# The error of the estimate at a likeness of 0.85 is 0.03 (one standard deviation).
PLACES = 128
# Sixteen bands of eight: texts of likeness 0.85 share one in 99 of 100 cases, those of 0.5 in 6.
BANDS = 16
NEAR_IDENTICAL = 0.85
# In fewer words two unlike postings say the same.
FEWEST_WORDS = 40

_MOST_WORDS = 4_000
_SEED = 20_261
_WIDTH = 4  # bytes a place
_WORD = re.compile(r"[^\W\d_]+")


def signature_of(description: str, company: str) -> bytes:
    """PLACES numbers of four bytes; b"" for a text too short to be told apart.

    Digits do not count, nor does the company's own name: who copies a text changes both.
    """
    words = _WORD.findall(description.lower())[:_MOST_WORDS]
    own = set(company.split())
    words = [each for each in words if each not in own]
    if len(words) < FEWEST_WORDS:
        return b""
    hashing = RMinHash(num_perm=PLACES, seed=_SEED)
    hashing.update(list({" ".join(run) for run in zip(words, words[1:], words[2:], strict=False)}))
    return b"".join(place.to_bytes(_WIDTH, "little") for place in hashing.digest())


def bands_of(signature: bytes) -> tuple[int, ...]:
    """A number of 64 bits a band: near-identical texts share at least one."""
    width = len(signature) // BANDS
    return tuple(
        int.from_bytes(
            hashlib.blake2b(
                signature[at * width : (at + 1) * width],
                digest_size=8,
                salt=at.to_bytes(16, "little"),
            ).digest(),
            "little",
            signed=True,
        )
        for at in range(BANDS if signature else 0)
    )


def likeness(one: bytes, other: bytes) -> float:
    """0 to 1: about the share of what two texts have in common; 0 where either has no signature."""
    if not one or len(one) != len(other):
        return 0.0
    pairs = zip(memoryview(one).cast("I"), memoryview(other).cast("I"), strict=True)
    return sum(left == right for left, right in pairs) * _WIDTH / len(one)
