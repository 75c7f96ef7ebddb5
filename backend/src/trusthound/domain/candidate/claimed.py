"""The employers that a candidate named in, each with whether the resume has it, out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from trusthound.domain.candidate.employers import among, bare
from trusthound.domain.facts.known_employers import KnownEmployers
from trusthound.domain.resume.model import Resume

_SHORTEST_IN_TEXT = 3
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class ClaimedEmployer:
    """`in_resume`: a role is there, or the resume's text speaks of it."""

    name: str
    in_resume: bool


def claimed_employers_of(
    names: Iterable[str], resume: Resume, text: str, known: KnownEmployers
) -> tuple[ClaimedEmployer, ...]:
    return tuple(
        ClaimedEmployer(each, among(each, resume.work, known) or _stands_in(each, text))
        for each in names
    )


def _stands_in(name: str, text: str) -> bool:
    """As whole words: a client, or a role that was not read as one."""
    plain = " ".join(_WORD.findall(bare(name).lower()))
    if len(plain) < _SHORTEST_IN_TEXT:
        return False
    words = " ".join(_WORD.findall(text.lower()))
    return f" {plain} " in f" {words} "
