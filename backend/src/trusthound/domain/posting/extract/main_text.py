"""A parsed page in, the text of its main part out."""

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.posting.extract.rendering import rendered

_UNREAD = "script, noscript, select, textarea, template, svg, iframe"
# What surrounds a posting on most sites. Only blocks are asked for their classes: a selector
# without a tag costs time on every element.
_BLOCKS = ("div", "section", "ul")
_ALWAYS = ", ".join(
    (
        "nav, footer, dialog, button, [role=navigation], [role=contentinfo], [role=dialog]",
        *(
            f'{block}:is([aria-modal=true], [class*="modal" i], [class*="cookie" i], '
            f'[id*="cookie" i], [class*="breadcrumb" i])'
            for block in (*_BLOCKS, "ol", "aside")
        ),
    )
)
# On some sites one of these wraps the whole page.
_USUALLY = ", ".join(
    (
        "aside, form, header, [role=banner], [role=search]",
        *(
            f"{block}:is([class*=consent i], [class*=related i], [class*=similar i], "
            "[class*=recommended i], [class*=newsletter i], [class*=sidebar i])"
            for block in _BLOCKS
        ),
    )
)
_DESCRIPTIONS = (
    '[class^="description" i], [class*=" description" i], [id^="description" i], '
    '[class*="job-description" i], [class*="jobdescription" i], [class*="job_description" i], '
    '[id*="job-description" i], [id*="jobdescription" i], [class*="job-detail" i], '
    '[class*="listing-container" i], [data-testid*="description" i], [itemprop="description"]'
)
_MOST_SHARE_OF_SURROUNDINGS = 0.4
_MOST_OF_THE_TEXT = 0.75
# A marked description is the page's own when it holds this share of the prose.
_SHARE_OF_A_DESCRIPTION = 0.4
_ENOUGH_CHARACTERS = 250
_MOST_STEPS = 60
_MOST_MARKED = 20
# Shorter lines are labels and buttons.
_WORDS_OF_A_LINE = 4
_BESIDE_CHARACTERS = 20_000
_MARKS = b" .,:;!?-/()\"'*&+"
_MARKS_BEYOND_ASCII = tuple(each.encode() for each in "–’“”•\xa0")


def take_unread(tree: LexborHTMLParser) -> tuple[LexborNode, ...]:
    """Take out the elements whose text is nobody's to read; answer with the scripts among them."""
    unread = tree.css(_UNREAD)
    for node in unread:
        node.decompose(recursive=False)
    return tuple(each for each in unread if each.tag == "script")


def main_text(tree: LexborHTMLParser) -> str:
    """What the page is about: its marked description, else where most of its prose stands.

    Takes what surrounds a posting out of the tree: whoever needs it, reads it before.
    """
    body = tree.body
    if body is None:
        return ""
    _without_surroundings(tree)
    densest = _densest(body)
    enough = max(_ENOUGH_CHARACTERS, int(_prose(densest) * _SHARE_OF_A_DESCRIPTION))
    marked = [(_prose(each), each) for each in tree.css(_DESCRIPTIONS)[:_MOST_MARKED]]
    prose, fullest = max(marked, key=lambda each: each[0], default=(0, densest))
    return clean_text(rendered(fullest if prose >= enough else densest))


def text_beside(tree: LexborHTMLParser, description: str) -> str:
    """What the page shows and its data's description leaves out, line by line.

    A page's data may say one thing and the page another; a person reads the page. Takes what
    surrounds a posting out of the tree.
    """
    if tree.body is None:
        return ""
    _without_surroundings(tree)
    told = frozenset(description.split("\n"))
    lines = dict.fromkeys(clean_text(rendered(tree.body)).split("\n"))
    others = [
        each for each in lines if each not in told and each.count(" ") + 1 >= _WORDS_OF_A_LINE
    ]
    known = _letters(description) if others else b""
    letters = _letters("\n".join(others)).split(b"\n")
    beside = (line for line, of in zip(others, letters, strict=False) if of not in known)
    return "\n".join(beside)[:_BESIDE_CHARACTERS]


def _letters(text: str) -> bytes:
    """In lower case without spaces and marks, line by line, in UTF-8."""
    letters = text.lower().encode("utf-8", "replace").translate(None, _MARKS)
    for mark in _MARKS_BEYOND_ASCII:
        letters = letters.replace(mark, b"")
    return letters


def _without_surroundings(tree: LexborHTMLParser) -> None:
    """What holds the title is no surrounding, nor a form that holds much of the text."""
    for node in tree.css(_ALWAYS):
        if node.css_first("h1") is None:
            node.decompose()
    characters = max(len(tree.text() or ""), 1)
    for node in tree.css(_USUALLY):
        share = len(node.text() or "") / characters
        if share <= _MOST_SHARE_OF_SURROUNDINGS and node.css_first("h1") is None:
            node.decompose()


def _densest(node: LexborNode) -> LexborNode:
    """Descend while one child holds nearly all the prose."""
    whole = _prose(node)
    for _ in range(_MOST_STEPS):
        enough = _MOST_OF_THE_TEXT * max(whole, 1)
        # Only what has so much text can have so much prose.
        fullest = (each for each in node.iter() if len(each.text() or "") >= enough)
        weights = [(_prose(each), each) for each in fullest]
        weight, heaviest = max(weights, key=lambda each: each[0], default=(0, node))
        if weight < enough:
            return node
        node, whole = heaviest, weight
    return node


def _prose(node: LexborNode) -> int:
    """Characters of text outside of links."""
    if node.tag == "a":
        return 0
    links = sum(len(each.text() or "") for each in node.css("a"))
    return len(node.text() or "") - links
