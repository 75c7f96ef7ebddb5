"""A parsed page or fragment in, the text that its reader sees out."""

from selectolax.lexbor import LexborNode

UNSEEN_TAGS = frozenset({
    "script", "style", "noscript", "template", "head", "title", "svg", "iframe", "object", "canvas",
    "audio", "video", "select", "datalist", "textarea", "math", "-comment",
})  # fmt: skip
_INLINE_TAGS = frozenset({
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em",
    "font", "i", "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike",
    "strong", "sub", "sup", "time", "tt", "u", "var", "wbr", "button", "input", "img", "picture",
})  # fmt: skip
# What parts an element from its neighbours; a line of its own where none is named, None where
# nothing of it is seen.
_EDGES: dict[str, str | None] = {
    **dict.fromkeys(UNSEEN_TAGS),
    **dict.fromkeys(_INLINE_TAGS, ""),
    **dict.fromkeys(("td", "th"), " "),
}
_SPACES = frozenset({"", " ", "\n"})


def rendered(root: LexborNode) -> str:
    """The text under `root`, its blocks on lines of their own.

    Walks without recursion: a page may nest deeper than the stack.
    """
    parts: list[str] = [""]
    open_nodes: list[tuple[LexborNode, str]] = []
    node: LexborNode | None = root
    while node is not None or open_nodes:
        if node is None:
            closed, after = open_nodes.pop()
            if after and parts[-1] != after:
                parts.append(after)
            node = closed.next if open_nodes else None
            continue
        tag = node.tag or ""
        if tag == "-text":
            words = _words(node)
            if words != " " or parts[-1] not in _SPACES:
                parts.append(words)
        elif (edge := _EDGES.get(tag, "\n")) is not None:
            if edge and parts[-1] != edge:
                parts.append(edge)
            open_nodes.append((node, edge))
            node = node.first_child
            continue
        node = node.next if open_nodes else None
    return "".join(parts)


def _words(node: LexborNode) -> str:
    """A text node's text; line breaks in the source count only where they are preformatted."""
    text = node.text_content or ""
    if text.isspace():
        return " "
    if "\n" not in text:
        return text
    parent = node.parent
    if parent is not None and parent.tag in ("pre", "listing", "plaintext", "xmp"):
        return text
    return text.replace("\n", " ")
