"""A piece of a dated row in; what of it names the role and what tells of it, out."""

import re

from trusthound.domain.resume.read.heads import head
from trusthound.domain.resume.read.piece import Piece, plain
from trusthound.domain.resume.read.title_words import DEEDS

_FIRST_SENTENCE = re.compile(r"[^.]{3,100}(?:\.[^\s.][^.]{1,60})?(?=\.\s[A-Z])")
_NAMED = 3  # of a head: a title, or an employer
SMALL = re.compile(
    r"\b(?:the|and|with|for|to|that|which|by|from|using|und|mit|für|der|die|et|avec|pour|"
    r"les|des|y|con|para|los|las|e|per|che|en|met|voor)\b",
    re.IGNORECASE,
)


def naming(piece: Piece) -> Piece | None:
    """What names a role: "2016 - 2018  Nurse, City Clinic. Cared for …" up to the sentence."""
    if not tells(piece):
        return piece
    first = _FIRST_SENTENCE.match(piece.text)
    named = piece.cut(0, first.end()).trimmed() if first else None
    return named if named and not tells(named) and head([named]).score >= _NAMED else None


def telling(piece: Piece) -> list[Piece]:
    named = naming(piece)
    rest = piece.cut(len(named.text)).trimmed(" .") if named else piece
    return [rest] if rest.text else []


def tells(piece: Piece) -> bool:
    """What stands behind the dates on their line tells of the role: "2016 - 2018  Built …"."""
    words = plain(piece.text).split()
    if len(words) < 5:
        return bool(words) and words[0] in DEEDS and piece.text.endswith(".")
    return words[0] in DEEDS or len(words) > 14 or (len(words) > 8 and _is_sentence(piece.text))


def _is_sentence(text: str) -> bool:
    return len(SMALL.findall(text[:200])) > 1
