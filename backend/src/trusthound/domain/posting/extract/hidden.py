"""A parsed page in, the same without what it hides out, and what of substance was hidden."""

import re
from collections.abc import Iterator
from itertools import islice

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.rendering import UNSEEN_TAGS

_STYLED = (
    '[style*="none" i], [style*="hidden" i], [style*="font-size" i], [style*="opacity" i], [hidden]'
)
_HIDING = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:;|!|\Z)|"
    r"opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|\Z)",
    re.IGNORECASE,
)
_CONTROLS = "a, button, input, select, textarea, form, label, svg, img, nav, table"
# Words by which a text speaks to a machine that reads the page, not to a person.
_TO_A_MACHINE = re.compile(
    r"\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|above|previous|rules?)\b|"
    r"\b(?:system prompt|language model|llm|chatgpt|gpt-?\d|claude|ai (?:assistant|model|agent|"
    r"system|reviewer|screener)|prompt injection|as an ai|you are an? (?:ai|assistant|helpful))\b|"
    r"\b(?:rate|score|classify|mark|rank|label|report) (?:this|the) (?:job|posting|page|"
    r"listing|company|employer|ad|site)\b.{0,40}\b(?:as|with|at|100|legit\w*|safe|trust\w*|verified)\b",
    re.IGNORECASE | re.DOTALL,
)
_TAGS = re.compile("[\U000e0020-\U000e007e]{8,2000}")
# What every Unicode tag begins with in UTF-8; a pattern over the whole text is much slower.
_TAG_BYTES = b"\xf3\xa0"
_SUBSTANCE_WORDS = 12
_TEXT_CHARACTERS = 4000
_LINE_CHARACTERS = 500
_MOST_TEXTS = 5
_MOST_COMMENTS = 500


def take_hidden(tree: LexborHTMLParser, html: str) -> tuple[str, ...]:
    """Take out what an inline style or the `hidden` attribute hides; answer what of it matters.

    That is prose without controls, and whatever speaks to machines, comments included.
    """
    found: list[str] = []
    for node in tree.css(_STYLED):
        if node.tag in ("html", "body") or not _hides(node):
            continue
        text = clean_line((node.text(separator=" ") or "")[:_TEXT_CHARACTERS], _LINE_CHARACTERS)
        prose = len(text.split()) >= _SUBSTANCE_WORDS and node.css_first(_CONTROLS) is None
        if node.tag not in UNSEEN_TAGS and (prose or _TO_A_MACHINE.search(text)):
            found.append(text)
        node.decompose()
    found += [
        clean_line(each, _LINE_CHARACTERS) for each in _comments(html) if _TO_A_MACHINE.search(each)
    ]
    return tuple(dict.fromkeys(each for each in found if each))[:_MOST_TEXTS]


def written_invisibly(text: str) -> tuple[str, ...]:
    """Unicode tags repeat ASCII and show nothing; read them as what they repeat."""
    if _TAG_BYTES not in text.encode("utf-8", "replace"):
        return ()
    return tuple(
        "".join(chr(ord(each) - 0xE0000) for each in match[0])[:_LINE_CHARACTERS]
        for match in islice(_TAGS.finditer(text), _MOST_TEXTS)
    )


def _hides(node: LexborNode) -> bool:
    attributes = node.attributes
    style = (attributes.get("style") or "")[:_TEXT_CHARACTERS]
    return "hidden" in attributes or _HIDING.search(style) is not None


def _comments(html: str) -> Iterator[str]:
    start = html.find("<!--")
    for _ in range(_MOST_COMMENTS):
        if start == -1:
            return
        end = html.find("-->", start)
        yield html[start + 4 : end if end != -1 else None][:_TEXT_CHARACTERS]
        start = html.find("<!--", end) if end != -1 else -1
