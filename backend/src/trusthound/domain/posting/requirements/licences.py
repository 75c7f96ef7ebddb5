"""A sentence in, the licences, registrations, clearances and certificates it asks for out."""

import re
from collections.abc import Sequence

from trusthound.domain.posting.requirements.asking import Clause, need_at
from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.licence_words import (
    CAPITALS_CHARACTERS,
    CERTIFYING,
    LICENCES,
)
from trusthound.domain.posting.requirements.model import LicenceAsked, Need, Passage
from trusthound.domain.posting.requirements.sentences import Sentence

_SHORT_OF = {words: short for short, names in LICENCES.items() for words in (short.lower(), *names)}
_SHORT_NAMES = {short.lower(): short for short in LICENCES}
# "Epic Beacon certification": the names before it, each with a capital.
_NAMED_BEFORE = re.compile(r"(?:\b[A-Z][\w&+./-]*[\s,]{1,2}(?:(?:or|and|/) )?){1,4}\Z")
_LEADING = re.compile(r"(?:(?:Active|Current|Valid|Relevant|Professional|Any|Industry|Strong|"
                      r"Must|Have|"
                      r"Possess|Possession|Hold|The|A|An|Required|Preferred|Appropriate|Other|"
                      r"State|Full|"
                      r"Clean|Proof|Registration|Licen[cs]es?|Or|And)\b[\s,]*)+")  # fmt: skip
_ALWAYS = frozenset({"Background check", "Drug test", "DBS", "TS/SCI", "Security clearance"})
_OBLIGING = re.compile(r"\b(?:must|required|requires?|need(?:ed)?|mandatory|subject to|"
                       r"essential|hold|should (?:possess|have)|eligible for|"
                       r"satisfactory|undergo|pass|clear)\b")  # fmt: skip
# "Are you a registered nurse?", "As a registered nurse, you …".
_WHO = re.compile(r"\b(?:are you|as an?|looking for|seeking|recruit\w*|you(?:'ll| will) be|"
                  r"opportunity for|welcome|invite|require)\b")  # fmt: skip
_PROFESSIONS = frozenset({"RN", "NMC", "HCPC", "GMC", "GDC", "GPhC", "LPN", "CNA",
                          "Social Work England", "Pharmacist licence"})  # fmt: skip
_FOR_STAFF = re.compile(r"\b(?:reimburse\w*|we(?:'ll| will) (?:help|pay)|paid for|provided|"
                        r"support(?:ed)? "
                        r"(?:with|for)|assist(?:ance)? with|towards?|gain|obtain your|"
                        r"funded)\b")  # fmt: skip


def licences_in(
    sentence: Sentence, text: str, folded: str, clauses: Sequence[Clause], *, asking: bool
) -> list[LicenceAsked]:
    hits = [hit for hit in sentence.hits if hit.cue == Cue.LICENCE]
    if not hits:
        return []
    obliging = _OBLIGING.search(folded, sentence.start, sentence.end) is not None
    if not asking and not obliging and not _WHO.search(folded, sentence.start, sentence.end):
        return []
    if sentence.part is Part.OFFER and _FOR_STAFF.search(folded, sentence.start, sentence.end):
        return []
    found = []
    for hit in hits:
        if folded.startswith("-", hit.end):  # "PE-backed"
            continue
        named = _named(hit, text, sentence)
        if named is None:
            continue
        name, start, end = named
        if not asking and name not in _ALWAYS and sentence.part is not Part.PROSE:
            continue
        if not asking and not obliging and name not in _PROFESSIONS:
            continue
        found.append(
            LicenceAsked(Passage(text[start:end], start, end), need_at(clauses, hit.start), name)
        )
    return found


def _named(hit: Hit, text: str, sentence: Sentence) -> tuple[str, int, int] | None:
    """Its usual short name, and where it stands."""
    if short := _SHORT_OF.get(hit.words):
        if hit.words in _SHORT_NAMES and len(hit.words) <= CAPITALS_CHARACTERS:
            # "RN", never "rn"; "Notary" and "Secret" are ordinary words
            written = text[hit.start : hit.end]
            if written not in (short, short.upper()) or short.title() == short:
                return None
        return short, hit.start, hit.end
    if hit.words in CERTIFYING:
        before = _NAMED_BEFORE.search(text, max(sentence.start, hit.start - 60), hit.start)
        if before:
            start = before.start()
            leading = _LEADING.match(text, start, hit.start)
            start = leading.end() if leading else start
            name = text[start : hit.start].strip(" ,")
            if (short := name.partition(" ")[0]) in LICENCES:
                return short, start, hit.end
            if len(name) > 1 and not name.isspace():
                return f"{name} {hit.words}", start, hit.end
    return None


def without_repeats(found: Sequence[LicenceAsked]) -> tuple[LicenceAsked, ...]:
    """Each name once, as what must be where it is asked both ways."""
    by_name: dict[str, LicenceAsked] = {}
    for each in found:
        known = by_name.get(each.name)
        if known is None or (known.need is Need.NICE and each.need is Need.MUST):
            by_name[each.name] = each
    return tuple(by_name.values())
