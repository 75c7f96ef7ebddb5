"""The numbering of a DOCX in; the bullet or number before a paragraph, out."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lxml import etree

from trusthound.adapters.documents.docx_looks import child, local, value

_BULLET = "•"


@dataclass(frozen=True, slots=True)
class Lists:
    """The format of each level ("bullet", "decimal" …) by the list's number."""

    formats: Mapping[str, Mapping[str, str]]
    counts: dict[tuple[str, str], int] = field(default_factory=dict)

    def mark(self, numbered: "etree._Element | None") -> str:
        """Of the next paragraph of that list; "" for none. `numbered` is `w:numPr`."""
        number = value(child(numbered, "numId"))
        if number in ("", "0"):
            return ""
        level = value(child(numbered, "ilvl")) or "0"
        form = self.formats.get(number, {}).get(level, "bullet")
        if form == "none":
            return ""
        if form != "decimal":
            return _BULLET
        count = self.counts[number, level] = self.counts.get((number, level), 0) + 1
        return f"{count}."


def lists_of(tree: "etree._Element | None") -> Lists:
    if tree is None:
        return Lists({})
    kinds = {
        value(each, "abstractNumId"): {
            value(level, "ilvl"): value(child(level, "numFmt"))
            for level in each
            if local(level) == "lvl"
        }
        for each in tree
        if local(each) == "abstractNum"
    }
    return Lists({
        value(each, "numId"): kinds.get(value(child(each, "abstractNumId")), {})
        for each in tree
        if local(each) == "num"
    })  # fmt: skip
