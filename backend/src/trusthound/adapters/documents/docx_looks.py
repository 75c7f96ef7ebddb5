"""The styles of a DOCX in; how a run of letters looks, out: size, bold, hidden or not."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from lxml import etree

from trusthound.domain.resume.document import Hiding

_TINY_POINTS = 2.0
_TINY_PERCENT = 10  # how wide the letters are
_NEAR_WHITE = 0xF0
_MOST_PARENTS = 12
_WHITE_THEMES = frozenset(("background1", "light1", "bg1", "lt1"))
_USUAL_POINTS = 11.0


def local(node: "etree._Element") -> str:
    """Its name without the namespace: the transitional and the strict standard differ in that."""
    return node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""


def child(node: "etree._Element | None", name: str) -> "etree._Element | None":
    if node is None:
        return None
    return next((each for each in node if local(each) == name), None)


def value(node: "etree._Element | None", name: str = "val") -> str:
    """Its attribute, "" without one, whatever the namespace."""
    if node is None:
        return ""
    for key, found in node.attrib.items():
        if str(key).rpartition("}")[2] == name:
            return str(found)
    return ""


@dataclass(frozen=True, slots=True)
class Look:
    """None is "as what stands around it"."""

    points: float | None = None
    bold: bool | None = None
    vanishes: bool | None = None
    white: bool | None = None
    shaded: bool | None = None
    narrow: bool | None = None
    off_page: bool | None = None

    def under(self, upper: "Look") -> "Look":
        """What `upper` says counts, and else what this says."""
        told = {
            name: getattr(upper, name)
            for name in self.__slots__
            if getattr(upper, name) is not None
        }
        return replace(self, **told)

    @property
    def hiding(self) -> Hiding | None:
        if self.vanishes:
            return Hiding.MARKED_HIDDEN
        if self.off_page:
            return Hiding.OFF_PAGE
        if (self.points is not None and self.points < _TINY_POINTS) or self.narrow:
            return Hiding.TINY
        return Hiding.BACKGROUND_COLOUR if self.white and not self.shaded else None


@dataclass(frozen=True, slots=True)
class Styles:
    """Looks by the id of a style, and the lists that paragraphs of a style are in."""

    usual: Look
    looks: Mapping[str, Look]
    lists: Mapping[str, "etree._Element"]


def look_of(properties: "etree._Element | None") -> Look:
    """Of `w:rPr`."""
    if properties is None:
        return Look()
    found = {local(each): each for each in properties}
    size, width = value(found.get("sz")), value(found.get("w"))
    return Look(
        points=_number(size, 2),
        bold=_is_on(found.get("b")),
        vanishes=_is_on(found.get("vanish")) or _is_on(found.get("webHidden")),
        white=_is_white(found.get("color")),
        shaded=_is_shaded(found),
        narrow=None if (percent := _number(width)) is None else percent < _TINY_PERCENT,
    )


def shading_of(properties: "etree._Element | None") -> bool | None:
    """Whether `w:pPr` or `w:tcPr` fills what is behind the text with a colour."""
    return None if properties is None else _is_shaded({local(each): each for each in properties})


def styles_of(tree: "etree._Element | None") -> Styles:
    if tree is None:
        return Styles(Look(points=_USUAL_POINTS), {}, {})
    usual = look_of(child(child(child(tree, "docDefaults"), "rPrDefault"), "rPr"))
    nodes = {value(each, "styleId"): each for each in tree if local(each) == "style"}
    looks, lists = {}, {}
    for name, node in nodes.items():
        chain = _chain(node, nodes)
        look = Look()
        for each in reversed(chain):
            look = look.under(look_of(child(each, "rPr")))
        looks[name] = look
        numbered = [child(child(each, "pPr"), "numPr") for each in chain]
        first = next((each for each in numbered if each is not None), None)
        if first is not None:
            lists[name] = first
    return Styles(Look(points=_USUAL_POINTS).under(usual), looks, lists)


def _chain(node: "etree._Element", nodes: Mapping[str, "etree._Element"]) -> "list[etree._Element]":
    """The style and those that it is based on, up to a bound: they may go in a circle."""
    chain = [node]
    while len(chain) < _MOST_PARENTS:
        parent = nodes.get(value(child(chain[-1], "basedOn")))
        if parent is None:
            break
        chain.append(parent)
    return chain


def _is_on(node: "etree._Element | None") -> bool | None:
    return None if node is None else value(node).lower() not in ("0", "false", "off", "none")


def _is_white(node: "etree._Element | None") -> bool | None:
    if node is None:
        return None
    stated, theme = value(node), value(node, "themeColor")
    if theme and not value(node, "themeShade"):
        return theme in _WHITE_THEMES
    try:
        return len(stated) == 6 and min(bytes.fromhex(stated)) >= _NEAR_WHITE
    except ValueError:
        return False  # "auto"


def _is_shaded(found: Mapping[str, "etree._Element"]) -> bool | None:
    shade, marker = found.get("shd"), found.get("highlight")
    filled = shade is not None and (
        value(shade, "themeFill") not in ("", *_WHITE_THEMES)
        or value(shade, "fill").lower() not in ("", "auto", "ffffff")
    )
    marked = marker is not None and value(marker) not in ("none", "white")
    return True if filled or marked else None


def _number(stated: str, divisor: int = 1) -> float | None:
    try:
        return float(stated.removesuffix("%")) / divisor
    except ValueError:
        return None
