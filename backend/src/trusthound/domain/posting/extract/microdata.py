"""A parsed page in, its microdata JobPostings out, in the shape of JSON-LD."""

from collections.abc import Mapping

from selectolax.lexbor import LexborHTMLParser, LexborNode

_MOST_POSTINGS = 200
_MOST_PROPERTIES = 300
_MOST_DEPTH = 5


def microdata(tree: LexborHTMLParser) -> tuple[Mapping[str, object], ...]:
    """Each `itemscope` of type JobPosting as a mapping from property to value or values."""
    scopes = tree.css('[itemtype*="schema.org/JobPosting" i]')
    return tuple(_item(each, _MOST_DEPTH) for each in scopes[:_MOST_POSTINGS])


def _item(scope: LexborNode, depth: int) -> dict[str, object]:
    """Walks without recursion within the scope; an inner scope is an item of its own."""
    item: dict[str, object] = {"@type": (scope.attributes.get("itemtype") or "").rpartition("/")[2]}
    waiting = _children(scope)
    for _ in range(_MOST_PROPERTIES * 50):
        if not waiting or len(item) > _MOST_PROPERTIES:
            break
        node = waiting.pop()
        attributes = node.attributes
        name = (attributes.get("itemprop") or "").strip()
        inner = "itemscope" in attributes
        if name:
            value = _item(node, depth - 1) if inner and depth else _value(node, attributes)
            _put(item, name, value)
        if not inner and name != "description":
            waiting += _children(node)
    return item


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
    for name in names.split():
        if name not in item:
            item[name] = value
            continue
        known = item[name]
        if isinstance(known, list):
            known.append(value)
        else:
            item[name] = [known, value]
