"""A page's frame, titles and text in, the names that may be the employer's out, each a vote."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.head import Head, parts_of_title
from trusthound.domain.posting.extract.name_words import (
    alike,
    company_name,
    has_legal_form,
    key_of,
)

_HOME_LINKS = (
    'a[href="/"], a[rel="home"], a[href="index.html"], a[href="./"], .site-title, #site-title, '
    '[class*="brand" i], [class*="logo" i]'
)
_MOST_NODES = 12
_MOST_IMAGES = 8
_LINE_CHARACTERS = 160
# A name: words with capitals, and the small words between them.
_NAME = (
    r"((?:[^\W\d_a-zß-öø-ÿ]|\d)[\w&.'’+-]*"
    r"(?:(?: (?:&|and|und|et|y|e|of|the|de|la|le|les|des|du|von|für|der|den)){0,2} "
    r"(?:[^\W\d_a-zß-öø-ÿ]|\d)[\w&.'’+-]*){0,5})"
)
_COPYRIGHT = re.compile(
    r"(?:©|\(c\)|copyright)[\s©]*(?:by )?(?:(?:19|20)\d\d)?(?:\s?[-–]\s?(?:(?:19|20)\d\d|present))?"
    r"[\s,.:|]*(?:by )?(.{2,90}?)\s*"
    r"(?:$|[|·•;]|\s[-–—]\s|,? (?:19|20)\d\d|\.\s+[A-ZÀ-Ý]|\.?\s*\b(?:all rights|alle rechte|"
    r"tous droits|todos los|registered|powered|proudly|made|site by|website|an? |is a)\b)",
    re.IGNORECASE,
)
# Who says "we" and who takes on is the employer, whoever's page it is.
_LEADS = tuple(
    (lead, re.compile(rf"{lead}{_NAME}{end}"), worth)
    for lead, end, worth in (
        ("At ", r", (?:we|our|you)\b", 2.0),
        ("Bei ", r" (?:wir|bist|arbeitest|erwartet)\b", 1.0),
        ("Chez ", r", (?:nous|vous)\b", 2.0),
        ("Join ", r" (?:as|and|in|to|today|team)\b", 1.0),
        ("ork at ", r"", 1.0),
        ("orking at ", r"", 1.0),
        ("ork for ", r"", 1.0),
        ("Why ", r"\?", 1.0),
    )
)
_TAKES_ON = (
    " is hiring", " are hiring", " is seeking", " is recruiting", " is looking for",
    " is now hiring", " is currently seeking", " seeks ", " invites applications",
    " is an equal", " is committed to equal",
    " recrute", " recherche", " sucht ", " busca ", " cerca ", " ricerca ", " zoekt ",
    " hledá", " přijme", " szuka ", " poszukuj", " zatrudni", " söker ",
)  # fmt: skip
_SUBJECT = re.compile(rf"{_NAME}(?:, .*,| ?\([^()]*\))?")
_SENTENCE_END = re.compile(
    r"(?:(?<!\bSt)(?<!\bDr)(?<!\bMr)(?<!\bMrs)[.!?:]\s|\n)"
    r"(?!.*(?:(?<!\bSt)(?<!\bDr)(?<!\bMr)(?<!\bMrs)[.!?:]\s|\n))",
    re.DOTALL,
)
_CLAUSE_CHARACTERS = 220
_MOST_MENTIONS = 3
_READ_CHARACTERS = 30_000
_LINE_PARTS = re.compile(r"\s*[|·•–]\s*|,? (?:KvK|is |acts )")
_ABOUT = re.compile(
    rf"(?:About|Über|À propos de|Sobre|Chi è|Over|O společnosti|O firmie|Om) {_NAME}\Z"
)


@dataclass(frozen=True, slots=True)
class Vote:
    """A name and what its place is worth; `of_site` where it names whose site this is."""

    name: str
    worth: float
    source: str
    of_site: bool


def site_votes(tree: LexborHTMLParser, head: Head) -> tuple[Vote, ...]:
    """What the page's frame calls the site; read before the frame is taken out."""
    votes = [Vote(head.site_name, 1, "og:site_name", of_site=True)]
    votes += [Vote(head.organization, 1, "the data about the site", of_site=True)]
    for node in tree.css(_HOME_LINKS)[:_MOST_NODES]:
        text = clean_line((node.text(separator=" ") or "")[:400], _LINE_CHARACTERS)
        votes.append(Vote(text, 1, "the link to the first page", of_site=True))
    for node in tree.css("img[alt]")[:_MOST_IMAGES]:
        alt = clean_line((node.attributes.get("alt") or "")[:400], _LINE_CHARACTERS)
        votes.append(Vote(alt, 1, "the logo", of_site=True))
    return tuple(_named(votes))


def votes_of_title(head: Head, title: str) -> Iterator[Vote]:
    """The names beside the posting's own in the page's titles."""
    low = title.lower()
    for detail, told in (("title", head.title), ("og:title", head.shared_title)):
        if told and (detail == "title" or told != head.title):
            for part in parts_of_title(told, title):
                if part.lower() not in low:
                    yield from _named([Vote(part, 1, detail, of_site=True)])


def votes_of_frame(pieces: Sequence[str], titled: Sequence[Vote]) -> Iterator[Vote]:
    """The copyright line, and a line at the page's end with a legal form.

    A full name in the copyright line is enough where the page's title names nobody else.
    """
    told = {key_of(each.name) for each in titled}
    lines = [each for each in pieces if len(each) <= 2 * _LINE_CHARACTERS]
    claimed = [each for each in lines if "©" in each or "opyright" in each or "(c) " in each]
    for each in claimed[-_MOST_MENTIONS:]:
        if match := _COPYRIGHT.search(each):
            alone = not told or any(alike(each, key_of(match[1])) for each in told)
            worth = 2.0 if alone and has_legal_form(match[1]) else 1.0
            yield from _named([Vote(match[1], worth, f'"{each[:90]}"', of_site=True)])
    for each in lines:
        first = _LINE_PARTS.split(each)[0]
        if has_legal_form(first) and each not in claimed:
            yield from _named([Vote(first, 1, f'"{each[:90]}"', of_site=True)])


def votes_of_text(text: str) -> Iterator[Vote]:
    text = text[:_READ_CHARACTERS]
    abouts = (each for each in text.split("\n") if len(each) <= _LINE_CHARACTERS)
    for about in islice(filter(None, map(_ABOUT.match, abouts)), _MOST_MENTIONS):
        yield from _named([Vote(about[1], 1.5, f'"{about[0]}"', of_site=False)])
    for lead, pattern, worth in _LEADS:
        for at in islice(_places(text, lead), _MOST_MENTIONS):
            if match := pattern.match(text, at, at + _LINE_CHARACTERS):
                yield from _named([Vote(match[1], worth, f'"{match[0]}"', of_site=False)])
    for verb in _TAKES_ON:
        for at in islice(_places(text, verb), _MOST_MENTIONS):
            before = text[max(0, at - _CLAUSE_CHARACTERS) : at]
            start = _SENTENCE_END.search(before)
            if match := _SUBJECT.fullmatch(before[start.end() if start else 0 :]):
                said = f'"{match[1]} …{verb.rstrip()}"'
                yield from _named([Vote(match[1], 2.0, said, of_site=False)])


def _places(text: str, words: str) -> Iterator[int]:
    at = text.find(words)
    while at != -1:
        yield at
        at = text.find(words, at + len(words))


def _named(votes: Iterable[Vote]) -> Iterator[Vote]:
    for each in votes:
        if name := company_name(each.name):
            yield Vote(name, each.worth, each.source, each.of_site)
