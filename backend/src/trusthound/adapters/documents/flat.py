"""A text whose line breaks were lost in; its lines out, as far as headings, signs and dates tell.

Gaps tell where there are many. Else a heading is a line of its own, a list's sign begins one, and
below headings of work and education each head of an entry is one: what is written in capital
letters up to its dates, or behind them, as the first entry of the section has it.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest

from trusthound.domain.resume.read.company_words import LEGAL
from trusthound.domain.resume.read.dates import Dated, periods
from trusthound.domain.resume.read.heading_words import EDUCATION, HEADINGS, VOLUNTEER, WORK
from trusthound.domain.resume.read.piece import BULLETS, Piece, listed, plain
from trusthound.domain.resume.read.title_words import DEEDS

_FEWEST_CHARACTERS, _MOST_CHARACTERS = 300, 20_000
_FEWEST_HEADINGS, _FEWEST_GAPS = 2, 8
_SEARCHED, _LONGEST_DATES = 400, 80
_MOST_BETWEEN = 4
_MOST_WORDS, _FEWEST_CAPITALS = 4, 5
_DATED = frozenset({WORK, EDUCATION, VOLUNTEER})
# Of one word, that in a sentence or a name stands seldom with a capital.
_LONE = listed("""
experience education skills summary profile objective languages career employment internships
certifications certificates interests hobbies references projects awards publications licenses
volunteering courses qualifications
""")
_TABS, _SPACES = re.compile(r"\t+"), re.compile(r" {2,}")
_WORD = re.compile(r"\S+")
_SIGN = re.compile(rf"(?<=\s)(?:[{BULLETS}§](?=\s)|[-–o](?=\s(?:[A-Z]|\d+%?\s)))")
_SMALL_HEADS = listed("of and the for at in & - – — | / de la du des di y")
_CLOSES = re.compile(r"[.!?](?:\s|$)")
_REACHED = re.compile(
    rf"(?<!\S)(?:(?:(?:San|New|Los|Las|Santa|Fort|St\.?) )?[^\W\d_]+, [A-Z]{{2}}\b|"
    rf"[{BULLETS}|]|\S*[\d@]|https?:)"
)
_STATE_ENDS = re.compile(r", (?:[A-Z]{2})(?= [A-Z][a-z])")
_CLOSING, _NAMED = re.compile(r"[).,;]*"), re.compile(r" [A-Z]")
_AROUND = " \t,;:|·—–-"

_Heading = tuple[int, int, str]


def lines_of(text: str) -> Sequence[str]:
    """The text alone where it doesn't look like a page."""
    if not _FEWEST_CHARACTERS <= len(text) <= _MOST_CHARACTERS:
        return (text,)
    for gap in (_TABS, _SPACES):
        parts = gap.split(text.strip())
        headed = sum(plain(each) in HEADINGS for each in parts)
        if len(parts) > _FEWEST_GAPS and headed >= _FEWEST_HEADINGS:
            return parts
    headings = list(_headings(text))
    if len(headings) < _FEWEST_HEADINGS:
        return (text,)
    return [each.strip() for each in _cut(text, headings) if each.strip()]


def _headings(text: str) -> Iterator[_Heading]:
    """Those in capitals, where there are two or more of these."""
    found = list(_all_headings(text))
    capitals = [each for each in found if _in_capitals(text[each[0] : each[1]])]
    yield from capitals if len(capitals) >= _FEWEST_HEADINGS else found


def _in_capitals(text: str) -> bool:
    return text.isupper() and sum(map(str.isalpha, text)) >= _FEWEST_CAPITALS


def _all_headings(text: str) -> Iterator[_Heading]:
    words, at = list(_WORD.finditer(text)), 0
    while at < len(words):
        for many in range(min(_MOST_WORDS, len(words) - at), 0, -1):
            begin, end = words[at].start(), words[at + many - 1].end()
            kind = HEADINGS.get(plain(text[begin:end]))
            before = text[words[at - 1].start() : begin].strip() if at else ""
            behind = words[at + many].group()[0] if at + many < len(words) else ""
            if kind and _stands_apart(before, text[begin:end], behind):
                yield begin, end, kind
                at += many - 1
                break
        at += 1


def _stands_apart(before: str, phrase: str, behind: str) -> bool:
    if _in_capitals(phrase):
        return not before.endswith(",")
    words = phrase.split()
    worded = len(words) > 1 or plain(phrase) in _LONE
    joined = before.endswith((",", "&", "-", "/")) or before in _SMALL_HEADS
    return (
        worded
        and phrase[0].isupper()
        and not joined
        and not behind.islower()
        and not re.search(r"[,.;]", phrase)
    )


def _cut(text: str, headings: Sequence[_Heading]) -> Iterator[str]:
    yield from _top(text[: headings[0][0]])
    ends = [*(begin for begin, _, _ in headings[1:]), len(text)]
    for (begin, end, kind), last in zip(headings, ends, strict=True):
        yield text[begin:end]
        parts = list(_signed(text[end:last].lstrip(" :")))
        yield from _heads(parts) if kind in _DATED else parts


def _top(text: str) -> Iterator[str]:
    """Above all headings: whose it is, then where they live and how they are reached."""
    found = _REACHED.search(text)
    if found:
        yield text[: found.start()]
        yield text[found.start() :]
    else:
        yield text


def _signed(text: str) -> Iterator[str]:
    """Cut before signs of a list; a dash is one where deeds follow, or where it stands in a list
    of such.
    """
    cuts, listed = [0], False
    ranges = list(_ranges(text))
    begins = [each.begin for each in ranges]
    for found in _SIGN.finditer(text):
        at = found.start()
        number = bisect_right(begins, at) - 1
        last = ranges[number] if number >= 0 else None
        if last and at < last.end:
            continue
        if found.group() in "-–o":
            behind = plain(text[found.end() : found.end() + 30]).split()
            listed = (
                (listed and not (last and last.begin >= cuts[-1]))
                or (bool(behind) and behind[0] in DEEDS)
                or _is_behind_a_head(text, cuts[-1], last, at)
            )
            if not listed:
                continue
        cuts.append(at)
    for begin, end in pairwise([*cuts, len(text)]):
        yield text[begin:end].strip()


def _is_behind_a_head(text: str, begin: int, last: Dated | None, at: int) -> bool:
    """ "Acme - Nurse - 2015 to 2019 - Cared for": not where dates stand first."""
    if last is None or last.begin <= begin or at - last.end > _MOST_BETWEEN:
        return False
    return not text[last.end : at].strip() and bool(text[begin : last.begin].strip())


def _ranges(text: str) -> Iterator[Dated]:
    """All periods from when to when, of a text of any length."""
    begin = 0
    while begin < len(text):
        step = _SEARCHED - _LONGEST_DATES
        for each in periods(Piece(text[begin : begin + _SEARCHED], 0)):
            if each.begin >= step:
                break
            if each.ranged:
                yield Dated(each.period, begin + each.begin, begin + each.end, ranged=True)
            step = max(step, each.end)
        begin += step


def _heads(parts: Sequence[str]) -> Iterator[str]:
    dates_first: bool | None = None
    for part in parts:
        ranges = list(_ranges(part))
        if ranges and dates_first is None:
            dates_first = not part[: ranges[0].begin].strip(" (")
        cuts = {0, len(part)}
        for each, behind in zip_longest(ranges, ranges[1:]):
            if dates_first:
                cuts |= {each.begin, _head_end(part, each.end, behind.begin if behind else None)}
            else:
                cuts |= {_head_begin(part, each.begin), _behind(part, each.end)}
        cuts |= {each.end() for each in _STATE_ENDS.finditer(part)}
        cuts |= {
            each.end()
            for each in LEGAL.finditer(part)
            if each.group()[0].isupper() and _NAMED.match(part, each.end())
        }
        for begin, end in pairwise(sorted(cuts)):
            yield part[begin:end].strip(" ")


def _behind(text: str, at: int) -> int:
    """Behind the signs that close dates: "(2014 - 2018) "."""
    found = _CLOSING.match(text, at)
    return found.end() if found else at


def _head_begin(text: str, end: int) -> int:
    """Where the words in capital letters begin that stand before dates."""
    begin = end
    for found in reversed(list(_WORD.finditer(text, max(0, end - 150), end))):
        word = found.group()
        if _CLOSES.search(word) and len(word) > 4:
            break
        if not (word[0].isupper() or word in _SMALL_HEADS or word[0] in "(&\"'"):
            break
        if word[0].isupper() or word[0] in "(\"'":
            begin = found.start()
    return begin


def _head_end(text: str, begin: int, last: int | None) -> int:
    """Where the sentence behind a head begins: with the last capital before small letters."""
    end, final = begin, begin
    for found in _WORD.finditer(text, begin, last if last is not None else len(text)):
        word = found.group()
        if word[0].isupper() or word.strip(_AROUND) == "":
            end, final = found.start(), found.end()
        elif word not in _SMALL_HEADS:
            return end if end > begin + 1 else begin
        if _CLOSES.search(word) and len(word) > 4:
            return final
    return final
