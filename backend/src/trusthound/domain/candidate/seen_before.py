"""A resume in, the traces by which its like are found among one organisation's own checks out.

A trace is keyed by a secret of the organisation (`key`): equal resumes leave unequal traces at two
organisations, so nothing can be compared across them. What is kept is digests and signatures, no
name, no contact and no sentence.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from itertools import pairwise

from rensa import RMinHash

from trusthound.domain.candidate.names import comparable_parts, is_latin
from trusthound.domain.resume.model import Resume, Work

# A point of fewer words is said by many: "Led a team of five engineers."
FEWEST_WORDS = 6
# Sixteen bands of four: points of likeness 0.7 share one in 99 of 100 cases.
PLACES, BANDS = 64, 16
NEAR_DUPLICATE = 0.7
MOST_POINTS = 60
MOST_CONTACTS = 12

_MOST_WORDS = 80
_WIDTH = 4  # bytes a place
_WORD = re.compile(r"[^\W\d_]+")
_NUMBER_WORDS = frozenset({
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "fifteen",
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred",
    "thousand", "million", "percent", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
    "neun", "zehn", "zwölf", "zwanzig", "deux", "trois", "quatre", "cinq", "sept", "huit", "neuf",
    "dix", "douze", "vingt", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve",
    "diez", "doce", "veinte",
})  # fmt: skip
# Numbers that templates come with.
_PLACEHOLDER = re.compile(r"(\d)\1{6,}$|.*(?:234567|345678|456789|987654)")
_NATIONAL_DIGITS = 9
_FEWEST_DIGITS = 7


class ContactKind(StrEnum):
    """A closed set, stored."""

    MAIL = "mail"
    PHONE = "phone"
    PROFILE = "profile"  # an address of a professional network


@dataclass(frozen=True, slots=True)
class ContactTrace:
    """`shown` is the contact as this resume has it; it is not kept with the digest."""

    kind: ContactKind
    digest: bytes
    shown: str = ""


@dataclass(frozen=True, slots=True)
class PointTrace:
    """A point of a role: a signature of PLACES numbers, and BANDS numbers of 64 bits (signed).

    Near-duplicates share at least one band, so an index over bands finds them.
    """

    signature: bytes
    bands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Traces:
    """`name_parts` are digests of the name's comparable parts; `latin`: written in Latin."""

    name_parts: frozenset[bytes]
    latin: bool
    contacts: tuple[ContactTrace, ...]
    points: tuple[PointTrace, ...]


@dataclass(frozen=True, slots=True)
class SeenResume:
    """Another resume that this organisation checked and keeps, with all of its traces' digests.

    `contacts` and `points` are those of the other: what it shares is found here.
    """

    checked_on: date
    name_parts: frozenset[bytes]
    latin: bool
    contacts: frozenset[bytes]
    points: tuple[bytes, ...]


BandIndex = Mapping[tuple[int, bytes], Sequence[int]]


@dataclass(frozen=True, slots=True)
class SeenBefore:
    """`others` share a contact or a band with this one; `compared` counts what there was to look
    at, as far as 200.

    The check itself and earlier checks of the very same file are not among them.
    """

    compared: int
    others: tuple[SeenResume, ...] = ()


def traces_of(
    resume: Resume, *, mails: Iterable[str] = (), profiles: Iterable[str] = (), key: bytes
) -> Traces:
    """`mails` and `profiles` are those that the employer was given beside the resume's own."""
    name = resume.name.value if resume.name else ""
    links = [*profiles, *(each.value for each in resume.links)]
    told = [
        *((ContactKind.MAIL, each, mail_key(each)) for each in mails),
        *((ContactKind.MAIL, each.value, mail_key(each.value)) for each in resume.mails),
        *((ContactKind.PHONE, each.value, phone_key(each.value)) for each in resume.phones),
        *((ContactKind.PROFILE, each, profile_key(each)) for each in links),
    ]
    contacts: dict[bytes, ContactTrace] = {}
    for kind, shown, plain in told:
        if plain and len(contacts) < MOST_CONTACTS:
            digest = _digest(f"{kind.value} {plain}", key)
            contacts.setdefault(digest, ContactTrace(kind, digest, shown))
    own = _own_words(resume)
    texts = [each for role in resume.work for each in _long_enough(role, own)][:MOST_POINTS]
    signatures = (signature_of(each, own=own, key=key) for each in texts)
    return Traces(
        name_parts=frozenset(_digest(f"name {each}", key) for each in comparable_parts(name)),
        latin=is_latin(name),
        contacts=tuple(contacts.values()),
        points=tuple(PointTrace(each, bands_of(each)) for each in signatures if each),
    )


def signature_of(text: str, *, own: frozenset[str] = frozenset(), key: bytes) -> bytes:
    """Of its pairs of words; b"" for too few. Numbers and `own` words (employers) do not count."""
    words = _words(text, own)
    if len(words) < FEWEST_WORDS:
        return b""
    seed = int.from_bytes(hashlib.blake2b(key[:64], digest_size=7).digest(), "little")
    hashing = RMinHash(num_perm=PLACES, seed=seed)
    hashing.update(sorted({" ".join(pair) for pair in pairwise(words)}))
    return b"".join(place.to_bytes(_WIDTH, "little") for place in hashing.digest())


def _long_enough(role: Work, own: frozenset[str]) -> Iterator[str]:
    """Its points; neighbours that are too short to tell alone, as in languages of long words, are
    one.
    """
    short = ""
    for each in role.highlights:
        if len(_words(each.value, own)) >= FEWEST_WORDS:
            yield each.value
            continue
        short = f"{short} {each.value}"
        if len(_words(short, own)) >= FEWEST_WORDS:
            yield short
            short = ""


def _words(text: str, own: frozenset[str]) -> list[str]:
    words = _WORD.findall(text.lower())[:_MOST_WORDS]
    return [each for each in words if each not in own and each not in _NUMBER_WORDS]


def bands_of(signature: bytes) -> tuple[int, ...]:
    """Signed 64-bit numbers, as a database keeps them."""
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
    """0 to 1: about the share of pairs of words that two points have in common."""
    if not one or len(one) != len(other):
        return 0.0
    pairs = zip(memoryview(one).cast("I"), memoryview(other).cast("I"), strict=True)
    return sum(left == right for left, right in pairs) * _WIDTH / len(one)


def by_band(points: Sequence[PointTrace]) -> BandIndex:
    """Which of the points have a stretch of a signature: what shares none is not near."""
    index: dict[tuple[int, bytes], list[int]] = {}
    for at, each in enumerate(points):
        for key in _stretches(each.signature):
            index.setdefault(key, []).append(at)
    return index


def near_duplicates(
    points: Sequence[PointTrace], index: BandIndex, other: SeenResume
) -> tuple[int, ...]:
    """Which of the points the other resume has as well, nearly word for word."""
    found: set[int] = set()
    for theirs in other.points:
        near = {at for key in _stretches(theirs) for at in index.get(key, ())} - found
        found |= {at for at in near if likeness(points[at].signature, theirs) >= NEAR_DUPLICATE}
    return tuple(sorted(found))


def _stretches(signature: bytes) -> Iterator[tuple[int, bytes]]:
    width = len(signature) // BANDS
    for at in range(BANDS if signature else 0):
        yield at, signature[at * width : (at + 1) * width]


def another_person(traces: Traces, other: SeenResume) -> bool:
    """Whether the two names have no part in common: not after a marriage, not for a short form.

    A name that was not read, or is written in another script, may be the same.
    """
    if not traces.name_parts or not other.name_parts or traces.latin is not other.latin:
        return False
    return traces.name_parts.isdisjoint(other.name_parts)


def mail_key(address: str) -> str:
    """One mailbox, however it is written: without a tag behind "+", and Gmail's dots."""
    local, at, host = address.strip().lower().rpartition("@")
    if not at or not local:
        return ""
    local = local.partition("+")[0] or local
    if host in ("gmail.com", "googlemail.com"):
        local, host = local.replace(".", ""), "gmail.com"
    return f"{local}@{host}"


def phone_key(number: str) -> str:
    """Its last digits, whether the country is told or not; "" for a template's placeholder."""
    digits = "".join(each for each in number if each.isdecimal())
    if len(digits) < _FEWEST_DIGITS or _PLACEHOLDER.match(digits[-_NATIONAL_DIGITS:]):
        return ""
    return digits[-_NATIONAL_DIGITS:]


def profile_key(link: str) -> str:
    """The last part of a LinkedIn address; "" for any other link."""
    head, found, slug = link.lower().partition("linkedin.com/in/")
    return slug.strip("/").partition("/")[0].partition("?")[0] if found and len(head) < 30 else ""


def _own_words(resume: Resume) -> frozenset[str]:
    """Words of its employers' names: who copies a point changes those."""
    names = " ".join(each.company.value for each in resume.work if each.company)
    return frozenset(each for each in _WORD.findall(names.lower()) if len(each) > 3)


def _digest(text: str, key: bytes) -> bytes:
    data = text.encode("utf-8", "replace")
    return hashlib.blake2b(data, digest_size=16, key=key[:64]).digest()
