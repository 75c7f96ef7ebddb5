"""A parsed page in, the same without what it hides out, and what of substance was hidden."""

import re
from collections.abc import Iterator
from html import unescape

from ahocorasick_rs import BytesAhoCorasick, MatchKind
from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import TEXT_CHARACTERS, clean_line
from trusthound.domain.posting.extract.closing import may_close
from trusthound.domain.posting.extract.decode import Source, source_of_text
from trusthound.domain.posting.extract.hiding import hides, is_most
from trusthound.domain.posting.extract.parsing import parse_source
from trusthound.domain.posting.extract.rendering import UNSEEN_TAGS
from trusthound.domain.posting.extract.sheets import hiding_rules

_CONTROLS = "a, button, input, select, textarea, form, label, svg, img, nav, table"
# Words by which a text speaks to a machine that reads the page, not to a person.
_TO_A_MACHINE = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|above|previous|"
    r"rules?)\b|"
    r"\b(?:system prompt|language model|llm|chatgpt|gpt-?\d|claude|ai (?:assistant|model|agent|"
    r"system|reviewer|screener)|prompt injection|as an ai|you are an? (?:ai|assistant|helpful))\b|"
    r"\b(?:rate|score|classify|mark|rank|label|report) (?:this|the) (?:job|posting|page|"
    r"listing|company|employer|ad|site)\b.{0,40}\b(?:as|with|at|100|legit\w*|safe|trust\w*|verified)\b",
    re.IGNORECASE | re.DOTALL,
)
# The same without what only speaks of machines: a source is full of names of products.
_ORDER = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b[^.]{0,40}\b(?:instructions|prompts?)\b|"
    r"\b(?:rate|score|classify|mark|rank|label|treat|report) (?:this|the) (?:job|posting|page|"
    r"listing|company|employer|ad|site)\b.{0,40}\b(?:as|with|at|100|legit\w*|safe|trust\w*|"
    r"verified)\b|system prompt ?:|<?\|im_start\||\byou are (?:now )?an? (?:ai|language model)\b",
    re.IGNORECASE | re.DOTALL,
)
_ORDER_SIGNS = (b"instructions", b"system prompt", b"rate this ")
# In the cases that people write; whatever is spelt oddly is found where it is shown.
_ORDER_FINDER = BytesAhoCorasick(
    [
        each
        for sign in _ORDER_SIGNS
        for each in {sign, sign.upper(), sign.title(), sign.capitalize()}
    ],
    matchkind=MatchKind.LeftmostFirst,
)
_EDGES = b'"<>\n'
_SUBSTANCE_WORDS = 12
_TEXT_CHARACTERS = 4000
_LINE_CHARACTERS = 500
_MOST_TEXTS = 5
_MOST_SIGNS = 60


def take_hidden(tree: LexborHTMLParser, source: Source) -> tuple[str, ...]:
    """Take out the styles and what they or the `hidden` attribute hide; answer what of it matters.

    That is prose without controls, and whatever speaks to machines, be it in a comment, in an
    attribute or in data that is not shown.
    """
    found: list[str] = []
    sheets: list[str] = []
    for node in tree.css("[style], [hidden], style"):
        if node.tag == "style":
            sheets.append(node.text() or "")
            node.decompose()
        elif hides(node) and not is_most(node, tree):
            text = _text(node)
            if node.tag not in UNSEEN_TAGS and (_is_prose(node, text) or _speaks(text)):
                found.append(text)
            node.decompose()
    found += _hidden_by_sheets(tree, sheets, source.utf8)
    found += _unseen_orders(tree, source.utf8)
    return tuple(dict.fromkeys(each for each in found if each))[:_MOST_TEXTS]


def hidden_in(html: str) -> tuple[str, ...]:
    """The same of a piece of markup, such as a description in a page's data."""
    if "style" not in html and "hidden" not in html:
        return ()
    source = source_of_text(html[: TEXT_CHARACTERS * 4])
    return take_hidden(parse_source(source), source)


def _text(node: LexborNode) -> str:
    return clean_line((node.text(separator=" ") or "")[:_TEXT_CHARACTERS], _LINE_CHARACTERS)


def _is_prose(node: LexborNode, text: str) -> bool:
    return len(text.split()) >= _SUBSTANCE_WORDS and node.css_first(_CONTROLS) is None


def _speaks(text: str) -> bool:
    return _TO_A_MACHINE.search(text) is not None


def _hidden_by_sheets(tree: LexborHTMLParser, sheets: list[str], page: bytes) -> Iterator[str]:
    """Texts that a rule of the page's own style sheets hides.

    Prose counts where nothing on the page can show it again; sheets unfold menus and answers, and
    keep texts for those who listen to a page.
    """
    for rule in hiding_rules(sheets, page):
        for node in tree.css(rule.selector)[:_MOST_TEXTS]:
            text = _text(node)
            if node.tag in ("html", "body") or is_most(node, tree):
                continue
            if (rule.for_good and _is_prose(node, text)) or _speaks(text):
                node.decompose()
                yield text
            elif may_close(text):
                node.decompose()  # kept ready for the day when the posting is closed


def _unseen_orders(tree: LexborHTMLParser, source: bytes) -> Iterator[str]:
    """What the source says to a machine and the page does not show."""
    if not _ORDER_FINDER.find_matches_as_indexes(source):
        return
    folded = source.lower()
    signs = [sign for sign in _ORDER_SIGNS if sign in folded]
    shown = ""
    for start, end in dict.fromkeys(_strings_with(folded, signs)):
        written = unescape(source[start:end].decode("utf-8", "replace"))
        text = clean_line(written.rpartition("='")[2], _LINE_CHARACTERS).strip("-!' ")
        if _ORDER.search(text):
            shown = shown or " ".join(tree.body.text(separator=" ").split() if tree.body else [])
            if text not in shown:
                yield text


def _strings_with(folded: bytes, signs: list[bytes]) -> Iterator[tuple[int, int]]:
    """Where the attributes, texts or lines begin and end in which a sign stands."""
    for sign in signs:
        at = folded.find(sign)
        for _ in range(_MOST_SIGNS):
            if at == -1:
                break
            start, end = max(0, at - _LINE_CHARACTERS), at + _LINE_CHARACTERS
            before = max(folded.rfind(edge, start, at) for edge in map(_byte, _EDGES))
            after = [folded.find(edge, at, end) for edge in map(_byte, _EDGES)]
            last = min((each for each in after if each != -1), default=min(end, len(folded)))
            yield max(start, before + 1), last
            at = folded.find(sign, last)


def _byte(value: int) -> bytes:
    return bytes((value,))
