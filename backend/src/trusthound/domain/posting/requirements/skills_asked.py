"""The pieces that a sentence lists in, the skills that it asks for out: alternatives as one."""

import re
from collections.abc import Sequence
from itertools import pairwise

from trusthound.domain.posting.requirements.asking import Clause, need_at
from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.model import Need, Passage, SkillAsked, YearsAsked
from trusthound.domain.posting.requirements.phrases import Joint, Piece, pieces_of
from trusthound.domain.posting.requirements.sentences import Sentence
from trusthound.domain.posting.requirements.tokens import tokens_of
from trusthound.domain.skills.model import Mention

_ALTERNATIVES_CHARACTERS = 160
_YEARS_REACH = 60
_LONGEST_WORD = 25
_LABEL_CHARACTERS = 40
_LABEL_WORDS = 4
_PLUS = ("a ", "an ", "nice to ", "nice-to-", "big plus", "huge plus", "added ", "would be")
_BE = (" is ", " are ", " be ", " is highly ", " are highly ")
_STOPS = ("", ".", "\n", ":")
_NEW_POINT = re.compile(r"(?<=[a-z])\s(?=[A-Z][a-z]+\s[a-z])|(?<=\b[a-z]{4})[a-z]*(?=[A-Z][a-z])")


def skills_in(
    sentence: Sentence,
    text: str,
    folded: str,
    clauses: Sequence[Clause],
    mentions: Sequence[Mention],
    years: Sequence[YearsAsked],
) -> list[SkillAsked]:
    listed = sentence.part in (Part.MUST, Part.NICE)
    bare = _is_bare(sentence, folded)
    if not (mentions or sentence.cues & Cue.HARD or years or bare):
        return []
    # "Java: 3 years (required)" asks for nothing behind it
    worked = [each.passage for each in years if not folded.startswith(" (", each.passage.end)]
    pieces = pieces_of(
        tokens_of(folded, sentence.start, sentence.end, mentions, sentence.hits, worked),
        everywhere=listed,
        asked=bare,
    )
    if label := _label_end(folded, sentence):
        pieces = [each for each in pieces if each.skills or each.start >= label]
    found = []
    for group in _groups(_named(pieces, text, folded), clauses):
        start, end = group[0].start, _shut(text, group[0].start, group[-1].end)
        passage = Passage(text[start:end], start, end)
        ids = tuple(dict.fromkeys(each for piece in group for each in piece.skills))
        need = need_at(clauses, start)
        found.append(SkillAsked(passage, need, ids, _years_of(start, years)))
    return found


def _label_end(folded: str, sentence: Sentence) -> int:
    """ "Sales skills: you …", "Technical knowledge:": a label names no skill of its own."""
    colon = folded.find(":", sentence.start, sentence.start + _LABEL_CHARACTERS)
    if colon < 0 or folded.count(" ", sentence.start, colon) > _LABEL_WORDS:
        return 0
    return colon


def _is_bare(sentence: Sentence, folded: str) -> bool:
    """ "Bonus: …", "Forensics and malware analysis is a plus": asked without a word such as
    "experience".
    """
    if sentence.cues & (Cue.HARD | Cue.SOFT | Cue.FIRM):
        return False
    for hit in sentence.hits:
        if hit.cue == Cue.NICE_BEFORE and hit.words.endswith(":"):
            return hit.start - sentence.start <= len(" - ")
        if hit.cue == Cue.NICE_BEHIND and hit.start > sentence.start + 3:
            at_end = not folded[hit.end : sentence.end].strip(" .\n")
            return (
                at_end
                or hit.words.startswith(_PLUS)
                or folded.endswith(_BE, sentence.start, hit.start)
            )
    return False


def _shut(text: str, start: int, end: int) -> int:
    """With the bracket that closes the examples."""
    return end + 1 if text.startswith(")", end) and "(" in text[start:end] else end


def _named(pieces: Sequence[Piece], text: str, folded: str) -> list[Piece]:
    """Without those that are no names; what was joined to one of them stands apart."""
    named = []
    apart = False
    for piece in pieces:
        if piece.skills or _is_name(piece, text, folded):
            named.append(_cut(piece._replace(joint=Joint.APART) if apart else piece, text))
            apart = False
        else:
            apart = True
    return named


def _is_name(piece: Piece, text: str, folded: str) -> bool:
    """One plain word is a name where it stands beside the word that asks, or is written as one."""
    if piece.end - piece.start > _LONGEST_WORD:
        return " " in text[piece.start : piece.end]
    if piece.beside or " " in text[piece.start : piece.end]:
        return True
    inside = text[piece.start : piece.end] != folded[piece.start : piece.end]
    return inside and text[piece.start - 2 : piece.start - 1] not in _STOPS


def _cut(piece: Piece, text: str) -> Piece:
    """Without what begins a new point that has no full stop before it."""
    found = None if piece.skills else _NEW_POINT.search(text, piece.start + 1, piece.end)
    if found and found.end() > piece.start:
        return piece._replace(end=found.start() if found[0].isspace() else found.end())
    return piece


def _groups(pieces: Sequence[Piece], clauses: Sequence[Clause]) -> list[list[Piece]]:
    """Pieces of which one will do stand together, every other by itself."""
    if not pieces:
        return []
    groups = [[pieces[0]]]
    for first, last in _lists(pieces):
        listed = pieces[first:last]
        joints = {piece.joint for piece in listed[1:]}
        either = Joint.OR in joints and Joint.AND not in joints
        for before, piece in zip([*pieces[first - 1 : first], *listed], listed, strict=False):
            if piece is pieces[0]:
                continue
            alternative = piece.joint in (Joint.OR, Joint.EXAMPLE) or (
                piece is not listed[0] and (either or _is_pair(piece, listed))
            )
            exemplary = listed[0].joint is Joint.EXAMPLE
            alike = need_at(clauses, before.start) is need_at(clauses, piece.start)
            near = piece.end - groups[-1][0].start <= _ALTERNATIVES_CHARACTERS
            if (alternative or exemplary) and alike and near and groups[-1]:
                groups[-1].append(piece)
            else:
                groups.append([piece])
    return groups


def _lists(pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    """Where lists begin and end: pieces with nothing but commas and conjunctions between."""
    begins = [
        at
        for at, piece in enumerate(pieces)
        if not at or piece.joint in (Joint.APART, Joint.EXAMPLE)
    ]
    return list(pairwise([*begins, len(pieces)]))


def _is_pair(piece: Piece, listed: Sequence[Piece]) -> bool:
    """ "Python/R": two with a stroke between. More are a list of all that is used."""
    slashes = sum(each.joint is Joint.SLASH for each in listed)
    return piece.joint is Joint.SLASH and slashes == 1


def _years_of(start: int, years: Sequence[YearsAsked]) -> float | None:
    """The years that stand right before the skill that they are asked of."""
    for each in years:
        if 0 <= start - each.passage.end <= _YEARS_REACH:
            return each.least
    return None


def without_repeats(found: Sequence[SkillAsked]) -> tuple[SkillAsked, ...]:
    """Each once, as what must be where it is asked both ways; years as they are first stated."""
    by_name: dict[object, SkillAsked] = {}
    for each in found:
        name = frozenset(each.skills) or each.passage.quote.lower()
        known = by_name.get(name)
        if known is None or (known.need is Need.NICE and each.need is Need.MUST):
            by_name[name] = each
    return tuple(by_name.values())
