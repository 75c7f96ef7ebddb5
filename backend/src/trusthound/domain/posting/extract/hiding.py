"""The declarations of a style in; whether they hide a text from its reader out."""

import re

# What scripts and media queries take away again: a menu, a tab, a text that unfolds.
_GONE = re.compile(r"(?:\A|;)(?:display:none|visibility:(?:hidden|collapse))")
_FLAT = re.compile(r"(?:\A|;)(?:max-)?(?:height|width):0(?:px|em|rem|%)?(?:;|!|\Z)")
# What nobody needs for a page that unfolds: such a text is there and can never be read.
_CONCEALED = re.compile(
    r"(?:\A|;)font-size:(?:0?(?:\.0+)?0(?:px|pt|r?em|%)?|0?\.\d+p[xt]|1p[xt])(?:;|!|\Z)|"
    r"(?:\A|;)(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\d{3,}|"
    r"(?:\A|;)clip:rect\((?:0|1px)|clip-path:(?:inset\((?:50|100)%|circle\(0)|"
    r"(?:\A|;)color:transparent(?:;|!|\Z)|transform:scale\(0(?:[,)]|\.0)"
)
_INVISIBLE = re.compile(r"(?:\A|;)opacity:0(?:\.0\d*)?(?:;|!|\Z)")
# A text that fades in begins invisible.
_FADES = ("transform", "transition", "animation", "will-change")
_COLOUR = re.compile(r"(?:\A|;)color:([^;!]+)")
_BACKGROUND = re.compile(r"(?:\A|;)background(?:-color)?:([^;!]+)")
_NAMED = {"white": "#fff", "black": "#000", "#ffffff": "#fff", "#000000": "#000",
          "rgb(255,255,255)": "#fff", "rgb(0,0,0)": "#000"}  # fmt: skip


def compact(style: str) -> str:
    """In lower case and without a space."""
    return "".join(style.lower().split())


def unfolds(style: str) -> bool:
    """Whether the (compact) style hides a text that a script may show."""
    return bool(_GONE.search(style) or ("overflow:hidden" in style and _FLAT.search(style)))


def conceals(style: str) -> bool:
    """Whether the (compact) style keeps a text on the page and from the eyes."""
    if _CONCEALED.search(style):
        return True
    if _INVISIBLE.search(style):
        return not any(each in style for each in _FADES)
    colour, background = _COLOUR.search(style), _BACKGROUND.search(style)
    return colour is not None and background is not None and _same(colour[1], background[1])


def _same(colour: str, background: str) -> bool:
    return _NAMED.get(colour, colour) == _NAMED.get(background, background)
