"""The body of a DOCX (or a header of it) in; its lines as a person reads them, and what is hidden.

What was deleted while changes were tracked, and comments, are no part of the text.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from lxml import etree

from trusthound.adapters.documents.docx_cells import lines_of_row
from trusthound.adapters.documents.docx_lists import Lists
from trusthound.adapters.documents.docx_looks import (
    Look,
    Styles,
    child,
    local,
    look_of,
    shading_of,
    value,
)
from trusthound.adapters.documents.poured import as_read
from trusthound.adapters.documents.words import spelled, tidied
from trusthound.domain.resume.document import HiddenText, Hiding, Line

_WITHIN = frozenset((
    "ins", "moveTo", "smartTag", "customXml", "hyperlink", "fldSimple", "sdt", "sdtContent", "dir",
    "bdo", "Choice",
))  # fmt: skip
_LINE_END, _COLUMN_END = "\n", "\v"
_ENDS = (_LINE_END, _COLUMN_END)
_WIDE = re.compile(r" {3,}|\t+")
_SPACES = re.compile(r"[ \u00a0\u2000-\u200a\u202f]+")
_FAR_OFF = 15_000_000  # in the units of drawings: 40 cm beyond its anchor
_FAR_OFF_VML = re.compile(r"(?:margin-left|margin-top|left|top):-?\d{4,9}(?:\.\d{0,9})?pt")
_WHOLE = re.compile(r"-?\d+$")
_MOST_LINES, _MOST_POURED, _LONG = 6_000, 200, 100  # lines, lines, characters
_TOP_LINES = 2  # with the first lines of a file its boxes are told at once: they show whose it is
_LINE_CHARACTERS = 2_000
_ADDRESS = re.compile(r'HYPERLINK\s+"([^"]{1,1000})"')


@dataclass(slots=True)
class _Open:
    """A line that is being written."""

    parts: list[tuple[str, Look]] = field(default_factory=list)
    mark: str = ""


@dataclass(slots=True)
class Body:
    """Lines are added as the parts of a file are walked."""

    styles: Styles
    lists: Lists
    targets: Mapping[str, str]
    breaks_told: bool  # whether Word left marks of where its pages ended
    lines: list[Line] = field(default_factory=list)
    hidden: list[HiddenText] = field(default_factory=list)
    links: dict[str, None] = field(default_factory=dict)
    page: int = 0
    columns: int = 0
    poured: int = 0
    parting: bool = True  # columns that were poured into a paragraph; `parted`: it was done
    parted: bool = False
    beside: "list[etree._Element]" = field(default_factory=list)

    def new_column(self) -> int:
        self.columns += 1
        return self.columns - 1

    def walk(self, node: "etree._Element", column: int, around: Look) -> None:
        for each in node:
            name = local(each)
            if name == "p" and len(self.lines) < _MOST_LINES:
                column = self._paragraph(each, column, around)
            elif name == "tbl":
                self._table(each, column, around)
            elif name in _WITHIN:
                self.walk(each, column, around)
            elif name == "AlternateContent":
                self.walk(_chosen(each), column, around)

    def finish(self) -> None:
        """What stands beside the lines so far: boxes that would part what belongs together."""
        while self.beside:
            self._box(self.beside.pop(0))

    def _box(self, box: "etree._Element") -> None:
        self.walk(box, self.new_column(), self.styles.usual.under(_box_look(box)))

    def _paragraph(self, node: "etree._Element", column: int, around: Look) -> int:
        """The column that the next one stands in."""
        properties = child(node, "pPr")
        style = value(child(properties, "pStyle"))
        look = around.under(self.styles.looks.get(style, Look()))
        look = look.under(Look(shaded=shading_of(properties)))
        numbered = child(properties, "numPr")
        boxes: list[etree._Element] = []
        first, line = len(self.lines), _Open()
        line.mark = self.lists.mark(self.styles.lists.get(style) if numbered is None else numbered)
        for text, run_look in self._runs(node, look, boxes):
            if text in _ENDS:
                self._close(line, column)
                line = _Open()
                column = self.new_column() if text == _COLUMN_END else column
            else:
                line.parts.append((text, run_look))
        self._close(line, column)
        self.lines[first:] = self._as_read(self.lines[first:])
        for box in boxes:
            if len(self.lines) > _TOP_LINES and sum(local(each) == "p" for each in box) > 1:
                self.beside.append(box)
            else:
                self._box(box)
        return column if child(properties, "sectPr") is None else self.new_column()

    def _as_read(self, raw: list[Line]) -> Iterator[Line]:
        """The lines of one paragraph, which may be a page that was poured into it."""
        read = [(at, each.text, 0) for at, each in enumerate(raw)]
        if self.poured <= _MOST_POURED:
            read = as_read([each.text for each in raw], parted=self.parting)
            self.poured += max(0, sum(1 + len(each.text) // _LONG for each in raw) - 1)
        beside = self.new_column() if (woven := any(side for _, _, side in read)) else 0
        self.parted |= woven
        for at, text, side in read:
            if told := _tidied(text):
                yield replace(raw[at], text=told, column=beside if side else raw[at].column)

    def _runs(
        self, node: "etree._Element", look: Look, boxes: "list[etree._Element]"
    ) -> Iterator[tuple[str, Look]]:
        """Texts with their looks, one of _ENDS where a line ends."""
        for each in node:
            name = local(each)
            if name == "r":
                properties = child(each, "rPr")
                styled = self.styles.looks.get(value(child(properties, "rStyle")), Look())
                run_look = look.under(styled).under(look_of(properties))
                for text in self._texts(each, boxes):
                    yield text, run_look
            elif name in _WITHIN:
                if name == "hyperlink" and (target := self.targets.get(value(each, "id"))):
                    self.links.setdefault(target)
                yield from self._runs(each, look, boxes)
            elif name == "AlternateContent":
                yield from self._runs(_chosen(each), look, boxes)

    def _texts(self, run: "etree._Element", boxes: "list[etree._Element]") -> Iterator[str]:
        for each in run:
            name = local(each)
            if name == "t":
                yield (each.text or "").replace("\n", " ")
            elif name in ("tab", "ptab"):
                yield "\t"
            elif name in ("br", "cr"):
                self.page += value(each, "type") == "page" and not self.breaks_told
                yield _COLUMN_END if value(each, "type") == "column" else _LINE_END
            elif name == "lastRenderedPageBreak":
                self.page += 1
            elif name == "noBreakHyphen":
                yield "-"
            elif name == "sym":
                yield _symbol(value(each, "char"))
            elif name == "instrText":
                self.links.update(dict.fromkeys(_ADDRESS.findall(each.text or "")))
            elif name in ("drawing", "pict", "object", "AlternateContent"):
                boxes.extend(_boxes(each))

    def _table(self, node: "etree._Element", column: int, around: Look) -> None:
        """Row by row; short cells of a row are one line, long ones columns of their own."""
        if value(child(child(node, "tblPr"), "tblStyle")):
            around = around.under(Look(shaded=True))  # its style may fill rows with a colour
        for row in _inner(node, "tr"):
            cells = []
            for cell in _inner(row, "tc"):
                within = replace(self, lines=[])
                shade = Look(shaded=shading_of(child(cell, "tcPr")))
                within.walk(cell, within.new_column(), around.under(shade))
                self.page, self.columns, self.poured = within.page, within.columns, within.poured
                self.parted |= within.parted
                if within.lines:
                    cells.append(within.lines)
            self.lines.extend(lines_of_row(cells, column))

    def _close(self, line: _Open, column: int) -> None:
        seen: list[tuple[str, Look]] = []
        hiding: Hiding | None = None
        for text, look in line.parts:
            now = look.hiding
            if now is None:
                seen.append((text, look))
            elif any(letter.isalnum() for letter in text) or (now is hiding and text):
                self._hide(text, now, joins=now is hiding)
            hiding = now if text.strip() else hiding
        text = "".join(each for each, _ in seen)
        if not _tidied(text):
            return
        longest = max(seen, key=lambda each: len(each[0].strip()))
        bold = sum(len(each.strip()) for each, look in seen if look.bold)
        whole = sum(len(each.strip()) for each, _ in seen)
        self.lines.append(
            Line(
                f"{line.mark} {text}" if line.mark else text,
                0,
                self.page,
                column,
                None,
                longest[1].points,
                2 * bold > whole,
            )
        )

    def _hide(self, text: str, hiding: Hiding, *, joins: bool) -> None:
        if joins and self.hidden:
            last = self.hidden[-1]
            self.hidden[-1] = HiddenText(f"{last.text}{text}"[:_LINE_CHARACTERS], hiding, last.page)
        else:
            self.hidden.append(HiddenText(text[:_LINE_CHARACTERS], hiding, self.page))


def _tidied(text: str) -> str:
    """Many spaces stand for a tab, which they were typed for."""
    parts = (_SPACES.sub(" ", each) for each in _WIDE.split(spelled(text)))
    return "\t".join(filter(None, map(tidied, parts)))[:_LINE_CHARACTERS]


def _chosen(node: "etree._Element") -> "etree._Element":
    """Of two versions of the same thing the one for today's programs."""
    return next((each for each in node if local(each) == "Choice"), node)


def _inner(node: "etree._Element", name: str) -> "Iterator[etree._Element]":
    for each in node:
        if local(each) == name:
            yield each
        elif local(each) in _WITHIN:
            yield from _inner(each, name)


def _boxes(node: "etree._Element") -> "Iterator[etree._Element]":
    """The outermost texts within a drawing."""
    for each in _chosen(node) if local(node) == "AlternateContent" else node:
        if local(each) == "txbxContent":
            yield each
        elif local(each) != "Fallback":
            yield from _boxes(each)


def _box_look(box: "etree._Element") -> Look:
    """A box may be filled with a colour, which is not looked for: white in it counts as seen."""
    for each in box.iterancestors():
        if local(each) == "anchor":
            offsets = [node.text or "" for node in each.iter() if local(node) == "posOffset"]
            if any(abs(int(stated[:12])) > _FAR_OFF for stated in offsets if _WHOLE.match(stated)):
                return Look(off_page=True)
        elif local(each) == "shape" and _FAR_OFF_VML.search(value(each, "style")):
            return Look(off_page=True)
        elif local(each) == "p":
            break
    return Look(shaded=True)


def _symbol(stated: str) -> str:
    try:
        return chr(int(stated, 16))
    except (ValueError, OverflowError):
        return ""
