"""A person's name as written in; its parts, made comparable, out. Nothing is guessed from them."""

import re
import unicodedata

from trusthound.domain.candidate.nicknames import shared_form

_MOST_PARTS = 8
_WORD = re.compile(r"[^\W\d_]+")
_APOSTROPHES = re.compile("['’‘`´.]")
# Titles, degrees and generations that stand beside a name; particles join others' names as well.
_BESIDE = frozenset({
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "herr", "frau", "ing",
    "dipl", "jr", "sr", "ii", "iii", "iv", "phd", "md", "mba", "msc", "bsc", "ma", "ba", "bs",
    "cpa", "pmp", "esq", "rn", "pe", "cfa", "cissp", "acca", "shrm", "cp", "scp", "mag",
    "de", "la", "da", "do", "dos", "das", "del", "di", "du", "von", "van", "der", "den", "el", "al",
    "bin", "ibn", "bint", "abu", "y", "e", "und", "zu", "ter", "ten", "le", "los", "las", "st",
})  # fmt: skip
_SPELT_OUT = str.maketrans(
    {"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i"}
)


def name_parts(name: str) -> tuple[str, ...]:
    """Its words in lower case, without accents, titles and particles; initials are left out."""
    folded = _plain(name)
    parts = [each for each in _WORD.findall(folded) if each not in _BESIDE]
    return tuple(each for each in parts if _tells(each))[:_MOST_PARTS]


def comparable_parts(name: str) -> frozenset[str]:
    """The same, short forms of one given name made one."""
    return frozenset(shared_form(each) for each in name_parts(name))


def is_latin(name: str) -> bool:
    """Whether it is written in Latin letters: another script says the same name in others."""
    return all(
        unicodedata.name(each, "").startswith("LATIN") for each in _plain(name) if each.isalpha()
    )


def _plain(name: str) -> str:
    joined = _APOSTROPHES.sub("", name.casefold()).translate(_SPELT_OUT)
    parts = unicodedata.normalize("NFKD", joined)
    bare = "".join(each for each in parts if not unicodedata.combining(each))
    return unicodedata.normalize("NFC", bare)


def _tells(part: str) -> bool:
    return len(part) > 1 or not part.isascii()
