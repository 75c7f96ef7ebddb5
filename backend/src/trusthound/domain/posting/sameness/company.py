"""A company's name in, the key by which its postings are known together out."""

import re

from trusthound.domain.common.skeleton import letters

_WORD = re.compile(r"[^\W_](?:[\w&'’]*[^\W_])?")
# What stands in a company's name without making it another company.
_ADDITIONS = frozenset({
    "inc", "incorporated", "llc", "ltd", "limited", "plc", "corp", "corporation", "co", "company",
    "group", "gmbh", "ag", "sa", "se", "nv", "bv", "spa", "kg", "mbh", "oy", "ab", "as", "aps",
    "sro", "sarl", "sas", "srl", "llp", "lp", "pte", "pvt", "holding", "holdings", "the", "and",
    "und",
})  # fmt: skip
_MOST_CHARACTERS = 80
_SHORTEST_SHARED = 4


def company_key(company: str) -> str:
    """Lower-case words without legal forms: "The Acme Group, Inc." is "acme"; "" for no name."""
    dotless = company[: 4 * _MOST_CHARACTERS].replace(".", "")
    words = [letters(each) for each in _WORD.findall(dotless)]
    telling = [each for each in words if each and each not in _ADDITIONS]
    return " ".join(telling or filter(None, words))[:_MOST_CHARACTERS].strip()


def same_company(one: str, other: str) -> bool:
    """Whether two keys may name one company: one's words or letters hold the other's.

    A name that is missing may be anyone's.
    """
    if not one or not other or one == other:
        return True
    short, long = sorted((one, other), key=len)
    if set(short.split()) <= set(long.split()):
        return True
    plain = short.replace(" ", "")
    return len(plain) >= _SHORTEST_SHARED and plain in long.replace(" ", "")
