"""A row in; how much it looks like a line that heads a role, out."""

import re

from trusthound.domain.resume.read.heads import AT, head
from trusthound.domain.resume.read.labels import BESIDE, labelled_as
from trusthound.domain.resume.read.naming import SMALL
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.title_words import DEEDS, TRADES

_LABEL = re.compile(r"[^\W\d_][\w /&+-]{2,28}:\s")
ENDS_SENTENCE = re.compile(r"[.!?…]$")
ABBREVIATION = re.compile(
    r"(?:\b(?:inc|ltd|corp|co|llc|sr|jr|dept|univ|gov|mgr|ing|s\.a|b\.v|s\.r\.o|u\.s|ca)|(?-i:\b[A-Z]))\.$",
    re.IGNORECASE,
)
_NAMING = frozenset({"title", "company"})  # labels


def head_likeness(row: Row) -> float:
    """How much a row looks like a line of a head rather than like what is told: -6 to 2."""
    text = row.text
    score = 0.8 if row.prominent else 0.0
    score += 0.4 if row.words <= 8 else -1.5 * (1 + (row.words > 12) + (row.words > 16))
    label = labelled_as(row.piece.without_bullet())[0]
    bulleted = row.bulleted and label not in _NAMING
    score -= 4 if bulleted else 1.2 if row.continues or label == BESIDE else 0
    if ENDS_SENTENCE.search(text) and not ABBREVIATION.search(text):
        score -= 2.5
    score -= 3 if text[:1].islower() and not AT.match(text) else 0
    words = row.plain.split()
    if words and words[0] in DEEDS and not TRADES.intersection(words[1:4]):
        score -= 2
    score -= 1 if text.count(",") > 1 and _is_list(text) else 0
    score -= 2.5 if not label and _LABEL.match(text) and not head([row.piece]).score >= 3 else 0
    return score - 0.7 * min(3, len(SMALL.findall(text[:200])))


def _is_list(text: str) -> bool:
    """ "Python, PostgreSQL, Docker" rather than what names a role or a place."""
    return title_score(text) < 1 and company_score(text) < 2 and not is_place(text)
