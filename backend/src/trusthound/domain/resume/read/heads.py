"""The lines that head a role in; its title, its employer, its place and its kind out."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from trusthound.domain.resume.model import Employment, Stated
from trusthound.domain.resume.read.company_words import LEGAL
from trusthound.domain.resume.read.kinds import ONLY_KIND, OWN_MASTERS, kind_of
from trusthound.domain.resume.read.labels import labelled_as
from trusthound.domain.resume.read.leftovers import employer_left, is_surer_employer, title_of_kind
from trusthound.domain.resume.read.piece import BULLETS, Piece, plain, split
from trusthound.domain.resume.read.place_words import KNOWN_CITY, PLACE, REMOTE
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.title_words import is_trade

MOST_SEGMENTS = 8
_MOST_LINES = 12
_LONGEST = 300  # characters of a line
_EDGES = BULLETS + "|,;:-–—/("
_SEPARATOR = re.compile(
    rf"\s{{0,9}}[|{BULLETS}♦@]\s{{0,9}}|\s{{1,9}}[-–—−~/]{{1,2}}\s{{1,9}}|—|\s{{3,}}|\t|;\s|"
    r"(?<=[\u3040-\u9fff])\s{1,3}(?=[\u3040-\u9fff])|"
    rf"\s(?:at|bei|chez|presso|bij)\s(?=[A-Z\d])|(?<=\))\s(?=[A-Z])",
)
_TOWN = re.compile(r"\s{0,3}[^\W\d_a-z][\w'’.-]{1,24}(?:\s[^\W\d_a-z][\w'’.-]{1,24}){0,2}\s{0,3}")
AT = re.compile(r"(?:in|at|bei|chez|presso|on behalf of)(?:\sthe)?\s(?=[A-Z\"“])")
_IN = re.compile(r"\s(?:in|for|with|of|de|bij|für)\s(?=[A-Z])|\sin\s(?=project )")
_WORD = re.compile(r"[^\W_]+")
_COMMA = re.compile(r",\s{0,3}|\s-\s?|(?<=\w)[–-]\s|\s\((?=[^()]{3,60}\)$)")
_CITY_BEHIND = re.compile(
    r"(?:(?:New|San|Los|Las|Santa|Saint|St\.|Fort|El|La|Palo|Menlo|Mountain|Redwood|"
    r"Salt Lake|Kansas|Tel|São|Rio de|Buenos|Mexico|Hong|Ann|Cape|Kuala|Ho Chi|College|"
    r"Oklahoma|Jersey|Long|Baton|West|East|North|South|Santa)\s)?"
    r"[^\W\d_a-z][\w'’-]{1,24},\s{0,2}[^,|]{2,20}(?:,\s[^,|]{2,24})?$"
)


@dataclass(frozen=True, slots=True)
class Head:
    """`score` tells how sure it is that these lines name a role: a title 3, an employer 3."""

    title: Piece | None
    company: Piece | None
    place: Piece | None
    kind: Employment
    score: float
    title_first: bool | None = None
    segments: tuple[Piece, ...] = ()  # what the lines name, one by one, places left out

    def stated(self) -> tuple[Stated | None, Stated | None, Stated | None]:
        return tuple(
            each.stated() if each else None for each in (self.company, self.title, self.place)
        )  # type: ignore[return-value]


def head(pieces: Sequence[Piece]) -> Head:
    """What the pieces name, their dates taken out before."""
    labelled: dict[str, Piece] = {}
    segments: list[Piece] = []
    pieces, beside = _without_town(pieces)
    for line, piece in enumerate(pieces):
        label, shown = labelled_as(piece.cut(0, _LONGEST))
        if line and (opened := AT.match(shown.text)):
            shown = shown.cut(opened.end())
        if label:
            labelled.setdefault(label, _clean(shown))
        else:
            segments.extend(split(shown, _SEPARATOR))
    segments = [trimmed for each in segments[:MOST_SEGMENTS] if (trimmed := _clean(each)).text]
    kind = _kind([*segments, *labelled.values()])
    naming = [each for each in segments if not ONLY_KIND.fullmatch(each.text)]
    spare, count = (title_of_kind(segments) if naming else None), len(segments)
    if spare or any(title_score(each.text) >= 2 for each in naming):
        segments = naming
    segments, place = _without_place(segments)
    place = place or beside
    title, company, score = _assigned(segments)
    if not labelled and (at := _with_both(segments, title)) is not None:
        parted, behind = _parted(segments[at], place)
        finer = _assigned([*segments[:at], *parted, *segments[at + 1 :]])
        surer = company in (None, segments[at]) or is_surer_employer(finer[1], company)
        if len(parted) > 1 and finer[2] > score + 0.4 and surer:
            (title, company, score), place = finer, behind
    if title is None and spare is not None:
        title, score = spare, score + 1
    company = company or employer_left(segments, title)
    if title and company is None and kind in OWN_MASTERS and len(naming) < count:
        score += 2  # a line that says so stands where others name an employer
    client = labelled.pop("client", None)
    title, company = labelled.get("title", title), labelled.get("company", company) or client
    score += 3 * len(labelled)
    first = title.start < company.start if title and company else None
    return Head(title, company, labelled.get("place", place), kind, score, first, tuple(segments))


def head_of_cells(cells: Mapping[str, Piece]) -> Head:
    """Of a table's row, whose headings say what each cell names."""
    title, company = cells.get("title"), cells.get("company")
    return Head(title, company, cells.get("place"), _kind(cells.values()), 6.0)


def _without_town(pieces: Sequence[Piece]) -> tuple[list[Piece], Piece | None]:
    """ "Acme<tab>Leeds" with the title on another line: a town that no list has to know."""
    kept, town = [], None
    titled = [title_score(each.text) >= 2 for each in pieces[:_MOST_LINES]]
    for at, piece in enumerate(pieces):
        named, tab, behind = piece.text.partition("\t")
        if (
            tab
            and not labelled_as(piece)[0]
            and any(told for other, told in enumerate(titled) if other != at)
            and title_score(named) < 1
            and _TOWN.fullmatch(behind)
            and company_score(behind) <= company_score(named)
            and title_score(behind) < 1
        ):
            town = town or piece.cut(len(named)).trimmed()
            piece = piece.cut(0, len(named)).trimmed()
        kept.append(piece)
    return kept, town


def _kind(segments: Iterable[Piece]) -> Employment:
    return next(
        (kind for each in segments if (kind := kind_of(each.text)) is not Employment.UNSTATED),
        Employment.UNSTATED,
    )


def _clean(piece: Piece) -> Piece:
    """Without signs at its ends, and without a bracket that nothing closes."""
    shown = piece.trimmed(_EDGES)
    if shown.text.endswith(")") and "(" not in shown.text:
        shown = shown.trimmed(_EDGES + ")")
    if re.search(r"[^\W\d_]{5}\)?\.$", shown.text) and not LEGAL.search(shown.text):
        shown = shown.cut(0, -1)
    return shown


def _without_place(segments: Sequence[Piece]) -> tuple[list[Piece], Piece | None]:
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
    employs = "," in text and (company_score(named) >= 2 or LEGAL.search(named) is not None)
    return PLACE.fullmatch(text) is not None and not employs


def place_behind(piece: Piece) -> tuple[Piece, Piece | None]:
    """ "Acme, Springfield, IL" and "Acme Inc. Springfield, IL" without the place."""
    text = piece.text
    commas = [each.end() for each in re.finditer(r",\s{0,3}|\(\s?", text)][:6]
    ends = [(at, piece.cut(at).trimmed(",. )")) for at in commas]
    for at, behind in ends:
        told = REMOTE.fullmatch(behind.text) or KNOWN_CITY.fullmatch(behind.text)
        if told or ("," in behind.text and is_place(behind.text)):
            return piece.cut(0, at).trimmed(_EDGES), behind
    found = _CITY_BEHIND.search(text)
    if found and found.start() > 2 and PLACE.fullmatch(found.group().strip()):
        return piece.cut(0, found.start()).trimmed(_EDGES), piece.cut(found.start()).trimmed()
    for at, behind in ends:
        if PLACE.fullmatch(behind.text):
            return piece.cut(0, at).trimmed(_EDGES), behind
    remote = re.search(r"[\s(](?:remote|hybrid)\)?$", text, re.IGNORECASE)
    if remote and remote.start() > 2:
        return piece.cut(0, remote.start()).trimmed(_EDGES), piece.cut(remote.start()).trimmed("()")
    return piece, None


def _with_both(segments: Sequence[Piece], title: Piece | None) -> int | None:
    """The segment that may name a title and an employer: the only one, or a title with a comma."""
    if len(segments) == 1:
        return 0
    told = (
        at
        for at, each in enumerate(segments)
        if "," in each.text and title_score(each.text.split(",", 1)[0]) >= 3
        and (title is None or each is title or title_score(title.text) < 3)
    )  # fmt: skip
    return next(told, None)


def _parted(piece: Piece, place: Piece | None) -> tuple[list[Piece], Piece | None]:
    """ "Office manager, The Phone Company": a comma parts a title from an employer; where there is
    none, "in" may, or the end of the title's noun ("Java Developer Acme Ltd").
    """
    best, best_score = [piece], max(title_score(piece.text), company_score(piece.text)) + 0.6
    for begin, end, cost in _seams(piece.text, placed=place is not None):
        left = piece.cut(0, begin).trimmed(_EDGES)
        right = _clean(piece.cut(end))
        if len(left.text) < 2 or len(right.text) < 2 or LEGAL.fullmatch(right.text):
            continue
        told = title_score(left.text), company_score(left.text)
        behind = title_score(right.text), company_score(right.text)
        score = max(told[0] + behind[1], (told[1] + behind[0]) if not cost else -9.0) - cost
        if score > best_score and max(told[0], behind[0]) > 1:
            best, best_score = [left, right], score
    kept, after = _without_place(best)
    return kept, place or after


def _seams(text: str, *, placed: bool) -> Iterator[tuple[int, int, float]]:
    """Where a line may part, and what that costs. `placed`: a place stood behind it, as behind
    employers: "Owner Butchery, Leeds, UK".
    """
    for found in list(_COMMA.finditer(text))[:6]:
        yield found.start(), found.end(), 0.0
    for found in list(_IN.finditer(text))[:2]:
        yield found.start(), found.end(), 0.6
    for found in list(_WORD.finditer(text))[:10]:
        known = is_trade(plain(found.group())) and text[found.end() + 1 : found.end() + 2].isupper()
        least = 0.5 if placed else 2
        if known and company_score(text[found.end() :].strip()) >= least:
            yield found.end(), found.end() + 1, 0.7


def _assigned(segments: Sequence[Piece]) -> tuple[Piece | None, Piece | None, float]:
    """Which segment is the title and which the employer: the likeliest pair of all."""
    if not segments:
        return None, None, 0.0
    titles = [title_score(each.text) for each in segments]
    companies = [company_score(each.text) for each in segments]
    best: tuple[float, int | None, int | None] = max(
        (max(titles), titles.index(max(titles)), None),
        (max(companies), None, companies.index(max(companies))),
        key=lambda each: each[0],
    )
    for one, other in permutations(range(len(segments)), 2):
        score = titles[one] + companies[other]
        score -= 0.3 * (one + other - 1)  # what comes first, names; what follows, describes
        if titles[one] > -1 and companies[other] > -1 and score > best[0] + 0.2:
            best = (score, one, other)
    score, one_at, other_at = best
    return (
        segments[one_at] if one_at is not None else None,
        segments[other_at] if other_at is not None else None,
        score,
    )
