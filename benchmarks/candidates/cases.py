"""Every case: the pairs of all kinds and the pairs for fairness, each in its half."""

from hashlib import sha256

import kinds_abroad
import kinds_of_contact
import kinds_of_document
import kinds_of_employers
import kinds_of_papers
import kinds_of_time
import kinds_of_wording
from fairness import fair_pairs
from honest import honest_resumes
from sheets import FairPair, Honest, Pair

from trusthound.domain.assessment.signal import Topic

DEVELOPMENT, REPORTING = "development", "reporting"

# The first number that leaves two pairs or more of each kind to each half.
_SALT = 14

# Which topic's red flags speak of a kind.
TOPICS = {
    "impossible dates": {Topic.EMPLOYMENT, Topic.RESUME},
    "full-time roles at once": {Topic.EMPLOYMENT},
    "tool before its release": {Topic.EMPLOYMENT},
    "employer not there": {Topic.EMPLOYMENT},
    "claimed employer missing": {Topic.EMPLOYMENT},
    "inflated title": {Topic.EMPLOYMENT},
    "mail that leads nowhere": {Topic.CONTACT},
    "name, mail and profile disagree": {Topic.CONTACT},
    "text out of sight": {Topic.AUTHENTICITY},
    "orders to machines": {Topic.AUTHENTICITY},
    "another author": {Topic.AUTHENTICITY},
    "one template, many names": {Topic.AUTHENTICITY},
    "one phone, many names": {Topic.AUTHENTICITY, Topic.CONTACT},
    "advertisement copied": {Topic.AUTHENTICITY},
    "degree that was sold": {Topic.RESUME},
    "malformed certificate": {Topic.RESUME},
}


def half_of(name: str) -> str:
    """By the parity of a hash: a pair stands in one half, with both of its resumes."""
    return REPORTING if sha256(f"{_SALT}/{name}".encode()).digest()[0] % 2 else DEVELOPMENT


def all_pairs() -> tuple[Pair, ...]:
    rooms = (
        kinds_of_time, kinds_of_employers, kinds_of_contact, kinds_of_document,
        kinds_of_wording, kinds_of_papers, kinds_abroad,
    )  # fmt: skip
    return tuple(pair for room in rooms for pair in room.pairs())


def all_fair_pairs() -> tuple[FairPair, ...]:
    return tuple(fair_pairs())


def all_honest() -> tuple[Honest, ...]:
    return tuple(honest_resumes())
