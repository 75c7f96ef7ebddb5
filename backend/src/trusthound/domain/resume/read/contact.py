"""The top of a resume in; mails, phones, links and the place where somebody lives out."""

import re
from collections.abc import Iterable, Sequence
from itertools import islice, zip_longest

from phonenumbers import NumberParseException, is_possible_number, parse

from trusthound.domain.resume.model import Stated
from trusthound.domain.resume.read.piece import BULLETS, Piece, split
from trusthound.domain.resume.read.place_words import STREET, names_a_place
from trusthound.domain.resume.read.rows import Row

_MOST = 10  # of each
_MAIL = re.compile(
    r"(?<![\w.+%-])[\w+%-][\w.+%'-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[^\W\d_]{2,24}(?![\w@])"
)
# As PDFs part it, and as people write it against robots.
_MAIL_APART = re.compile(
    r"(?<![\w.+%-])[\w+%-][\w.+%'-]{0,63}(?:\s?@\s?|\s?[\[(](?:at|@)[\])]\s?)"
    r"[\w-]{1,63}(?:(?:\s?\.\s?|\s?[\[(](?:dot|\.)[\])]\s?)[\w-]{1,63}){0,3}(?:\s?\.\s?|"
    r"\s?[\[(](?:dot|\.)[\])]\s?)"
    r"(?:com|org|net|edu|io|co|me|dev|info|de|fr|es|it|nl|uk|in|ru|pl|cz|pt|br|il|ca|au)(?!\w)",
    re.IGNORECASE,
)
_PHONE = re.compile(
    r"(?<![\w/.@$€£#=-])(?:\+\s?|00)?\(?\+?\d(?:[\d\u00a0 ().\u2010-\u2015/-]|"
    r"(?<=\d)·(?=\d)|\(0\)){5,22}\d(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\w@%])"
)
# Two years, a ZIP code of the USA, or a licence of some year.
_NO_PHONE = re.compile(r"(?:19|20)\d\d(?:\D{1,3}(?:19|20)\d\d|/\d{1,9})|\d{5}-\d{4}")
_REST = re.compile(r"\d{2,5}(?=$|[\s(|·,])")  # of a number that goes on in the next line
_SHORT = 10  # digits: fewer make no number with its country's code
_PHONE_LABEL = re.compile(
    r"(?:^|[\s|•·,(])(?:p|m|t|c|h|ph|phone|mobile|mob|tel|cell|call|contact|telephone|"
    r"handy|telefon|téléphone|telefono|teléfono|telefone|telefoon|portable|móvil|mobil|"
    r"whatsapp|телефон|тел)"
    r"[\w .#]{0,12}[.:]?\s{0,3}$",
    re.IGNORECASE,
)
_LOCAL = re.compile(r"\(?\d{2,4}\)?[\s.–-]\d{3,4}[\s.–-]\d{3,4}|\d{3}[-.–]\d{4}")
_SPACES_OR_COMMAS = re.compile(r"[\s,]+")
_BEFORE_HOST = re.compile(r"^(?:https?://)?(?:www\.)?")
_LINK = re.compile(
    r"(?<![\w@.])(?:https?://[^\s|<>\"]{3,200}|www\.[^\s|<>\",;]{3,200}|"
    r"(?:[\w-]{1,40}\.){0,3}(?:linkedin|github|gitlab|bitbucket|stackoverflow|medium|"
    r"behance|dribbble|kaggle|twitter|facebook|xing|leetcode|hackerrank|codepen|youtube|"
    r"instagram|t)\.(?:com|org|io|net|me)/[^\s|<>\",;]{1,200}|"
    r"[\w-]{2,63}\.(?:com|dev|io|me|net|org|co|ai|app|tech|github\.io|in|de|fr|cz|pl|nl|it|"
    r"es)(?:/[^\s|<>\",;]{0,200})?(?![\w@.]))",
    re.IGNORECASE,
)
_PARTS = re.compile(rf"\s{{0,9}}[|{BULLETS}♦◊]\s{{0,9}}|\s{{3,}}|\t|;\s|\s[–—-]\s")
_LABEL = re.compile(
    r"^(?:address|location|lives in|based in|residence|city|home|place of residence|"
    r"adresse|wohnort|anschrift|dirección|ciudad|ubicación|endereço|cidade|indirizzo|"
    r"residenza|città|adres|woonplaats|bydliště|adresa|miejsce zamieszkania|"
    r"current location|адрес|город)\s?[:：]?\s+",
    re.IGNORECASE,
)
# Where a number without a country's code may be at home; the first that fits.
_REGIONS = ("US", "GB", "IN", "DE", "IL", "FR", "AU", "CZ", "PL", "ES", "IT", "NL", "PT", "RU")


def mails(
    top: Sequence[Row], rest: Sequence[Row], links: Iterable[str], text: str
) -> tuple[Stated, ...]:
    """From the top; elsewhere only where that states none. A link's own address counts as well."""
    found = list(_mails(top, _MAIL)) or list(_mails(top, _MAIL_APART)) or list(_mails(rest, _MAIL))
    known = {each.value.lower() for each in found}
    for link in links:
        if not link.lower().startswith("mailto:"):
            continue
        shown = _MAIL.search(link[7:300])
        if shown and shown.group().lower() not in known:
            known.add(shown.group().lower())
            found = [each for each in found if not _is_part(each.value, shown.group())]
            found.append(_in_text(shown.group(), text))
    return _once(found)


def phones(
    top: Sequence[Row], rest: Sequence[Row], links: Iterable[str], text: str
) -> tuple[Stated, ...]:
    found = list(_phones(top, labelled=False)) or list(_phones(rest, labelled=True))
    if not found:
        told = (each[4:40] for each in links if each.lower().startswith("tel:"))
        found = [_in_text(each, text) for each in told if sum(map(str.isdigit, each)) >= 7]
    return _once(found)


def links(top: Sequence[Row], rest: Sequence[Row], linked: Iterable[str]) -> tuple[Stated, ...]:
    found = []
    for row in [*top, *(each for each in rest if "://" in each.text or "www." in each.text)]:
        for shown in _LINK.finditer(row.text):
            if row.text[max(0, shown.start() - 1) : shown.start()] == "@":
                continue
            piece = row.piece.cut(shown.start(), shown.end()).trimmed(".,;)(")
            if stated := piece.stated():
                found.append(stated)
    known = {_bare(each.value) for each in found}
    for link in linked:
        if link.lower().startswith(("http://", "https://")) and _bare(link) not in known:
            known.add(_bare(link))
            found.append(Stated(link[:300]))
    return _once(found)


def location(top: Sequence[Row]) -> Stated | None:
    """A city with its state or country; else a street's line."""
    streets = []
    for row in top:
        for part in split(row.piece, _PARTS):
            labelled = _LABEL.match(part.text)
            shown = part.cut(labelled.end()) if labelled else part
            shown = shown.trimmed(BULLETS + ":,.")
            if len(shown.text) > 100 or "@" in shown.text:
                continue
            if STREET.search(shown.text):
                streets.append(shown.stated())
            elif names_a_place(shown.text) or (labelled and 2 < len(shown.text) < 60):
                return shown.stated()
            elif row is not top[0] and (within := _place_within(shown)):
                return within
    return streets[0] if streets else None


def _place_within(piece: Piece) -> Stated | None:
    """ "P: (312) 555-0123, Austin, TX": the place at the end of a longer part."""
    for begin in (0, *(found.end() for found in list(_SPACES_OR_COMMAS.finditer(piece.text))[:12])):
        rest = piece.cut(begin)
        if (
            "," in rest.text
            and names_a_place(rest.text)
            and any(map(str.isdigit, piece.text[:begin]))
        ):
            return rest.stated()
    return None


def _mails(rows: Iterable[Row], pattern: re.Pattern[str]) -> Iterable[Stated]:
    for row in rows:
        if "@" not in row.text and "at" not in row.text.lower():
            continue
        for found in pattern.finditer(row.text):
            piece = row.piece.cut(found.start(), found.end())
            if piece.text.lower().startswith("mailto"):
                piece = piece.cut(6).trimmed(":")
            if stated := piece.stated():
                yield stated


def _phones(rows: Sequence[Row], *, labelled: bool) -> Iterable[Stated]:
    for row, below in zip_longest(rows, rows[1:]):
        if sum(map(str.isdigit, row.text[:400])) < 7:
            continue
        taken = [(each.begin, each.end) for each in row.dates if each.ranged]
        for found in islice(_PHONE.finditer(row.text[:400]), _MOST):
            piece = row.piece.cut(found.start(), found.end()).trimmed(".-–/")
            named = _PHONE_LABEL.search(row.text[: found.start()]) is not None
            if any(begin < found.end() and found.start() < end for begin, end in taken):
                continue
            told = piece.text
            if below and piece.end == row.piece.end and (rest := _rest(told, row, below)):
                told = f"{told} {rest}"
            if (named or not labelled or "+" in told) and _is_phone(told, named=named):
                yield Stated(" ".join(told.split()), piece.span)


def _rest(told: str, row: Row, below: Row) -> str:
    """What the next line has of a number that had no room in this one."""
    found = _REST.match(below.text)
    short = "+" in told and sum(map(str.isdigit, told)) < _SHORT
    return found.group() if found and short and (row.full or not below.dates) else ""


def _is_phone(text: str, *, named: bool) -> bool:
    digits = [each for each in text.split("x")[0] if each.isdigit()]
    if not 7 <= len(digits) <= 15 or _NO_PHONE.fullmatch(text):
        return False
    if named:
        return True
    if "+" not in text and not text.startswith("00") and len(digits) < 9:
        return _LOCAL.fullmatch(text) is not None
    regions = (None,) if "+" in text else _REGIONS
    return any(_possible(text, region) for region in regions)


def _possible(text: str, region: str | None) -> bool:
    try:
        return is_possible_number(parse(text.replace("–", "-").replace("·", "-"), region))
    except NumberParseException:
        return False


def _in_text(value: str, text: str) -> Stated:
    """A link's value, with its place if the text shows it so or broken over two lines."""
    spaced = r"\s{0,3}".join(map(re.escape, value[:120]))
    found = re.search(spaced, text[:20_000], re.IGNORECASE)
    if not found:
        return Stated(value)
    shown = Piece(found.group(), found.start())
    return Stated("".join(shown.text.split()), shown.span)


def _is_part(short: str, whole: str) -> bool:
    return short.lower() != whole.lower() and (short.lower() in whole.lower())


def _bare(link: str) -> str:
    return _BEFORE_HOST.sub("", link.lower()).rstrip("/")


def _once(found: Iterable[Stated]) -> tuple[Stated, ...]:
    kept: dict[str, Stated] = {}
    for each in found:
        kept.setdefault(each.value.casefold(), each)
    return tuple(kept.values())[:_MOST]
