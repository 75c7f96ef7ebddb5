"""Untrusted markup in, a parsed tree out, in time that grows with its length only."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from selectolax.lexbor import LexborDocumentOptions, LexborHTMLParser

from trusthound.domain.posting.extract.decode import Source, source_of_text

# The parser looks up the open elements at every block and compares every attribute of a tag with
# the ones before it: 200,000 nested blocks took it two minutes. No real page comes near these.
_MOST_DEPTH = 1000
_SHALLOW_TAGS = 5000
_LONG_TAG = 5000
_MOST_ATTRIBUTES = 300
# So few words, all of them attributes of one tag, take the parser about a second.
_FEW_WORDS = 25_000
_FEW_CHARACTERS = 75_000
# Builds no mirrored <selectedcontent>, which is quadratic in the number of options.
_OPTIONS = LexborDocumentOptions.WO_EVENTS

_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)")
_VOID = frozenset({
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr", "p", "li", "option", "dt", "dd", "tr", "td", "th",
})  # fmt: skip
_SEPARATORS = (b" ", b"\n", b"\t", b"/", b'"', b"'")
# A tag that is long enough to count holds some of them as a whole.
_BLOCK_BYTES = _LONG_TAG // 2
_WITHIN_A_WORD = bytes(each not in b" \t\n\f\r/=\"'" for each in range(256))
_END_IN_QUOTES = re.compile(rb"=\s*(?:\"[^\">]*+>|'[^'>]*+>)")
# One tag as the HTML standard reads it: a ">" in a quoted value does not end it.
_ATTRIBUTE = r"[\s/]*+[^\s/>][^\s/>=]*+(?:\s*+=\s*+(?:\"[^\"]*+\"|'[^']*+'|[^\s\"'>][^\s>]*+)?+)?+"
_WHOLE_TAG = re.compile(
    rf"<([a-zA-Z][^\s/>]*+)(?:{_ATTRIBUTE}){{0,{_MOST_ATTRIBUTES}}}+(?P<more>{_ATTRIBUTE})?[^>]*+"
)


def parse(html: str) -> LexborHTMLParser:
    """The tree of a page or fragment; what nests absurdly deep is cut off."""
    return parse_source(source_of_text(html))


def parse_source(source: Source) -> LexborHTMLParser:
    """The same, of a text that is there in UTF-8 already."""
    if _may_be_crowded(source.utf8):
        source = source_of_text(_WHOLE_TAG.sub(_thinned, source.text))
    if source.utf8.count(b"<") > _SHALLOW_TAGS:
        source = source_of_text(_cut_at_depth(source.text))
    return LexborHTMLParser(source.utf8, options=_OPTIONS)


def _may_be_crowded(data: bytes) -> bool:
    """Whether some tag may have very many attributes: wrong on the safe side only."""
    if len(data) < _FEW_CHARACTERS:
        return False
    within = [*_blocks_within_tags(data)]
    if len(within) * _BLOCK_BYTES < _FEW_CHARACTERS or sum(map(_most_words, within)) < _FEW_WORDS:
        return False
    pieces = data.split(b">")
    crowded = max(map(len, pieces)) > _LONG_TAG and any(map(_is_crowded, pieces))
    return crowded or _hides_tag_ends(data)


def _blocks_within_tags(data: bytes) -> Iterator[bytes]:
    """The blocks that may lie wholly within a tag: its attributes stand in no others, but for two.

    There the next tag end is far away or stands in quotes.
    """
    looked_at = 0
    opened = dict.fromkeys((b'"', b"'"), False)
    for start in range(0, len(data), _BLOCK_BYTES):
        end = data.find(b">", start, start + _BLOCK_BYTES)
        if end != -1:
            for quote in opened:
                last = data.rfind(quote, looked_at, end)
                if last != -1:
                    before = data[looked_at:last].rstrip()
                    opened[quote] = not before or before.endswith(b"=")
            looked_at = end
        if end == -1 or any(opened.values()):
            yield data[start : start + _BLOCK_BYTES]


def _most_words(block: bytes) -> int:
    """At least as many as there may be attributes: how often something follows a separator."""
    return 1 + block.translate(_WITHIN_A_WORD).count(b"\0\1")


def _hides_tag_ends(data: bytes) -> bool:
    """Whether quoted ">" could cut a long tag in short pieces: it takes one every _LONG_TAG."""
    enough = _FEW_CHARACTERS // _LONG_TAG
    return sum(1 for _ in islice(_END_IN_QUOTES.finditer(data), enough)) == enough


def _is_crowded(piece: bytes) -> bool:
    """Whether what stands between two tag ends may be a tag of very many attributes, or part."""
    return len(piece) > _LONG_TAG and sum(map(piece.count, _SEPARATORS)) > _MOST_ATTRIBUTES


def _thinned(tag: re.Match[str]) -> str:
    """A tag without its attributes where they are too many or too long."""
    if tag["more"] or len(tag[0]) > _LONG_TAG:
        return f"<{tag[1][:40]} "
    return tag[0]


def _cut_at_depth(html: str) -> str:
    """The page up to where more than _MOST_DEPTH elements are open."""
    depth = 0
    still_open: Counter[str] = Counter()
    for match in _TAG.finditer(html):
        name = match[2].lower()
        if name in _VOID:
            continue
        if not match[1]:
            still_open[name] += 1
            depth += 1
            if depth > _MOST_DEPTH:
                return html[: match.start()]
        elif still_open[name]:
            still_open[name] -= 1
            depth -= 1
    return html
