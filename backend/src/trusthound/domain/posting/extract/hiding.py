"""An element or the declarations of a style in; whether they hide a text from its reader out."""

import re

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.common.clues import AnyOf

# What scripts and media queries take away again: a menu, a tab, a text that unfolds.
_GONE = re.compile(r"(?:\A|;)(?:display:none|visibility:(?:hidden|collapse))")
_FLAT = re.compile(r"(?:\A|;)(?:max-)?(?:height|width):(?:0(?:px|em|rem|%)?|1px)(?:;|!|\Z)")
# What nobody needs for a page that unfolds: such a text is there and can never be read.
_CONCEALED = re.compile(
    r"(?:\A|;)font-size:(?:0?(?:\.0+)?0(?:px|pt|r?em|%)?|0?\.\d+p[xt]|1p[xt])(?:;|!|\Z)|"
    r"(?:\A|;)(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\d{3,}|"
    r"(?:\A|;)font:0(?:px)?/|(?:\A|;)zoom:0(?:\.0\d*)?%?(?:;|!|\Z)|content-visibility:hidden|"
    r"(?:\A|;)clip:rect\((?:0|1px)|clip-path:(?:inset\((?:50|100)%|circle\(0|"
    r"polygon\((?:0(?:px|%)?,?)+\))|"
    r"transform:(?:scale\(0(?:[,)]|\.0)|translate[xy]?\((?:[^)]*,)?-\d{4,}px)"
)
# One of these stands in whatever it finds; a style mostly has none.
_CONCEALING = AnyOf.of(
    "font-size:", "font:0", "left:-", "right:-", "top:-", "bottom:-", "text-indent:-", "zoom:0",
    "visibility:", "clip", "transform:",
)  # fmt: skip
# Colours of nothing; a letter whose ground is cut to its shape shows that ground.
_NO_COLOUR = re.compile(
    r"(?:\A|;)(?:color|-webkit-text-fill-color):(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00|"
    r"(?:rgb|hsl)a?\([^)]*[,/]0?(?:\.0+)?%?\))(?:;|!|\Z)"
)
_CUT_GROUND = "background-clip:text"
_INVISIBLE = re.compile(r"(?:\A|;)(?:opacity:(?:0|0?\.0\d*)%?(?:;|!|\Z)|filter:opacity\(0)")
# A text that fades in begins invisible.
_FADES = ("transform", "transition", "animation", "will-change")
_COLOUR = re.compile(r"(?:\A|;)color:([^;!]+)")
_BACKGROUND = re.compile(r"(?:\A|;)background(?:-color)?:([^;!]+)")
_NAMED = {"white": (255, 255, 255), "black": (0, 0, 0)}
_HEX = re.compile(r"#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))")
_RGB = re.compile(r"rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)")
# Nobody tells colours apart that are nearer in each of red, green and blue.
_TELLABLE = 12
COMMENT = re.compile(r"/\*[^*]*+(?:\*(?!/)[^*]*+)*+(?:\*/)?")
_ESCAPE = re.compile(r"\\(?:([\da-f]{1,6})\s?|(.))", re.IGNORECASE)


_STYLE_CHARACTERS = 4000
# A page that a script fades in, or shows once it has run, hides nothing from its reader.
_MOST_SHARE = 0.5
_LONG_TEXT = 1000


def hides(node: LexborNode) -> bool:
    """Whether an element's style or its `hidden` attribute hides it."""
    if node.tag in ("html", "body"):
        return False
    attributes = node.attributes
    if "hidden" in attributes:
        return True
    style = compact((attributes.get("style") or "")[:_STYLE_CHARACTERS])
    return ":" in style and (unfolds(style) or conceals(style))


def is_most(node: LexborNode, tree: LexborHTMLParser) -> bool:
    characters = len(node.text() or "")
    if characters <= _LONG_TEXT or tree.body is None:
        return False
    return characters > _MOST_SHARE * len(tree.body.text() or "")


def compact(style: str) -> str:
    """In lower case and without a space, a comment or an escape."""
    if "/*" in style:
        style = COMMENT.sub("", style)
    if "\\" in style:
        style = _ESCAPE.sub(_unescaped, style)
    return "".join(style.lower().split())


def _unescaped(escape: re.Match[str]) -> str:
    code = int(escape[1], 16) if escape[1] else 0
    return escape[2] or (chr(code) if code < 128 else "")


def unfolds(style: str) -> bool:
    """Whether the (compact) style hides a text that a script may show."""
    if ("display:none" in style or "visibility:" in style) and _GONE.search(style):
        return True
    return "overflow:hidden" in style and _FLAT.search(style) is not None


def conceals(style: str) -> bool:
    """Whether the (compact) style keeps a text on the page and from the eyes."""
    if _CONCEALING.stands_in(style) and _CONCEALED.search(style):
        return True
    coloured = "color:" in style
    if coloured and _NO_COLOUR.search(style) and _CUT_GROUND not in style:
        return True
    if is_faint(style):
        return not any(each in style for each in _FADES)
    colour = _COLOUR.search(style) if coloured and "background" in style else None
    background = _BACKGROUND.search(style) if colour else None
    return colour is not None and background is not None and _same(colour[1], background[1])


def is_faint(style: str) -> bool:
    """Whether the (compact) style lets nothing through: so do texts begin that fade in."""
    return "opacity" in style and _INVISIBLE.search(style) is not None


def _same(colour: str, background: str) -> bool:
    one, other = _levels(colour), _levels(background)
    if one is None or other is None:
        return colour == background
    return all(abs(a - b) < _TELLABLE for a, b in zip(one, other, strict=True))


def _levels(colour: str) -> tuple[int, ...] | None:
    """Red, green and blue of 0 to 255; None for a colour written in another way."""
    if match := _HEX.fullmatch(colour):
        return tuple(
            int(each * (2 if len(each) == 1 else 1), 16) for each in match.groups() if each
        )
    if match := _RGB.fullmatch(colour):
        return tuple(map(int, match.groups()))
    return _NAMED.get(colour)
