"""A text in, the skills that it names out, each with its place; the longest name wins.

All names are sought at once (Aho and Corasick), over folded bytes that have as many places as the
text has characters. A name counts between two breaks of words, a plural's "s" included.
"""

from collections.abc import Callable, Iterable, Iterator

from ahocorasick_rs import BytesAhoCorasick, Implementation

from trusthound.domain.skills.company import Hit, in_company
from trusthound.domain.skills.folded import folded
from trusthound.domain.skills.model import Mention
from trusthound.domain.skills.written import Care, Written

_SHORT = 3  # names this short are sought with the break behind them, as much begins with them
_SPACE, _DOT, _S, _E = b" .se"
_BREAKS = b" ."
_TAKES_ES = (b"s", b"x", b"ch", b"sh")
_ADDRESS_CHARACTERS = 200
_ADDRESS_SIGNS = ("@", "www.", ".com", "://")


def finder(
    names: Iterable[Written], in_trade: Callable[[str], bool]
) -> Callable[[str], tuple[Mention, ...]]:
    """`in_trade` says whether a skill is of the trade that the words marked so belong to."""
    patterns: list[bytes] = []
    meant: list[Written] = []
    for name in names:
        for pattern in _patterns(name.text):
            patterns.append(pattern)
            meant.append(name)
    automaton = BytesAhoCorasick(patterns, implementation=Implementation.ContiguousNFA)

    def mentions(text: str) -> tuple[Mention, ...]:
        plain = folded(text)
        longest: dict[int, tuple[int, Written]] = {}
        for which, start, end in automaton.find_matches_as_indexes(plain, overlapping=True):
            stop = _stop(plain, text, end)
            if stop and (start not in longest or stop > longest[start][0]):
                name = meant[which]
                if _allowed(name, text, start, stop):
                    longest[start] = stop, name
        hits = tuple(_apart(text, longest))
        return tuple(
            Mention(hit.skill, hit.start, hit.end)
            for hit in in_company(text, hits, in_trade)
            if hit.skill
        )

    return mentions


def _patterns(text: str) -> Iterator[bytes]:
    plain = b" " + folded(text).strip()
    if len(plain) > _SHORT + 1:
        yield plain
        return
    yield plain + b" "
    if len(plain) > _SHORT:
        yield plain + (b"es " if plain.endswith(_TAKES_ES) else b"s ")


def _stop(plain: bytes, text: str, end: int) -> int:
    """Where in the text the name ends whose last byte is before `end`; 0 where it goes on."""
    if plain[end - 1] == _SPACE:
        return end - 2
    behind = plain[end]
    if behind == _SPACE:
        return end - 1
    if behind == _S and plain[end + 1] == _SPACE:
        return end
    if behind == _DOT and (plain[end + 1] in _BREAKS or text[end : end + 1].isupper()):
        return end - 1  # "Java... " and "in Excel.We"
    if behind == _E and plain[end + 1 : end + 3] == b"s " and plain[:end].endswith(_TAKES_ES):
        return end + 1
    return 0


def _allowed(name: Written, text: str, start: int, stop: int) -> bool:
    if name.care is Care.ANYWHERE:
        return True
    if name.care is Care.EXACT:
        return text[start:stop].removesuffix("s") == name.text.removesuffix("s")
    return stop - start == len(name.text)  # "excels" is no plural


def _apart(text: str, longest: dict[int, tuple[int, Written]]) -> Iterator[Hit]:
    done = 0
    for start in sorted(longest):
        stop, name = longest[start]
        if start >= done and not _in_address(text, start):
            done = stop
            yield Hit(name.skill, start, stop, name.care, name.text)


def _in_address(text: str, start: int) -> bool:
    """ "java" in "https://www.oracle.com/java"."""
    if start == 0 or text[start - 1] not in "/-_":
        return False
    word = text[max(0, start - _ADDRESS_CHARACTERS) : start].split()
    return bool(word) and any(sign in word[-1] for sign in _ADDRESS_SIGNS)
