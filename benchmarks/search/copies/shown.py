"""An opening in, how the employer's own board and the boards of others show it out."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random

from benchmarks.search.copies import texts
from benchmarks.search.copies.corpus import Posting
from benchmarks.search.copies.model import OWN, Showing
from benchmarks.search.copies.openings import Opening
from benchmarks.search.copies.places import listed, shown_elsewhere
from benchmarks.search.copies.wording import other_name, other_pay, retitled

_BOARDS = ("adzuna", "jooble", "themuse", "arbeitnow", "himalayas", "remotive", "jobicy")
_KINDS = ("light", "retitled", "cut", "wrapped", "reworded", "heavy")
_OFTEN = (20, 20, 20, 15, 15, 10)
_WHOLE_TEXT = ("light", "retitled", "wrapped")  # nothing is lost that tells neighbours apart
_WITHOUT_TEXT = ("light", "retitled", "heavy")


def shown_by_employer(opening: Opening) -> Showing:
    posting = opening.posting
    slug = re.sub(r"\W+", "-", posting.company.lower()).strip("-")
    return Showing(
        id=opening.id,
        board=posting.board,
        own_board=True,
        url=posting.url or f"https://careers.{slug}.example/jobs/{opening.number}",
        title=posting.title,
        company=posting.company,
        place=posting.place,
        remote=posting.remote,
        pay_text=posting.pay,
        date_posted=posting.posted,
        description=posting.text,
        opening=opening.id,
        kind=OWN,
        scenario=opening.scenario,
        stratum=posting.stratum,
        source=posting.id,
        apart_from=opening.apart_from,
    )


def shown_by_others(opening: Opening, count: int, chance: Random) -> Iterator[Showing]:
    for board in chance.sample(_BOARDS, count):
        yield _copy(opening, board, chance)


def _copy(opening: Opening, board: str, chance: Random) -> Showing:
    posting, own = opening.posting, shown_by_employer(opening)
    kind = _kind(posting, chance)
    heavy = kind == "heavy"
    company, place, pay, title = own.company, own.place, own.pay_text, own.title
    if heavy or chance.random() < 0.6:
        company = other_name(company, chance, british=posting.british)
    if len(posting.places) > 1:
        place = listed(posting.places, chance)
    elif not posting.crowded and (heavy or chance.random() < 0.6):
        remote = bool(posting.remote) or "remote" in place.lower()
        place = shown_elsewhere(place, chance, british=posting.british, remote=remote)
    if heavy or chance.random() < 0.6:
        pay = other_pay(pay, chance)
    if kind in {"retitled", "heavy"}:
        title = retitled(title, company, posting.city, opening.number, chance)
    names = {"company": company, "place": place, "title": title, "board": board.title()}
    return replace(
        own,
        board=board,
        own_board=False,
        url=_url(own.url, board, chance),
        title=title,
        company=company,
        place=place,
        remote=chance.choice((own.remote, None)),
        pay_text=pay,
        date_posted=own.date_posted + timedelta(days=chance.randint(0, 10)),
        description=_text(own.description, kind, names, chance),
        kind=kind,
    )


def _kind(posting: Posting, chance: Random) -> str:
    if not posting.text:
        return chance.choice(_WITHOUT_TEXT)
    if posting.crowded:
        return chance.choice(_WHOLE_TEXT)
    return chance.choices(_KINDS, _OFTEN)[0]


def _text(text: str, kind: str, names: dict[str, str], chance: Random) -> str:
    if not text:
        return ""
    if kind in {"reworded", "heavy"}:
        text = texts.reworded(text, chance)
    if kind == "cut" or (kind == "heavy" and chance.random() < 0.5):
        return texts.cut(text, chance)
    text = texts.reflowed(text, chance)
    return texts.wrapped(text, chance, **names) if kind in {"wrapped", "heavy"} else text


def _url(own: str, board: str, chance: Random) -> str:
    """The board's own page, or now and then the employer's with a word on where one came from."""
    if chance.random() < 0.15:
        return f"{own}{'&' if '?' in own else '?'}utm_source={board}&utm_medium=job_board"
    number = chance.randrange(10**8)
    return f"https://www.{board}.example/jobs/{number}?utm_source=feed&ref={chance.randrange(999)}"
