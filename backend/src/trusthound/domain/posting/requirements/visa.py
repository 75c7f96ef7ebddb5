"""Sentences in, what they say of the permission to work out."""

import re

from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.model import Passage, VisaStated
from trusthound.domain.posting.requirements.sentences import Sentence

_SPONSOR = re.compile(r"\bsponsor|\bvisas?\b|\bh-?1b\b|\bwork permits?\b")
_REFUSED = re.compile(
    r"\b(?:no|not|cannot|can't|unable|without|don't|doesn't|isn't|aren't|won't|never)\b"
)
_GIVEN = re.compile(
    r"\bsponsor\w* (?:is |are |visas?|available|offered|provided|possible|for|h-?1b)|"
    r"\b(?:we|offer|provide|can|will|eligible for|open to|happy to)\b[^.\n]{0,40}\bsponsor|"
    r"\b(?:we|offer|provide|help|assist\w*|support)\b[^.\n]{0,40}\b(?:visas?|work permits?)\b|"
    r"\bvisa (?:sponsorship|support|assistance)\b"
)
# "VISA" and "sponsor" are more than papers: cards, and who pays for a fair.
_OTHER = re.compile(
    r"\bvisa (?:card|debit|inc|and mastercard|checkout|direct)|\bmastercard\b|\bevent sponsor|"
    r"\b(?:executive|project|study|business|plan|exam|trial|corporate) sponsor|"
    r"\bsponsored (?:by|content|"
    r"ads?|search|products?|events?)|\bsponsors? and\b|\bsponsorship (?:deals?|sales|activation|"
    r"packages?)|"
    r"\bregardless of\b|\bwithout regard\b|\bcitizenship status\b|\bbasis of\b|\bdiscriminat"
)
_RIGHT = frozenset({
    "right to work", "work authorization", "work authorisation", "authorized to work",
    "authorised to work", "eligible to work", "eligibility to work", "legally authorized",
    "us citizen", "u.s. citizen", "us citizens", "us citizenship", "u.s. citizenship",
    "legally entitled", "permission to work",
})  # fmt: skip


def visa_in(sentence: Sentence, text: str, folded: str) -> VisaStated | None:
    hits = [hit for hit in sentence.hits if hit.cue == Cue.VISA]
    if not hits or _OTHER.search(folded, sentence.start, sentence.end):
        return None
    passage = _passage(sentence, text)
    if _SPONSOR.search(folded, sentence.start, sentence.end):
        if _REFUSED.search(folded, sentence.start, sentence.end):
            return VisaStated(passage, sponsored=False)
        if _GIVEN.search(folded, sentence.start, sentence.end):
            return VisaStated(passage, sponsored=True)
    if any(hit.words in _RIGHT for hit in hits):
        return VisaStated(passage, sponsored=None)
    return None


def _passage(sentence: Sentence, text: str) -> Passage:
    quote = text[sentence.start : sentence.end]
    start = sentence.start + len(quote) - len(quote.lstrip())
    quote = quote.strip()
    return Passage(quote, start, start + len(quote))
