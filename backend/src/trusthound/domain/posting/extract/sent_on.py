"""A page asked for at a posting's address in; what it means that another one answered out."""

import re
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.liveness import closed
from trusthound.domain.posting.model import JobPosting

# A segment of a path that is a page of postings, or of a way to one, and never a posting.
_PAGES_OF_POSTINGS = frozenset({
    "careers", "career", "jobs", "job", "job-search", "jobsearch", "search", "search-results",
    "search-jobs", "results", "vacancies", "vacancy", "openings", "open-positions", "positions",
    "position", "opportunities", "join-us", "join", "work-with-us", "current-openings", "listings",
    "karriere", "stellen", "stellenangebote", "stellenmarkt", "jobsuche", "jobboerse", "emplois",
    "emploi", "offres", "offres-emploi", "recrutement", "carrieres", "empleo", "empleos", "ofertas",
    "trabajo", "lavora-con-noi", "lavoro", "offerte", "vagas", "carreiras", "vacatures",
    "werken-bij", "praca", "oferty", "oferty-pracy", "kariera", "prace", "volna-mista", "nabidky",
    "jobb", "lediga-jobb", "karriar", "all", "home", "o", "p", "j", "view", "viewjob", "company",
    "about", "en", "posting", "postings", "posao", "rekry", "allasok", "ilanlar",
})  # fmt: skip
_LOCALE = re.compile(r"[a-z]{2}(?:[-_][a-z]{2})?|index\.\w+|default\.\w+", re.IGNORECASE)
# What a site writes in the address to which it sends whoever asks for a closed posting: LinkedIn
# trk=expired_jd_redirect, Greenhouse error=true, Workable not_found=true, others in words.
_TOLD = re.compile(
    r"expired|job[-_]?closed|closed[-_]?job|no[-_]longer|not[-_]?found=|(?:\A|&)error=true|"
    r"(?:job|posting|position|vacancy)[-_]?(?:filled|inactive|unavailable|not[-_]?found)",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d{4,}|[0-9a-f]{8}-[0-9a-f]{4}", re.IGNORECASE)
_SHOWN_CHARACTERS = 200


def closed_by_sending_on(page: Page) -> JobPosting | None:
    """A closed posting, known by its address alone: its site answers with its page of postings.

    None where the address that answered may still show the posting. Raises PageUnreadable for a
    home page: sites send there for many reasons.
    """
    final = urlsplit(page.final_url)
    asked = _last_posting_asked_for(page, final)
    if asked is None:
        return None
    shown = page.final_url[:_SHOWN_CHARACTERS]
    told = _TOLD.search(final.path.rpartition("/")[2]) or _TOLD.search(final.query)
    if told or _shows_postings(final.path, asked.path):
        address = JobPosting("", "", "", url=asked.geturl())
        return closed(address, f"sent on to {shown}", "the site's answer")
    if all(_LOCALE.fullmatch(each) for each in _segments(final.path)):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="sent on to the home page")
    return None


def _last_posting_asked_for(page: Page, final: SplitResult) -> SplitResult | None:
    """Of the addresses of the same site on the way, the last that names a posting which the final
    one names no more.
    """
    for url in reversed((page.url, *page.redirects[:-1])):
        asked = urlsplit(url)
        if _site(asked) != _site(final) or (asked.path, asked.query) == (final.path, final.query):
            continue
        name = _name_of_the_posting(asked)
        if name and name not in unquote(f"{final.path}?{final.query}").lower():
            return asked
    return None


def _name_of_the_posting(asked: SplitResult) -> str:
    """The number in the address, else the words that stand beneath a page of postings."""
    folded = unquote(f"{asked.path}?{asked.query}").lower()
    numbers = [each[0] for each in _NUMBER.finditer(folded)]
    if numbers:
        return numbers[-1]
    segments = _segments(asked.path)
    if len(segments) > 1 and _PAGES_OF_POSTINGS.intersection(segments[:-1]):
        return "" if segments[-1] in _PAGES_OF_POSTINGS else segments[-1]
    return next((value for _, value in parse_qsl(asked.query) if len(value) > 3), "").lower()


def _shows_postings(final: str, asked: str) -> bool:
    """Every part of the path is a page of postings, or it is the folder of what was asked for."""
    segments = [each for each in _segments(final) if not _LOCALE.fullmatch(each)]
    if not segments:
        return False
    folder = _segments(asked)[: len(segments)] == segments
    return folder or all(each in _PAGES_OF_POSTINGS for each in segments)


def _segments(path: str) -> list[str]:
    return [each for each in unquote(path).lower().split("/") if each]


def _site(parts: SplitResult) -> str:
    return (parts.hostname or "").removeprefix("www.")
