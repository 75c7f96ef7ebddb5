"""A parsed page in, the text of its main part out."""

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.posting.extract.rendering import rendered

# What surrounds a posting on most sites.
_SURROUNDINGS = (
    "nav, footer, aside, dialog, button, form, header, [role=navigation], [role=contentinfo], [role=banner], "
    '[role=dialog], [role=search], [aria-modal=true], [class*="cookie" i], [id*="cookie" i], '
    '[class*="consent" i], [class*="breadcrumb" i], [class*="related" i], [class*="similar" i], '
    '[class*="recommended" i], [class*="modal" i], [class*="newsletter" i], [class*="sidebar" i]'
)
_DESCRIPTIONS = (
    '[class*="job-description" i], [class*="jobdescription" i], [class*="job_description" i], '
    '[id*="job-description" i], [id*="jobdescription" i], [class*="description__text" i], '
    '[class*="posting-description" i], [class*="job-detail" i], [id*="job-detail" i], '
    '[data-testid*="description" i], [itemprop="description"], [class*="job-body" i], '
    '[class*="vacancy-description" i], [class*="listing-container" i], .description, #description'
)
_MOST_SHARE_OF_SURROUNDINGS = 0.4
_MOST_OF_THE_TEXT = 0.75
_ENOUGH_CHARACTERS = 250
_MOST_STEPS = 60


def main_text(tree: LexborHTMLParser) -> str:
    """What the page is about: its marked description, else where most of its text stands."""
    body = tree.body
    if body is None:
        return ""
    marked = [text for each in tree.css(_DESCRIPTIONS)[:20] if len(text := _rendered(each)) > 0]
    best = max(marked, key=len, default="")
    if len(best) >= _ENOUGH_CHARACTERS:
        return best
    unseen = _surroundings(tree, len(body.text() or ""))
    return clean_text(rendered(_densest(body, unseen), unseen))


def _rendered(node: LexborNode) -> str:
    return clean_text(rendered(node))


def _surroundings(tree: LexborHTMLParser, characters: int) -> frozenset[int]:
    """The nodes that hold no posting; one that holds much of the text is no surrounding."""
    return frozenset(
        node.mem_id
        for node in tree.css(_SURROUNDINGS)
        if len(node.text() or "") <= characters * _MOST_SHARE_OF_SURROUNDINGS
        and node.css_first("h1") is None
    )


def _densest(node: LexborNode, unseen: frozenset[int]) -> LexborNode:
    """Descend while one child holds nearly all the prose."""
    for _ in range(_MOST_STEPS):
        children = [each for each in node.iter() if each.mem_id not in unseen]
        if not children:
            return node
        weights = [_prose(each) for each in children]
        heaviest = max(range(len(children)), key=weights.__getitem__)
        if weights[heaviest] < _MOST_OF_THE_TEXT * max(_prose(node), 1):
            return node
        node = children[heaviest]
    return node


def _prose(node: LexborNode) -> int:
    """Characters of text that is neither a link nor a script."""
    if node.tag in ("script", "style", "noscript", "template", "svg"):
        return 0
    links = sum(
        len(each.text() or "") for each in node.css("a, script, style, noscript, nav, footer, form")
    )
    return max(0, len(node.text() or "") - links)
