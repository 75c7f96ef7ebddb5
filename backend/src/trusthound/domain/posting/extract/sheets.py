"""A page's own style sheets in; the rules by which they hide a class or an id out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ahocorasick_rs import AhoCorasick, MatchKind

from trusthound.domain.posting.extract.hiding import COMMENT, compact, conceals, is_faint, unfolds

_SIMPLE = re.compile(r"(?:[a-z][a-z0-9]*)?([.#])([a-z_][\w-]{0,80})", re.IGNORECASE)
# Texts for those who listen to a page, by the usual names of their class.
_FOR_LISTENERS = re.compile(
    r"sr-only|screen-?reader|visually-?hidden|visuallyhidden|a11y|accessib|assistive|hide-text",
    re.IGNORECASE,
)
# One of these stands in every rule that hides; looking for them is much faster than reading rules.
_SIGNS = (
    "display:none", "visibility:hidden", "font-size:0", "font-size:1p", "-999", "-1000", "clip:",
    "height:0", "color:transparent",
)  # fmt: skip
# A large sheet is a framework's, written without spaces.
_SIGNS_IN_A_SMALL_SHEET = (
    "display: none", "visibility: hidden", "font-size: 0", "font-size: 1p", "clip-path",
    "height: 0", "background", "opacity:0", "opacity: 0", "clip-path:",
)  # fmt: skip
# Leftmost matching looks at many characters at once.
_FINDER = AhoCorasick(_SIGNS, matchkind=MatchKind.LeftmostFirst)
_FINDER_IN_A_SMALL_SHEET = AhoCorasick(
    (*_SIGNS, *_SIGNS_IN_A_SMALL_SHEET), matchkind=MatchKind.LeftmostFirst
)
_MOST_CHARACTERS = 100_000
_MOST_PLACES = 500
_MOST_RULES = 20
_LARGE_SHEET = 20_000
_AFTER_A_RULE = re.compile("[}{;/\ufeff]")
_RULE_CHARACTERS = 600
_BRACE = re.compile("[{}]")
_MOST_AROUND = 3
# Blocks whose rules hold on every screen.
_FOR_ALL = re.compile(
    r"@(?:layer\b.*|supports\b.*|media\s+(?:only\s+)?(?:screen|all))|html|body|main|article",
    re.IGNORECASE | re.DOTALL,
)
_IN_RULE_AND_PAGE = 2
_ENOUGH_MENTIONS = 3
# In UTF-8, where each byte of a letter beyond ASCII is above it.
_NAME = re.compile(rb"[\w\x80-\xff-]")


@dataclass(frozen=True, slots=True)
class HidingRule:
    """`for_good`: nothing else on the page names what it hides, so nothing shows it again."""

    selector: str
    for_good: bool


def hiding_rules(sheets: list[str], page: bytes) -> Iterator[HidingRule]:
    """Rules with a class or an id that the page uses, of no more than _MOST_RULES names."""
    seen: set[str] = set()
    left = _MOST_CHARACTERS
    for whole in sheets:
        sheet, left = _plain(whole[:left]), max(0, left - len(whole))
        for start, selectors, hides_for_good in _hiding_in(sheet):
            for each in selectors.split(","):
                simple = _SIMPLE.fullmatch(each.strip())
                if simple is None or simple[0] in seen:
                    continue
                if len(seen) == _MOST_RULES:
                    return
                seen.add(simple[0])
                # Once in the rule and once in the page: a name that nothing else knows of.
                mentions = sum(
                    1 for _ in islice(_mentions(page, simple[2].encode()), _ENOUGH_MENTIONS)
                )
                if mentions > 1 and _is_outermost(sheet, start):
                    for_good = hides_for_good or mentions == _IN_RULE_AND_PAGE
                    listened = _FOR_LISTENERS.search(simple[2]) is not None
                    yield HidingRule(simple[0], for_good and not listened)


def _plain(sheet: str) -> str:
    """A small sheet without comments and without a space before a colon."""
    if len(sheet) > _LARGE_SHEET:
        return sheet
    if "/*" in sheet:
        sheet = COMMENT.sub("", sheet)
    return sheet.replace(" :", ":") if " :" in sheet else sheet


def _hiding_in(sheet: str) -> Iterator[tuple[int, str, bool]]:
    """Where rules that hide begin, their selectors, and whether they hide without an end."""
    done: set[int] = set()
    finder, folded = _FINDER, sheet
    if len(sheet) <= _LARGE_SHEET:
        lower = sheet.lower()
        finder, folded = _FINDER_IN_A_SMALL_SHEET, lower if len(lower) == len(sheet) else sheet
    for _, at, _ in finder.find_matches_as_indexes(folded)[:_MOST_PLACES]:
        start, end = sheet.rfind("{", 0, at), sheet.find("}", at)
        if start in done or start == -1 or end - start > _RULE_CHARACTERS:
            continue
        done.add(start)
        style = compact(sheet[start + 1 : end if end != -1 else start + _RULE_CHARACTERS])
        concealed = conceals(style)
        if concealed or unfolds(style):
            before = sheet[max(0, start - _RULE_CHARACTERS) : start]
            # Something else may let a faint text fade in.
            for_good = concealed and not is_faint(style)
            yield start, _AFTER_A_RULE.split(before)[-1].strip(), for_good


def _mentions(page: bytes, name: bytes) -> Iterator[int]:
    """Where the name stands as a whole word."""
    at = page.find(name)
    for _ in range(_MOST_PLACES):
        if at == -1:
            return
        end = at + len(name)
        if not _NAME.match(page, at - 1 if at else end) and not _NAME.match(page, end):
            yield at
        at = page.find(name, end)


def _is_outermost(sheet: str, start: int) -> bool:
    """A rule in a media query hides on some screens, or on paper; other blocks are for all."""
    if sheet.count("{", 0, start) == sheet.count("}", 0, start):
        return True
    around: list[int] = []
    for brace in _BRACE.finditer(sheet, 0, start):
        if brace[0] == "{":
            around.append(brace.start())
        elif around:
            around.pop()
    return len(around) <= _MOST_AROUND and all(_is_for_all(sheet, each) for each in around)


def _is_for_all(sheet: str, brace: int) -> bool:
    before = sheet[max(0, brace - _RULE_CHARACTERS) : brace]
    return _FOR_ALL.fullmatch(_AFTER_A_RULE.split(before)[-1].strip()) is not None
