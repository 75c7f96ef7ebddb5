"""A shared result in, what its page says to programs that draw previews out: tags of its head.

Everything told is somebody else's words: kept to one line, short, and escaped.
"""

import unicodedata
from html import escape

from trusthound.domain.message.verification import Judged
from trusthound.domain.sharing.card import Card, card_of
from trusthound.domain.sharing.person_names import PersonNames
from trusthound.domain.sharing.share import Share
from trusthound.entrypoints.http.schemas.share import SharedResultAnswer
from trusthound.entrypoints.http.schemas.share_answer import shared_answer

PICTURE = "card.png"
_MOST_CHARACTERS = 120
_WIDTH, _HEIGHT = 1200, 630


def shared_head(
    share: Share, judged: Judged, names: PersonNames, *, product: str, address: str
) -> str:
    """`address` is the page's own, whole, as the installation's settings say it."""
    told, card = shared_answer(share, judged, names), card_of(judged)
    title, words = _title(told), _words(card)
    named = {
        "description": words,
        "twitter:card": "summary_large_image",
    }
    properties = {
        "og:type": "website",
        "og:site_name": product,
        "og:title": title,
        "og:description": words,
        "og:url": address,
        "og:image": f"{address}/{PICTURE}",
        "og:image:type": "image/png",
        "og:image:width": str(_WIDTH),
        "og:image:height": str(_HEIGHT),
        "og:image:alt": f"{title}. {words}",
    }
    lines = [
        f"<title>{escape(title)} · {escape(product)}</title>",
        *(f'<meta name="{name}" content="{escape(value)}">' for name, value in named.items()),
        *(
            f'<meta property="{name}" content="{escape(value)}">'
            for name, value in properties.items()
        ),
    ]
    return "\n".join(lines)


def _title(told: SharedResultAnswer) -> str:
    """What was judged behind the verdict: a preview is cut at its end."""
    subject = " · ".join(filter(None, (_line(told.title), _line(told.company))))
    return f"{told.headline}: {subject}" if subject else told.headline


def _words(card: Card) -> str:
    score = "No trust score" if card.score is None else f"Trust score {card.score} out of 100"
    whose = "Judged was a text that somebody handed in" if card.handed_in else ""
    reasons = "; ".join(each.title for each in card.reasons)
    checked = f"Checked on {card.checked_on:%-d %B %Y}"
    return ". ".join(filter(None, (score, whose, reasons, checked))) + "."


def _line(text: str) -> str:
    """Without what turns the direction of writing, hides, or breaks lines (Cc, Cf, Cs)."""
    shown = "".join(" " if unicodedata.category(each)[0] == "C" else each for each in text)
    line = " ".join(shown.split())
    return line if len(line) <= _MOST_CHARACTERS else f"{line[: _MOST_CHARACTERS - 1].rstrip()}…"
