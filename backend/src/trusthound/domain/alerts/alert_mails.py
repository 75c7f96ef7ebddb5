"""What is new in, the mails that tell a seeker out."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import quote

from trusthound.domain.alerts.new_openings import MOST_NEW, NewOpenings
from trusthound.domain.alerts.saved_search import HowOften
from trusthound.domain.alerts.watching import Happening, Part, WatchNews, place_line
from trusthound.domain.assessment.band import CAUTION_FROM, VERIFIED_FROM
from trusthound.domain.common.money import salary_line
from trusthound.domain.mailing.listed import MOST_LISTED, Listed, packed
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.search.opening import Opening

_OFTEN = {
    HowOften.INSTANT: "when something new appears",
    HowOften.DAILY: "once a day",
    HowOften.WEEKLY: "once a week",
}
_PARTS = {
    Part.TITLE: "Title",
    Part.PLACE: "Place",
    Part.PAY: "Pay",
    Part.DESCRIPTION: "Description",
}
_LINE_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a mail is for."""

    email: str
    first_name: str


@dataclass(frozen=True, slots=True)
class WatchedNews:
    """An opening and what is new of it."""

    opening: Opening
    news: tuple[WatchNews, ...]


def new_openings_mail(
    new: NewOpenings,
    reader: Reader,
    *,
    search_id: str,
    name: str,
    how_often: HowOften,
    now: datetime,
    new_id: str,
) -> OutgoingMail:
    """Each with what a seeker decides by; what is more than a mail can list is a number."""
    return OutgoingMail(
        id=new_id,
        kind=MailKind.NEW_OPENINGS,
        brand=Brand.CONSUMER,
        to=reader.email,
        words={
            "name": reader.first_name,
            "link": search_page(search_id),
            "search_id": search_id,
            "search": name,
            "count": _counted(new.count),
            "how_often": _OFTEN[how_often],
            "more": _more(new),
            "openings": packed(_listed(each, _facts(each)) for each in new.listed),
        },
        made_at=now,
    )


def watch_mail(
    watched: Sequence[WatchedNews], reader: Reader, *, now: datetime, new_id: str
) -> OutgoingMail:
    """At most MOST_LISTED; the page has all of them."""
    return OutgoingMail(
        id=new_id,
        kind=MailKind.WATCH_NEWS,
        brand=Brand.CONSUMER,
        to=reader.email,
        words={
            "name": reader.first_name,
            "link": "/premium#watches",
            "count": str(len(watched)),
            "openings": packed(
                _listed(each.opening, [each.opening.company, *map(news_line, each.news)])
                for each in watched[:MOST_LISTED]
            ),
        },
        made_at=now,
    )


def search_page(search_id: str) -> str:
    return f"/premium?saved={search_id}#alerts"


def opening_page(opening: Opening) -> str:
    return f"/premium/jobs/{quote(opening.id, safe='')}"


def news_line(news: WatchNews) -> str:
    """What happened, in words."""
    match news.happening:
        case Happening.CLOSED:
            return "Closed: it is no longer listed."
        case Happening.REOPENED:
            return "Open again: it is listed again."
        case Happening.REPOSTED:
            return f"Posted anew: dated {news.after}, before that {news.before}."
        case Happening.PAY_REMOVED:
            return f"Pay is no longer stated. It was: {_short(news.before)}"
        case Happening.CHANGED:
            return _change_line(news)


def trust_line(opening: Opening) -> str:
    """The badge in words: a mail has no colours to rely on."""
    score = opening.trust.score
    if score is None:
        return "Trust: not enough was told to score it"
    word = (
        "Verified" if score >= VERIFIED_FROM else "Caution" if score >= CAUTION_FROM else "Danger"
    )
    return f"Trust: {word}, {score} of 100"


def _change_line(news: WatchNews) -> str:
    part = _PARTS[news.part] if news.part else "Posting"
    if news.part is Part.DESCRIPTION:
        said = f"New: {news.after}" if news.after else f"No longer there: {news.before}"
        return f"{part} changed. {_short(said)}"
    if not news.before:
        return f"{part} is now stated: {_short(news.after)}"
    return f"{part} changed: {_short(news.after)}. It was: {_short(news.before)}"


def _facts(opening: Opening) -> list[str]:
    place = place_line(opening) or "Place not stated"
    pay = salary_line(opening.pay) or "Pay not stated"
    return [
        _short(f"{opening.company} · {place}"),
        _short(f"{pay} · {trust_line(opening)}"),
    ]


def _listed(opening: Opening, lines: Sequence[str]) -> Listed:
    own = next((each.url for each in opening.links if each.is_own and each.is_open), "")
    return Listed(_short(opening.title), tuple(lines), opening_page(opening), own)


def _counted(count: int) -> str:
    return f"More than {MOST_NEW}" if count > MOST_NEW else str(count)


def _more(new: NewOpenings) -> str:
    if new.are_too_many:
        return (
            f"More than {MOST_NEW} openings are new, and the newest {len(new.listed)} stand here. "
            "That is more than anybody reads: add a word, a place or a filter to the search, and "
            "fewer, better ones come."
        )
    return f"And {new.more} more: open the search to see them." if new.more else ""


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LINE_CHARACTERS else line[: _LINE_CHARACTERS - 1].rstrip() + "…"
