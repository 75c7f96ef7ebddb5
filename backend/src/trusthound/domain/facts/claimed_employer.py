"""The name that a posting states for its employer in; the well-known one that it claims out."""

import re
from functools import lru_cache

from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.known_employers import Brand, KnownEmployer, KnownEmployers

# What stands behind a company's name without making it another company.
_ADDITIONS = frozenset({
    "inc", "llc", "ltd", "limited", "plc", "corp", "corporation", "co", "company", "group",
    "gmbh", "ag", "sa", "se", "nv", "bv", "spa", "kg", "llp", "lp", "pte", "pvt", "usa", "us", "uk",
    "america", "americas", "north", "canada", "india", "europe", "international", "global",
    "worldwide", "holdings", "technologies", "careers", "jobs", "of", "the", "and", "com",
})  # fmt: skip
_MOST_WORDS = 6
_WORD = re.compile(r"[^\W_](?:[\w.&'’-]*[^\W_])?")


def claimed_employer(company: str, known: KnownEmployers) -> KnownEmployer | None:
    """The one whose whole name it is: "Amazon.com, Inc." is Amazon, "Delta Dental" not Delta."""
    brand, rest = _brand_before(company, known)
    return brand.employer if brand and all(each in _ADDITIONS for each in rest) else None


def names(company: str, employer: KnownEmployer, known: KnownEmployers) -> bool:
    """Whether the name begins with that employer's: "Amazon Fulfilment" does with Amazon's."""
    brand, rest = _brand_before(company, known)
    if brand is None or brand.employer.names != employer.names:
        return False
    return brand.distinctive or all(each in _ADDITIONS for each in rest)


def mentions(text: str, employer: KnownEmployer) -> bool:
    """Whether the text speaks of the employer by a name that is nobody else's.

    A domain in the text does not: "amazon-careers.example" names no one but itself.
    """
    pattern = _mention(employer.names, employer.common)
    return pattern is not None and pattern.search(text) is not None


def _brand_before(company: str, known: KnownEmployers) -> tuple[Brand | None, list[str]]:
    """The longest run of words at the beginning that is a known name, and the words behind it."""
    words = [letters(each) for each in _WORD.findall(company)[: _MOST_WORDS + 4]]
    if words[:1] == ["the"]:
        words = words[1:]
    for end in range(min(len(words), _MOST_WORDS), 0, -1):
        brand = known.brands.get("".join(words[:end]))
        if brand is not None:
            return brand, words[end:]
    return None, words


@lru_cache(maxsize=256)
def _mention(names: tuple[str, ...], common: frozenset[str]) -> re.Pattern[str] | None:
    own = [re.escape(each) for each in names if letters(each) not in common and len(each) > 2]
    if not own:
        return None
    return re.compile(rf"(?<![\w@./-])(?:{'|'.join(own)})(?![\w@-]|\.\w)", re.IGNORECASE)
