"""A parsed page in, its microdata and RDFa JobPostings out, in the shape of JSON-LD."""

from collections.abc import Mapping
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser, LexborNode

_MOST_POSTINGS = 200
_MOST_PROPERTIES = 300
_MOST_DEPTH = 5


@dataclass(frozen=True, slots=True)
class _Syntax:
    """The attributes that open an item, name its type and name a property."""

    scope: str
    kind: str
    name: str


_MICRODATA = _Syntax("itemscope", "itemtype", "itemprop")
_RDFA = _Syntax("typeof", "typeof", "property")


def microdata(tree: LexborHTMLParser) -> tuple[Mapping[str, object], ...]:
    """Each JobPosting item as a mapping from property to value or values.

    RDFa is read where it is as plain as microdata ("RDFa Lite"): prefixes are dropped.
    """
    scopes = tree.css('[itemtype*="schema.org/JobPosting" i], [typeof*="JobPosting"]')
    return tuple(_item(each, _syntax_of(each), _MOST_DEPTH) for each in scopes[:_MOST_POSTINGS])


def _syntax_of(scope: LexborNode) -> _Syntax:
    return _MICRODATA if scope.attributes.get("itemtype") else _RDFA


def _item(scope: LexborNode, syntax: _Syntax, depth: int) -> dict[str, object]:
    """Walks without recursion within the scope; an inner scope is an item of its own."""
    item: dict[str, object] = {"@type": _bare(scope.attributes.get(syntax.kind) or "")}
    waiting = _children(scope)
    for _ in range(_MOST_PROPERTIES * 50):
        if not waiting or len(item) > _MOST_PROPERTIES:
            break
        node = waiting.pop()
        attributes = node.attributes
        name = (attributes.get(syntax.name) or "").strip()
        inner = syntax.scope in attributes
        if name:
            value = _item(node, syntax, depth - 1) if inner and depth else _value(node, attributes)
            _put(item, name, value)
        if not inner and "description" not in name:
            waiting += _children(node)
    return item


def _bare(name: str) -> str:
    """ "https://schema.org/title" and "schema:title" without what stands before the name."""
    return name.rpartition("/")[2].rpartition(":")[2]


def _children(node: LexborNode) -> list[LexborNode]:
    """The element children, last first."""
    return list(node.iter())[::-1]


def _value(node: LexborNode, attributes: Mapping[str, str | None]) -> str:
    for name in ("content", "datetime"):
        if attributes.get(name):
            return attributes[name] or ""
    if node.tag in ("a", "link", "area") and attributes.get("href"):
        href = attributes["href"] or ""
        text = (node.text() or "").strip()
        return href if node.tag == "link" or not text else text
    return node.inner_html or ""


def _put(item: dict[str, object], names: str, value: object) -> None:
    """A property that stands twice becomes a list."""
    for name in map(_bare, names.split()):
        if name not in item:
            item[name] = value
            continue
        known = item[name]
        if isinstance(known, list):
            known.append(value)
        else:
            item[name] = [known, value]
