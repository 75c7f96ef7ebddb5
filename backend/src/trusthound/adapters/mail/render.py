"""A letter in, its text and its HTML out.

The layout is MJML, which makes HTML that mail programs show alike. It is made into a template once;
words come in only afterwards, escaped, so that none of them is ever read as MJML.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from jinja2 import Environment, StrictUndefined, Template
from mjml import mjml2html

from trusthound.domain.mailing.letter import Block, Letter, Letterhead
from trusthound.domain.mailing.outgoing import Brand

_TEMPLATES = files("trusthound.adapters.mail") / "templates"
# The pages' accents in sRGB, as few mail programs read OKLCH.
_ACCENTS = {Brand.CONSUMER: "#324a9f", Brand.ENTERPRISE: "#0d596d"}


@dataclass(frozen=True, slots=True)
class Rendered:
    text: str
    html: str


def render(letter: Letter, head: Letterhead, brand: Brand, *, unsubscribe: str = "") -> Rendered:
    """`unsubscribe` is the address of the page that stops such mails, "" for those that stay."""
    words = {
        "letter": letter,
        "head": head,
        "accent": _ACCENTS[brand],
        "unsubscribe": unsubscribe,
        "kind": _kind,
    }
    return Rendered(text=_text().render(words), html=_html().render(words))


def _kind(block: Block) -> str:
    return type(block).__name__


@cache
def _html() -> Template:
    environment = Environment(autoescape=True, undefined=StrictUndefined)
    mjml = (_TEMPLATES / "letter.mjml").read_text()
    return environment.from_string(mjml2html(mjml, fonts={}))  # no fonts from other people's hosts


@cache
def _text() -> Template:
    environment = Environment(autoescape=False, undefined=StrictUndefined)  # noqa: S701 - no HTML
    return environment.from_string((_TEMPLATES / "letter.txt").read_text())
