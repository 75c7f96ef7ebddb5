"""A parsed page in, the text of its main part out."""

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.posting.extract.rendering import rendered

# What surrounds a posting on most sites.
_SURROUNDINGS = (
    "script, style, noscript, nav, footer, aside, dialog, button, form, header, "
    "[role=navigation], [role=contentinfo], [role=banner], "
    '[role=dialog], [role=search], [aria-modal=true], [class*="cookie" i], [id*="cookie" i], '
    '[class*="consent" i], [class*="breadcrumb" i], [class*="related" i], [class*="similar" i], '
    '[class*="recommended" i], [class*="modal" i], [class*="newsletter" i], [class*="sidebar" i]'
)
_DESCRIPTIONS = (
    '[class*="description" i], [id*="description" i], [class*="job-detail" i], '
    '[id*="job-detail" i], [class*="listing-container" i], [data-testid*="description" i], '
    '[itemprop="description"]'
)
_MOST_SHARE_OF_SURROUNDINGS = 0.4
_MOST_OF_THE_TEXT = 0.75
# A marked description is the page's own when it holds this share of the prose.
_SHARE_OF_A_DESCRIPTION = 0.4
_ENOUGH_CHARACTERS = 250
_MOST_STEPS = 60
_MOST_MARKED = 20


def main_text(tree: LexborHTMLParser) -> str:
    """What the page is about: its marked description, else where most of its prose stands.

    Takes what surrounds a posting out of the tree: whoever needs it, reads it before.
    """
    body = tree.body
    if body is None:
        return ""
    _without_surroundings(tree, len(body.text() or ""))
    densest = _densest(body)
    enough = max(_ENOUGH_CHARACTERS, int(_prose(densest) * _SHARE_OF_A_DESCRIPTION))
    marked = [each for each in tree.css(_DESCRIPTIONS)[:_MOST_MARKED] if _prose(each) >= enough]
    return clean_text(rendered(max(marked, key=_prose, default=densest)))


def _without_surroundings(tree: LexborHTMLParser, characters: int) -> None:
    """A navigation that holds much of the text, or the title, is none."""
    for node in tree.css(_SURROUNDINGS):
        share = len(node.text() or "") / max(characters, 1)
        if share <= _MOST_SHARE_OF_SURROUNDINGS and node.css_first("h1") is None:
            node.decompose()


def _densest(node: LexborNode) -> LexborNode:
    """Descend while one child holds nearly all the prose."""
    for _ in range(_MOST_STEPS):
        whole = _prose(node)
        weights = [(_prose(each), each) for each in node.iter()]
        weight, heaviest = max(weights, key=lambda each: each[0], default=(0, node))
        if not weights or weight < _MOST_OF_THE_TEXT * max(whole, 1):
            return node
        node = heaviest
    return node


def _prose(node: LexborNode) -> int:
    """Characters of text that is neither a link nor a script."""
    if node.tag in ("script", "style", "noscript", "template", "svg", "a"):
        return 0
    others = sum(len(each.text() or "") for each in node.css("a, script, style, noscript"))
    return max(0, len(node.text() or "") - others)
