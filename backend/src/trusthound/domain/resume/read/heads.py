"""The lines that head a role in; its title, its employer, its place and its kind out."""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from trusthound.domain.resume.model import Employment, Stated
from trusthound.domain.resume.read.company_words import LEGAL, has_a_legal_form
from trusthound.domain.resume.read.kinds import ONLY_KIND, OWN_MASTERS, kind_of
from trusthound.domain.resume.read.labels import BESIDE, labelled_as
from trusthound.domain.resume.read.leftovers import employer_left, is_surer_employer, title_of_kind
from trusthound.domain.resume.read.piece import BULLETS, Piece, plain, split
from trusthound.domain.resume.read.places import EDGES, without_place
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.title_words import is_trade

MOST_SEGMENTS = 8
_MOST_LINES = 12
_LONGEST = 300  # characters of a line
_SURE_TITLE, _KNOWN_TO_LACK = 2, 2
_SAID = 1.5
_MOST_SENTENCES = 2
_SEPARATOR = re.compile(
    rf"\s{{0,9}}[|{BULLETS}♦@]\s{{0,9}}|\s{{1,9}}[-–—−~/]{{1,2}}\s{{1,9}}|—|\s{{3,}}|\t|;\s|"
    r"(?<=[\u3040-\u9fff])\s{1,3}(?=[\u3040-\u9fff])|"
    r"\s(?:at|bei|chez|presso|bij)\s(?=[A-Z\d]|[a-z][\w-]+\.(?:com|ru|io|net|org|co)\b)|"
    r"(?<=\))\s(?=[A-Z])",
)
# "Northwind, a maker of tools"
_DESCRIBED = re.compile(r",\s(?:an?|the|eine?|une?)\s[a-z].*$")
_TOWN = re.compile(r"\s{0,3}[^\W\d_a-z][\w'’.-]{1,24}(?:\s[^\W\d_a-z][\w'’.-]{1,24}){0,2}\s{0,3}")
AT = re.compile(r"(?:in|at|bei|chez|presso|on behalf of)(?:\sthe)?\s(?=[A-Z\"“])")
_IN = re.compile(
    r"\s(?:in|for|with|of|de|bij|für|im|am|beim|en|em|na|no|w|ve)\s(?=[A-Z])|\sin\s(?=project )"
)
_WORD = re.compile(r"[^\W_]+")
_SENTENCE_ENDS = re.compile(r"(?<=[^\W\d_]{5})\.\s(?=[A-Z])")
_SAYS_WHERE = re.compile(r"(?:@|\s(?:at|bei|chez|presso|bij))\s{0,9}$")
# A name that was taken out before its place leaves a comma or two: "Engineer, , Leeds, UK".
TAKEN_OUT = re.compile(r"\s{0,2},\s{0,4}(?:,\s{0,3}|(?=\())")
_COMMA = re.compile(r",\s{0,3}|\s-\s?|(?<=\w)[–-]\s|\s\((?=[^()]{3,60}\)$)")


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
    taken_out: bool = False  # the employer's name, of which a comma is left

    def stated(self) -> tuple[Stated | None, Stated | None, Stated | None]:
        return tuple(
            each.stated() if each else None for each in (self.company, self.title, self.place)
        )  # type: ignore[return-value]


def head(pieces: Sequence[Piece]) -> Head:
    """What the pieces name, their dates taken out before."""
    return _less_its_employer(pieces) or _named(pieces)


def _less_its_employer(pieces: Sequence[Piece]) -> Head | None:
    """A title and a place, between which an employer's name was taken out."""
    for each in pieces:
        found = TAKEN_OUT.search(each.text, 2)
        title = cleaned(each.cut(0, found.start())) if found else None
        if found and title and title_score(title.text) >= _SURE_TITLE:
            place = each.cut(found.end()).trimmed(EDGES + ").")
            kind, score = kind_of(each.text), title_score(title.text) + _KNOWN_TO_LACK
            return Head(title, None, place if place.text else None, kind, score, taken_out=True)
    return None


def _named(pieces: Sequence[Piece]) -> Head:
    pieces, beside = _without_town(pieces)
    labelled, segments, employing = _segments(pieces)
    segments = [trimmed for each in segments[:MOST_SEGMENTS] if (trimmed := cleaned(each)).text]
    kind = _kind([*segments, *labelled.values()])
    segments, place = without_place(segments)
    place = place or beside
    naming = [each for each in segments if not ONLY_KIND.fullmatch(each.text)]
    spare, count = (title_of_kind(segments) if naming else None), len(segments)
    if spare or any(title_score(each.text) >= 2 for each in naming):
        segments = naming
    title, company, score = _assigned(segments, employing)
    if not labelled and (at := _with_both(segments, title)) is not None:
        parted, behind = _parted(segments[at], place)
        finer = _assigned([*segments[:at], *parted, *segments[at + 1 :]], employing)
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
    if company and (described := _DESCRIBED.search(company.text, 3)):
        company = company.cut(0, described.start())
    first = title.start < company.start if title and company else None
    return Head(title, company, labelled.get("place", place), kind, score, first, tuple(segments))


def _segments(pieces: Sequence[Piece]) -> tuple[dict[str, Piece], list[Piece], set[int]]:
    """What labels name, what else the lines name, and where an employer is said to begin."""
    labelled: dict[str, Piece] = {}
    segments: list[Piece] = []
    employing: set[int] = set()
    for line, piece in enumerate(pieces):
        label, shown = labelled_as(piece.cut(0, _LONGEST))
        if line and (opened := AT.match(shown.text)):
            shown = shown.cut(opened.end())
        if label:
            labelled.setdefault(label, cleaned(shown))
        else:
            parts = [part for each in _first_sentences(shown) for part in split(each, _SEPARATOR)]
            segments += [each for each in parts if labelled_as(each)[0] != BESIDE]
            employing |= _said_where(shown)
    labelled.pop(BESIDE, None)
    return labelled, segments, employing


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


def cleaned(piece: Piece) -> Piece:
    """Without signs at its ends, a full stop behind five letters, a bracket that nothing opens."""
    shown = piece.trimmed(EDGES)
    if shown.text.endswith(")") and "(" not in shown.text:
        shown = shown.trimmed(EDGES + ")")
    if re.search(r"[^\W\d_]{5}\)?\.$", shown.text[-7:]) and not has_a_legal_form(shown.text):
        shown = shown.cut(0, -1)
    return shown


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
        left = piece.cut(0, begin).trimmed(EDGES)
        right = cleaned(piece.cut(end))
        if len(left.text) < 2 or len(right.text) < 2 or LEGAL.match(right.text):
            continue
        told = title_score(left.text), company_score(left.text)
        behind = title_score(right.text), company_score(right.text)
        score = max(told[0] + behind[1], (told[1] + behind[0]) if not cost else -9.0) - cost
        if score > best_score and max(told[0], behind[0]) > 1:
            best, best_score = [left, right], score
    kept, after = without_place(best)
    return kept, place or after


def _seams(text: str, *, placed: bool) -> Iterator[tuple[int, int, float]]:
    """Where a line may part, and what that costs. `placed`: a place stood behind it, as behind
    employers: "Owner Butchery, Leeds, UK".
    """
    for found in list(_COMMA.finditer(text))[:6]:
        yield found.start(), found.end(), 0.0
    for found in list(_IN.finditer(text))[:2]:
        if text.count("(", 0, found.start()) == text.count(")", 0, found.start()):
            yield found.start(), found.end(), 0.6
    for found in list(_WORD.finditer(text))[:10]:
        known = is_trade(plain(found.group())) and text[found.end() + 1 : found.end() + 2].isupper()
        least = 0.5 if placed else 2
        if known and company_score(text[found.end() :].strip()) >= least:
            yield found.end(), found.end() + 1, 0.7


def _first_sentences(piece: Piece) -> list[Piece]:
    """ "Northwind. Nurse. Cared for …" names in two sentences, "Nurse, Northwind. …" in one."""
    parts = split(piece, _SENTENCE_ENDS)
    named, comma, _ = parts[0].text.partition(",") if parts else ("", "", "")
    whole = comma and title_score(named) >= _SURE_TITLE
    return parts[: 1 if whole else _MOST_SENTENCES]


def _said_where(piece: Piece) -> set[int]:
    """Where what stands behind "@" or "at" begins."""
    return {
        piece.start + found.end()
        for found in _SEPARATOR.finditer(piece.text)
        if _SAYS_WHERE.search(found.group())
    }


def _assigned(
    segments: Sequence[Piece], employing: Container[int]
) -> tuple[Piece | None, Piece | None, float]:
    """Which segment is the title and which the employer: the likeliest pair of all. `employing`:
    where the name of an employer is said to begin.
    """
    if not segments:
        return None, None, 0.0
    said = [each.start in employing for each in segments[1:]]
    titles = [
        title_score(each.text) + _SAID * before
        for each, before in zip(segments, [*said, False], strict=True)
    ]
    companies = [company_score(each.text) + _SAID * (each.start in employing) for each in segments]
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
