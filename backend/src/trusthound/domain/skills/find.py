"""A text in, the skills that it names out, each with its place; the longest name wins.

All names are sought at once (Aho and Corasick), over folded bytes that have as many places as the
text has characters. A name counts between two breaks of words, a plural's "s" included.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from ahocorasick_rs import BytesAhoCorasick, Implementation

from trusthound.domain.skills.company import in_company
from trusthound.domain.skills.folded import folded
from trusthound.domain.skills.listed import Listed
from trusthound.domain.skills.model import Mention
from trusthound.domain.skills.written import Care, Written

_SHORT = 3  # names this short are sought with the break behind them, as much begins with them
_SPACE, _DOT, _S, _E = b" .se"
_BREAKS = b" ."
_TAKES_ES = (b"s", b"x", b"ch", b"sh")
_ADDRESS_PARTS = "/-_"
_ADDRESS_CHARACTERS = 200
_ADDRESS_SIGNS = ("@", "www.", ".com", "://")
# "Good SQL.Strong knowledge", but "ASP.Net".
_GLUED_STOP = re.compile(r"\.(?=[A-Z][a-z]{2})(?!Net\b)")


def finder(listed: Listed, in_trade: Callable[[str], bool]) -> Callable[[str], tuple[Mention, ...]]:
    """`in_trade` says whether a skill is of the trade that the words marked so belong to."""
    texts = [*listed.plain, *(each.text for each in listed.careful)]
    patterns = _patterns(texts)
    plurals = dict(_short_plurals(texts, patterns))
    automaton = BytesAhoCorasick([*patterns, *plurals], implementation=Implementation.ContiguousNFA)
    meant = [*listed.plain.values(), *(each.skill for each in listed.careful)]
    careful: list[Written | None] = [None] * len(listed.plain)
    careful += listed.careful
    meant += [meant[which] for which in plurals.values()]
    careful += [careful[which] for which in plurals.values()]

    def mentions(text: str) -> tuple[Mention, ...]:
        plain = folded(_GLUED_STOP.sub(" ", text))
        longest: dict[int, tuple[int, int]] = {}
        for which, start, end in automaton.find_matches_as_indexes(plain, overlapping=True):
            if plain[end - 1] == _SPACE:
                stop = end - 2
            else:
                stop = end - 1 if plain[end] == _SPACE else _stop(plain, text, end)
            if stop:
                name = careful[which]
                if name is None or _allowed(name, text[start:stop]):
                    longest[start] = stop, which  # they come by their ends, the longest last
        found: list[Mention] = []
        names: list[Written | None] = []
        done = 0
        for start, (stop, which) in sorted(longest.items()):
            if start >= done and not (
                text[start - 1] in _ADDRESS_PARTS and _in_address(text, start)
            ):
                done = stop
                found.append(Mention(meant[which], start, stop))
                names.append(careful[which])
        return in_company(text, found, names, in_trade) if any(names) else tuple(found)

    return mentions


def _patterns(texts: Sequence[str]) -> list[bytes]:
    """With the break before each; folded all at once, as that takes a third of the time."""
    plain, at, patterns = folded("\n".join(texts)), 0, []
    for text in texts:
        end = at + len(text) + 1
        patterns.append(plain[at : end + 1] if len(text) <= _SHORT else plain[at:end])
        at = end
    return patterns


def _short_plurals(texts: Sequence[str], patterns: Sequence[bytes]) -> Iterator[tuple[bytes, int]]:
    """ "APIs", where that is no name by itself; and whose plural it is."""
    names = frozenset(patterns)
    for which, text in enumerate(texts):
        if len(text) == _SHORT:
            name = patterns[which][:-1]
            plural = name + (b"es " if name.endswith(_TAKES_ES) else b"s ")
            if plural not in names and plural[:-1] not in names:
                yield plural, which


def _stop(plain: bytes, text: str, end: int) -> int:
    """Where in the text a name ends that a break does not follow; 0 where the word goes on."""
    behind = plain[end]
    if behind == _S and plain[end + 1] == _SPACE:
        return end
    if behind == _DOT and (plain[end + 1] in _BREAKS or text[end : end + 1].isupper()):
        return end - 1  # "Java... " and "in Excel.We"
    if behind == _E and plain[end + 1 : end + 3] == b"s " and plain[:end].endswith(_TAKES_ES):
        return end + 1
    return 0


def _allowed(name: Written, said: str) -> bool:
    if name.care is Care.EXACT:
        return said.removesuffix("s") == name.text.removesuffix("s")
    return len(said) == len(name.text)  # "excels" is no plural


def _in_address(text: str, start: int) -> bool:
    """ "java" in "https://www.oracle.com/java"."""
    word = text[max(0, start - _ADDRESS_CHARACTERS) : start].split()
    return bool(word) and any(sign in word[-1] for sign in _ADDRESS_SIGNS)
