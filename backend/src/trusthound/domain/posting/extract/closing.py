"""A page's text, controls or address in; the words by which it says that its posting is closed out.

A page also speaks of other postings that are closed, and of what happens once this one will be.
"""

import re
from collections.abc import Iterator, Sequence

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.common.clues import ClueFinder
from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.extract.clean import clean_line, clean_text
from trusthound.domain.posting.extract.closing_phrases import CLOSINGS
from trusthound.domain.posting.extract.job_words import leads_to_others
from trusthound.domain.posting.extract.rendering import rendered

_BANNER_CHARACTERS = 160
_SHORT_CHARACTERS = 1500
_SENTENCE_END = re.compile(r"[.!?。！](?:\s|\Z)")
# Other postings: those beside this one, and the entries of a list that lead elsewhere.
_BESIDE = (
    "aside, nav, footer, [class*=similar i], [class*=related i], [class*=recommend i], "
    "[class*=sidebar i], [class*=recently i], [class*=other-jobs i], [class*=more-jobs i], "
    "[id*=similar i], [id*=related i], [id*=sidebar i]"
)
# What a page keeps ready and shows only once it is so, by the names that frameworks hide with.
_KEPT_READY = (
    ".hidden, .hide, .is-hidden, .d-none, .display-none, .ng-hide, .u-hidden, .invisible, "
    "[aria-hidden=true]"
)
_ENTRIES = "li, tr, article, a, [class*=card i], [class*=result i], option"
_ENTRY_CHARACTERS = 500
_MOST_SHARE = 0.5
_DISABLED = "button[disabled], input[disabled], a[aria-disabled=true], button[aria-disabled=true]"
_MOST_CONTROLS = 20
_SHUT_LABEL = re.compile(
    r"\b(?:closed|expired|filled|no longer|ended|geschlossen|abgelaufen|besetzt|expirée?|pourvue?|"
    r"clôturé|cerrad[ao]|finalizad[ao]|chius[aoe]|encerrad[ao]s?|gesloten|verlopen|zakończona|"
    r"ukončeno|obsazeno|stängd|lukket)\b"
)
_SIGNS = ClueFinder.of(sign for phrases in CLOSINGS for sign in phrases.signs)
_APPLY_LABEL = re.compile(
    r"\b(?:apply|bewerben|postuler|solicitar|candidatar|candidati|solliciteren|aplikuj|"
    r"odpovědět|aplikovat|ansök|søg|hae|başvur)",
)


def closing_of(tree: LexborHTMLParser, text: str) -> str:
    """The line of a page that says its posting is closed, or ""; `text` is what the page shows.

    Lines are drawn, and other postings left out, only where some word may say so.
    """
    if tree.body is None or not may_close(text):
        return ""
    own = tree.clone()
    for node in own.css(f"{_BESIDE}, {_KEPT_READY}"):
        if not _holds_the_posting(node, len(text)):
            node.decompose()
    for node in own.css(_ENTRIES):
        if _leads_elsewhere(node):
            node.decompose()
    return closing_words(_own_lines(clean_text(rendered(own.body)))) if own.body else ""


def _own_lines(text: str) -> str:
    """Up to where other postings follow, in the second half of what the page shows."""
    lines = text.split("\n")
    later = range((len(lines) + 1) // 2, len(lines))
    end = next((at for at in later if leads_to_others(lines[at])), len(lines))
    return "\n".join(lines[:end])


def may_close(text: str) -> bool:
    """Whether some words of a text may say that a posting is closed."""
    folded = _folded(text)
    places = _SIGNS.places(folded)
    return any(
        phrases.loose.search(folded, start, end)
        for phrases in CLOSINGS
        if not places.keys().isdisjoint(phrases.signs)
        if len(folded) <= _SHORT_CHARACTERS or any(cue in folded for cue in phrases.cues or ("",))
        for sign in phrases.signs
        for start, end in _around(places.get(sign, ()))
    )


def closing_words(text: str) -> str:
    """The line that says the posting is closed, or ""; of a long paragraph its first sentence."""
    folded = _folded(text)
    for phrases in CLOSINGS:
        for start, end in _lines_with(folded, phrases.signs):
            match = phrases.pattern.search(folded[start:end])
            if match is None:
                continue
            before = _SENTENCE_END.split(folded[start : start + match.start()])[-1]
            if not phrases.condition.search(before):
                return text[start:end].strip()
    return ""


def shut_application(tree: LexborHTMLParser) -> tuple[str, bool]:
    """The words of a disabled control that say it is over, and whether applying is disabled.

    A form that waits to be filled in has its button disabled, too: that alone closes nothing.
    """
    labels = [_label(each) for each in tree.css(_DISABLED)[:_MOST_CONTROLS]]
    shut = next((each for each in labels if _SHUT_LABEL.search(each.lower())), "")
    return shut, any(_APPLY_LABEL.search(each.lower()) for each in labels)


def _label(control: LexborNode) -> str:
    text = (control.text(separator=" ") or "") or (control.attributes.get("value") or "")
    return clean_line(text[:200], 60)


def _around(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Where what may be a banner around the places begins and ends; what meets is one."""
    start = end = -1
    for at in places:
        if at > end + _BANNER_CHARACTERS:
            if end != -1:
                yield start, end
            start = max(0, at - _BANNER_CHARACTERS)
        end = at + _BANNER_CHARACTERS
    if end != -1:
        yield start, end


def _folded(text: str) -> str:
    """In lower case and as long as before: a few letters would be longer."""
    folded = lowered(text)
    return folded if len(folded) == len(text) else "".join(each.lower()[:1] for each in text)


def _lines_with(folded: str, signs: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Where short lines begin and end that hold a sign, and the first sentences of long ones."""
    for sign in signs:
        at = folded.find(sign)
        while at != -1:
            start = folded.rfind("\n", 0, at) + 1
            line_end = folded.find("\n", at)
            line_end = end = line_end if line_end != -1 else len(folded)
            if end - start > _BANNER_CHARACTERS:
                sentence = _SENTENCE_END.search(folded, start, start + _BANNER_CHARACTERS)
                end = sentence.end() if sentence else start
            if at < end:
                yield start, end
            at = folded.find(sign, line_end)


def _holds_the_posting(node: LexborNode, characters: int) -> bool:
    """On some sites the whole page lies in an element that is called a sidebar."""
    share = len(node.text() or "") / max(characters, 1)
    return share > _MOST_SHARE or node.css_first("h1") is not None


def _leads_elsewhere(node: LexborNode) -> bool:
    link = node if node.tag == "a" else node.css_first("a[href]")
    if link is None or not link.attributes.get("href") or node.css_first("h1") is not None:
        return False
    return len(node.text() or "") <= _ENTRY_CHARACTERS
