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
_PREFORMATTED = frozenset({"pre", "listing", "plaintext", "xmp"})
_SPACES = frozenset({"", " ", "\n"})


def rendered(root: LexborNode) -> str:
    """The text under `root`, its blocks on lines of their own.

    Walks without recursion: a page may nest deeper than the stack.
    """
    parts: list[str] = [""]
    open_nodes: list[tuple[LexborNode, str, str]] = []
    node: LexborNode | None = root
    while node is not None or open_nodes:
        if node is None:
            closed, _, after = open_nodes.pop()
            if after and parts[-1] != after:
                parts.append(after)
            node = closed.next if open_nodes else None
            continue
        tag = node.tag or ""
        if tag == "-text":
            words = _words(node.text_content or "", open_nodes[-1][1] if open_nodes else "")
            if words != " " or parts[-1] not in _SPACES:
                parts.append(words)
        elif (edge := _EDGES.get(tag, "\n")) is not None:
            if edge and parts[-1] != edge:
                parts.append(edge)
            open_nodes.append((node, tag, edge))
            node = node.first_child
            continue
        node = node.next if open_nodes else None
    return "".join(parts)


def _words(text: str, parent: str) -> str:
    """A text as it is seen; line breaks in the source count only where they are preformatted."""
    if text.isspace():
        return " "
    return text if "\n" not in text or parent in _PREFORMATTED else text.replace("\n", " ")
