"""A few words in; how likely they name a job's title, or an employer, out."""

import re
from functools import lru_cache

from trusthound.domain.resume.read.company_words import (
    ASIAN_COMPANY,
    COMPANY_WORDS,
    has_a_legal_form,
)
from trusthound.domain.resume.read.piece import plain
from trusthound.domain.resume.read.place_words import REMOTE, names_a_place
from trusthound.domain.resume.read.title_words import DEEDS, RANKS, is_trade

# In brackets, or where it was held: "Clerk in the records office of a bank".
_BESIDE = re.compile(
    r"\([^()]{0,60}\)|\s(?<=\w\s)(?:in|of|for|at)\s(?:the|a|an)\s.*", re.IGNORECASE
)
_SITE = re.compile(r"\b[\w-]{2,40}\.(?:com|ru|io|net|org|de|co|ai|fr|cz|pl)\b", re.IGNORECASE)


@lru_cache(maxsize=2048)
def title_score(text: str) -> float:
    """From about -3 (no title) to 4."""
    words = plain(_BESIDE.sub("", text)).split()
    if not words:
        return -2.0
    score = 0.0
    trades = [is_trade(each) for each in words]
    if any(trades):
        score += 3 if trades[-1] or trades[0] else 2
        score += 0.5 if sum(trades) > 1 else 0
    if words[0] in RANKS or words[-1] in {"i", "ii", "iii", "iv"}:
        score += 0.7
    score -= 2 if len(words) > 9 else 0
    score -= 2.5 if words[0] in DEEDS else 0
    score -= 1.5 if has_a_legal_form(text) and not (trades[-1]) else 0
    score -= 1 if text[:1].islower() else 0
    score -= 3 if names_a_place(text) else 0
    return score - (2 if text.endswith(".") and len(words) > 4 else 0)


@lru_cache(maxsize=2048)
def company_score(text: str) -> float:
    words = plain(text).split()
    if not words or text.startswith("("):
        return -2.0
    known = any(each in COMPANY_WORDS for each in words) or ASIAN_COMPANY.search(text)
    score = 0.5 + (1.5 if known else 0) + (0.5 if words[-1] in COMPANY_WORDS else 0)
    score += 2 if has_a_legal_form(text) else 0
    score += 1.5 if "." in text and _SITE.search(text) else 0
    trades = [is_trade(each) for each in words]
    score -= 2 if trades[-1] else 1 if any(trades) else 0
    score -= 2 if names_a_place(text) or REMOTE.fullmatch(text) else 0
    score -= 2.5 if words[0] in DEEDS else 0
    score -= 1 if text[:1].islower() and "." not in text and text.split()[0].islower() else 0
    score -= 1.5 if len(words) > 9 else 0
    return score - (1.5 if text.endswith(".") and len(words) > 5 else 0)
