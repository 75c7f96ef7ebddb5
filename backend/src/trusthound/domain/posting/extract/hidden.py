"""A parsed page in, the nodes that its reader does not see, and what of substance they say, out."""

import re

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
    r"\b(?:rate|score|classify|mark|rank|label|report) (?:this|the) (?:job|posting|page|listing|company|"
    r"employer|ad|site)\b.{0,40}\b(?:as|with|at|100|legit\w*|safe|trust\w*|verified)\b",
    re.IGNORECASE | re.DOTALL,
)
_COMMENT = re.compile(r"<!--(.{20,4000}?)-->", re.DOTALL)
_TAGGED = re.compile("[\U000e0020-\U000e007e]{8,2000}")
_SUBSTANCE_WORDS = 12
_TEXT_CHARACTERS = 4000
_MOST_TEXTS = 5


def hidden_nodes(tree: LexborHTMLParser) -> list[LexborNode]:
    """Elements that an inline style or the `hidden` attribute takes from sight."""
    return [
        node
        for node in tree.css(_STYLED)
        if "hidden" in node.attributes
        or _HIDING.search((node.attributes.get("style") or "")[:2000])
    ]


def hidden_texts(html: str, nodes: list[LexborNode]) -> tuple[str, ...]:
    """Hidden texts of substance: prose without controls, and whatever speaks to machines."""
    found: list[str] = []
    for node in nodes:
        if node.tag in UNSEEN_TAGS or node.tag in ("html", "body"):
            continue
        text = clean_line((node.text(separator=" ") or "")[:_TEXT_CHARACTERS], 500)
        prose = len(text.split()) >= _SUBSTANCE_WORDS and node.css_first(_CONTROLS) is None
        if prose or _TO_A_MACHINE.search(text):
            found.append(text)
    found += [
        clean_line(match[1], 500)
        for match in _COMMENT.finditer(html)
        if _TO_A_MACHINE.search(match[1])
    ]
    found += [_untagged(match[0]) for match in _TAGGED.finditer(html)]
    return tuple(dict.fromkeys(each for each in found if each))[:_MOST_TEXTS]


def _untagged(text: str) -> str:
    """Unicode tags repeat ASCII invisibly; read them as what they repeat."""
    return "".join(chr(ord(each) - 0xE0000) for each in text)[:500]
