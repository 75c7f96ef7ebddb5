"""What a shared result says in short in, its picture for previews of links out: PNG, 1200 by 630.

Set by typst from data alone, so nothing that is told can be markup; with the fonts that typst
brings, so it is the same on every machine. A host is ASCII here: every letter can be drawn.
"""

import json
import re
from importlib.resources import files

import typst

from trusthound.adapters.reports.letters import with_places_to_break
from trusthound.domain.assessment.band import Band
from trusthound.domain.message.kind import Kind
from trusthound.domain.sharing.card import Card

_TEMPLATE = files("trusthound.adapters.reports").joinpath("share_card.typ")
_POINTS_ARE_PIXELS = 72.0
_KINDS = {Kind.POSTING: "A job posting", Kind.MESSAGE: "A message", Kind.MAIL: "An e-mail"}
_HANDED_IN = "Text somebody handed in"
_BANDS = {Band.VERIFIED: "Verified", Band.CAUTION: "Caution", Band.DANGER: "Danger"}
_NO_SCORE = "No score"
# Whose a name is stands at its end.
_MOST_OF_HOST = 60
_MOST_CHARACTERS = 90
_BREAKS = re.compile(r"\.|[^.]{30}")


def share_card(card: Card, *, product: str) -> bytes:
    """Takes some hundredths of a second of one processor: call it in a thread."""
    told = {
        "product": product[:_MOST_CHARACTERS],
        "kind": _HANDED_IN if card.handed_in else _KINDS[card.kind],
        "host": _BREAKS.sub("\\g<0>\u200b", _shortened(card.host)),
        "score": card.score,
        "tone": "unscored" if card.band is None else card.band.value,
        "band": _NO_SCORE if card.band is None else _BANDS[card.band],
        "headline": card.headline,
        "reasons": [
            {"title": with_places_to_break(each.title[:_MOST_CHARACTERS]), "against": each.against}
            for each in card.reasons
        ],
        "checked": f"{card.checked_on:%-d %B %Y}",
    }
    picture = typst.compile(
        _TEMPLATE.read_bytes(),
        format="png",
        ppi=_POINTS_ARE_PIXELS,
        sys_inputs={"card": json.dumps(told)},
        ignore_system_fonts=True,
    )
    assert isinstance(picture, bytes)  # noqa: S101 - one page, one picture
    return picture


def _shortened(host: str) -> str:
    return host if len(host) <= _MOST_OF_HOST else f"…{host[1 - _MOST_OF_HOST :]}"
