"""A resume that repeats the advertised position's own text."""

import re

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.quoting import RESUME
from trusthound.domain.resume.document import Document

RUN_WORDS = 8
FEWEST_RUNS = 24
IN_FULL_RUNS = 60
OF_A_FEW = 0.5
_WORD = re.compile(r"[^\W_]+")
_MOST_WORDS = 8_000


@signal(
    title="Text of the advertised position",
    question="Does the resume repeat long stretches of the advertised position word for word?",
    why="A copy of what is asked for tells nothing of what was done.",
    innocent="Applicants are told to use an advertisement's words, and some use too many.",
    advice="You use our own words here. Could you tell us of an example from your work?",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="Practice; runs of eight words in common, where the position's text was given",
)
def copied_description(document: Document, claims: Claims) -> Finding:
    """Twenty-four runs of eight words in common, about three sentences; in full from sixty."""
    if not claims.description:
        return not_applicable()
    theirs = {run for run, _, _ in _runs(claims.description)}
    common = [(start, end) for run, start, end in _runs(document.text) if run in theirs]
    if len(common) < FEWEST_RUNS:
        return absent()
    start, end = common[0]
    words = " ".join(document.text[start:end].split())
    told = f"{len(common)} runs of {RUN_WORDS} words stand in both texts"
    return present(
        Evidence(words, RESUME, start=start, end=end, verbatim=True),
        Evidence(told, RESUME),
        strength=1.0 if len(common) >= IN_FULL_RUNS else OF_A_FEW,
    )


def _runs(text: str) -> list[tuple[tuple[str, ...], int, int]]:
    words = [(match.group(), match.start(), match.end()) for match in _WORD.finditer(text.lower())][
        :_MOST_WORDS
    ]
    return [
        (tuple(each for each, _, _ in words[at : at + RUN_WORDS]), words[at][1],
         words[at + RUN_WORDS - 1][2])
        for at in range(len(words) - RUN_WORDS + 1)
    ]  # fmt: skip
