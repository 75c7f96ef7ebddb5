"""A piece of a head in; the place that it is, or that it ends with, out."""

import re
from collections.abc import Sequence

from trusthound.domain.resume.read.company_words import has_a_legal_form
from trusthound.domain.resume.read.piece import BULLETS, Piece, plain
from trusthound.domain.resume.read.place_words import KNOWN_CITY, REMOTE, names_a_place
from trusthound.domain.resume.read.scores import company_score
from trusthound.domain.resume.read.title_words import is_trade

EDGES = BULLETS + "|,;:-–—/("
_BEGINS_BEHIND = re.compile(r",\s{0,3}|\(\s?")
_REMOTE_BEHIND = re.compile(r"[\s(](?:remote|hybrid)\)?$", re.IGNORECASE)
_CAMEL = re.compile(r"[a-z][A-Z]")
_CITY_BEHIND = re.compile(
    r"(?:(?:New|San|Los|Las|Santa|Saint|St\.|Fort|El|La|Palo|Menlo|Mountain|Redwood|"
    r"Salt Lake|Kansas|Tel|São|Rio de|Buenos|Mexico|Hong|Ann|Cape|Kuala|Ho Chi|College|"
    r"Oklahoma|Jersey|Long|Baton|West|East|North|South|Santa)\s)?"
    r"[^\W\d_a-z][\w'’-]{1,24},\s{0,2}[^,|]{2,20}(?:,\s[^,|]{2,24})?$"
)


def without_place(segments: Sequence[Piece]) -> tuple[list[Piece], Piece | None]:
    """The segments that name no place; a place behind an employer is cut off it."""
    kept, place = [], None
    for each in segments:
        if len(segments) > 1 and is_place(each.text):
            place = place or each
            continue
        shorter, behind = place_behind(each)
        place = place or behind
        if shorter.text:
            kept.append(shorter)
    return kept, place


def is_place(text: str) -> bool:
    """ "Northwind Bank, India" names an employer before its place."""
    if REMOTE.fullmatch(text):
        return True
    named, _, behind = text.partition(",")
    if named.isupper() and not behind.isupper() and not KNOWN_CITY.fullmatch(named):
        return False  # "DANONE, Russia"
    employs = "," in text and (company_score(named) >= 2 or has_a_legal_form(named))
    return _is_all_place(text) and not employs


def _is_all_place(text: str) -> bool:
    """Not so "Tutor Perm, Russia", nor "PixelRepair Kyiv, Ukraine"."""
    if not names_a_place(text):
        return False
    before = text.partition(",")[0].split()[:-1]
    return not any(is_trade(plain(each)) or _CAMEL.search(each) for each in before)


def place_behind(piece: Piece) -> tuple[Piece, Piece | None]:
    """ "Acme, Springfield, IL" and "Acme Inc. Springfield, IL" without the place."""
    text = piece.text
    commas = [each.end() for each in _BEGINS_BEHIND.finditer(text)][:6]
    ends = [(at, piece.cut(at).trimmed(",. )")) for at in commas]
    for at, behind in ends:
        told = REMOTE.fullmatch(behind.text) or KNOWN_CITY.fullmatch(behind.text)
        if told or ("," in behind.text and is_place(behind.text)):
            return piece.cut(0, at).trimmed(EDGES), behind
    found = _CITY_BEHIND.search(text)
    if found and found.start() > 2 and names_a_place(found.group().strip()):
        return piece.cut(0, found.start()).trimmed(EDGES), piece.cut(found.start()).trimmed()
    for at, behind in ends:
        if _is_all_place(behind.text):
            return piece.cut(0, at).trimmed(EDGES), behind
    remote = _REMOTE_BEHIND.search(text)
    if remote and remote.start() > 2:
        return piece.cut(0, remote.start()).trimmed(EDGES), piece.cut(remote.start()).trimmed("()")
    return piece, None
