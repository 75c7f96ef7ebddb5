"""A page's headings and the parts of its title in, the one that names the job out."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.job_words import (
    is_for_everyone,
    is_no_opening,
    is_page_or_part,
    is_slogan,
    leads_to_others,
    may_name_occupation,
    names_occupation,
)
from trusthound.domain.posting.extract.name_words import key_of

_HEADINGS = 'h1, h2, h3, [role="heading"], [class*="job-title" i], [class*="jobtitle" i]'
_LEVELS = {"h1": 2, "h2": 1, "h3": 0}
_SURROUNDINGS = frozenset({"nav", "footer", "aside", "a", "form", "blockquote"})
_MOST_HEADINGS = 40
_MOST_STEPS = 8
_LINE_CHARACTERS = 200
_MOST_WORDS = 14
_ENOUGH = 2.5
_MOST_MENU = 40
_PROSE_WORDS = 9
_PROSE_CHARACTERS = 150
_RIGHTS = ("©", "Copyright", "(c) ")
_BEFORE = re.compile(
    r"(?:(?:job )?vacancy|vacature|job(?: opening)?|position|role|title|now hiring|"
    r"help wanted|wanted|hiring|"
    r"stellenangebot|stellenausschreibung|stelle|offre d['’]emploi|poste|oferta de empleo|"
    r"we are (?:hiring|looking for|seeking)|we['’]re (?:hiring|looking for)|wir suchen|"
    r"nous recherchons|recrute|buscamos|cerchiamo|procuramos|wij zoeken|hledáme|szukamy)"
    r"(?:\s*[:–-]\s*|\s+(?:an?|one|eine[nr]?(?:/n)?|une?\(?e?\)?|un/?a?|een)\s+)|vacature\s+",
    re.IGNORECASE,
)
_AFTER = re.compile(
    r"\s+(?:wanted|needed|required|gesucht|job in .{2,60}|job at .{2,60}|jobs? vacancy)!?\Z",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Heading:
    """What may be the title: where it stands, and what its place alone is worth.

    A heading that is a link as a whole names another page.
    """

    text: str
    source: str
    worth: float
    leads_away: bool = False


def headings_of(tree: LexborHTMLParser) -> tuple[Heading, ...]:
    """The headings of the page itself, up to where it leads to other postings."""
    found: list[Heading] = []
    for node in tree.css(_HEADINGS)[:_MOST_HEADINGS]:
        text = clean_line((node.text(separator=" ") or "")[:2000], _LINE_CHARACTERS)
        if leads_to_others(text):
            break
        if text and not _is_surrounding(node):
            tag = node.tag or ""
            away = tag != "h1" and _is_link(node, text)
            found.append(Heading(text, tag, _LEVELS.get(tag, 2), away))
    return tuple(found)


def best_title(
    headings: Collection[Heading], parts: Collection[Heading], names: Collection[str]
) -> Heading | None:
    """The heading or part of the page's title that reads like a job's; None without such a one.

    `names` are the site's and the employer's own, which are no title.
    """
    keys = {key_of(each) for each in names}
    told = " | ".join(each.text for each in parts).lower()
    best: Heading | None = None
    for at, each in enumerate((*headings, *parts)):
        is_heading = at < len(headings)
        # What only the page's title says may be a name that ends like an occupation.
        names_job = may_name_occupation if is_heading else names_occupation
        text = stripped_title(each.text)
        worth = each.worth + 3.0 * names_job(text) + 5.0 * is_for_everyone(text) - at / 100
        worth += 2.0 * (is_heading and text.lower() in told)
        if worth < _ENOUGH or each.leads_away or (best and worth <= best.worth):
            continue
        worth -= 3.0 * is_slogan(text) + 3.0 * (len(text.split()) > _MOST_WORDS)
        if worth >= _ENOUGH and (best is None or worth > best.worth) and _may_be(text, keys):
            best = Heading(text, each.source, worth)
    return best


def stripped_title(text: str) -> str:
    """Without "Vacancy:" before and "wanted" after it."""
    before = _BEFORE.match(text)
    return _AFTER.sub("", text[before.end() :] if before else text).strip(" :–-|")


def is_title(text: str) -> bool:
    """Whether a heading speaks for itself: it names an occupation and offers it."""
    return (may_name_occupation(text) or is_for_everyone(text)) and not (
        is_no_opening(text) or is_page_or_part(text)
    )


def own_part(text: str, title: str) -> str:
    """A page's text from its title on, up to where it leads to other postings or to its rights.

    Only what is short is cut off before the title, such as a menu that no element marks as one.
    """
    lines = text.split("\n")
    start = next((at for at, each in enumerate(lines[:_MOST_MENU]) if title and title in each), 0)
    if any(len(each.split()) >= _PROSE_WORDS and "|" not in each for each in lines[:start]):
        start = 0
    end = len(lines)
    for at in range(len(lines) - 1, len(lines) // 2, -1):
        if len(lines[at]) >= _PROSE_CHARACTERS:
            break
        if leads_to_others(lines[at]) or lines[at].startswith(_RIGHTS):
            end = at
    return "\n".join(lines[start:end])


def _may_be(text: str, names: Collection[str]) -> bool:
    """Neither a name of the site nor of a page, and with a letter."""
    named = key_of(text) in names or is_no_opening(text) or is_page_or_part(text)
    return not named and any(map(str.isalpha, text))


def _is_link(node: LexborNode, text: str) -> bool:
    link = node.css_first("a[href]")
    shown = clean_line((link.text(separator=" ") or "")[:2000], _LINE_CHARACTERS) if link else ""
    return bool(shown) and shown == text


def _is_surrounding(node: LexborNode) -> bool:
    return any(each.tag in _SURROUNDINGS for each in _upwards(node))


def _upwards(node: LexborNode) -> Iterator[LexborNode]:
    parent = node.parent
    for _ in range(_MOST_STEPS):
        if parent is None:
            return
        yield parent
        parent = parent.parent
