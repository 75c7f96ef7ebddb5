"""A posting's title and text in, how senior the position is out: as stated, never by guess."""

import re

from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.model import Seniority

# Managers of things and not of people: the title alone says nothing of rank.
_OF_THINGS = (
    r"(?<!account )(?<!product )(?<!project )(?<!program )(?<!programme )(?<!case )(?<!care )"
    r"(?<!community )(?<!media )(?<!property )(?<!office )(?<!content )(?<!success )(?<!client )"
    r"(?<!relationship )(?<!event )(?<!campaign )(?<!projekt)(?<!produkt)(?<!customer )"
)
# The first that stands in a title counts: "Senior Director" is a director.
_RANKS = (
    (Seniority.INTERN, re.compile(
        r"\b(?:intern|interns|internship|apprentice(?:ship)?|working student|werkstudent\w{0,4}|"
        r"praktik(?:um|ant\w{0,4})|stagiaire|stagista|stáž\w{0,4}|staż\w{0,4}|becari[oa]|"
        r"estagi[áa]ri[oa]|azubi|auszubildende\w?|ausbildung|alternan(?:ce|t))\b")),
    (Seniority.EXECUTIVE, re.compile(
        r"(?:\A|[/&(]\s?|\b(?:interim|deputy)\s)(?:c[efmopt]o|ciso)\b(?!['’ -](?:s\b|office))|"
        r"(?<!to )(?<!to the )(?<!of the )\b(?:chief \w{2,20}(?: \w{2,20})? officer|[se]?vp|"
        r"vice[- ]president|president|managing director|geschäftsführ\w{1,6}|"
        r"generální ředitel\w{0,3}|directeur général)\b(?!['’]s)(?! assistant)")),
    (Seniority.DIRECTOR, re.compile(
        r"(?<!to )(?<!to the )\b(?:directors?|head of|head,|direktor\w{0,3}|ředitel\w{0,3}|"
        r"dyrektor\w{0,3}|directeur|directrice|direttore|direttrice|diretora?|directora)\b")),
    (Seniority.LEAD, re.compile(
        r"\b(?:(?:team|tech|technical)[- ]?lead(?:er)?|lead(?! gen| time| acid| free| poison)|"
        r"teamleit\w{1,6}|supervisor|principal (?=\w)|vedoucí týmu|chef d['’]équipe|"
        r"staff (?=engineer|software|developer|scientist|designer|data|machine|product|backend|"
        r"frontend|full|platform|security|site|devops|infrastructure|ml|ai))")),
    (Seniority.MANAGER, re.compile(
        rf"\b(?:{_OF_THINGS}manager(?! assistant)|abteilungsleit\w{{1,6}}|bereichsleit\w{{1,6}}|"
        r"filialleit\w{1,6}|vedoucí|kierowni\w{1,5}|manažer\w{0,3}|responsabile)\b")),
    (Seniority.SENIOR, re.compile(
        r"\b(?:senior|sr|snr|experienced|seasoned|starší|confirmée?|esperto)\b")),
    (Seniority.MID, re.compile(
        r"\b(?:mid(?![- ]?(?:market|term|size|atlantic|west))|mid[- ]?level|medior|"
        r"intermediate(?! care)|mid-?weight)\b")),
    (Seniority.ENTRY, re.compile(
        r"\b(?:junior|jr|jnr|entry[- ]level|graduate|new grad|trainee|early[- ]career|absolvent\w?|"
        r"berufseinsteiger\w{0,2}|débutante?|młodszy|no experience)\b")),
)  # fmt: skip
_LABELS = ("seniority", "experience level", "career level", "job level", "karriere",
           "niveau d")  # fmt: skip
_LABELLED = re.compile(
    r"(?:seniority(?: level)?|(?:experience|career|job) level|karrierelevel|karrierestufe|"
    r"niveau d['’]expérience)\s{0,2}[:\n–-]\s{0,2}([^\n.;]{2,40})"
)
# Words that name a level only behind a label.
_LEVELS = {"associate": Seniority.MID, "executive": Seniority.EXECUTIVE, "entry": Seniority.ENTRY}
_TITLE_CHARACTERS = 300


def seniority_of(title: str, text: str) -> Seniority:
    """As the title says, else as a labelled line of the text does ("Seniority level: …")."""
    found = _rank(title[:_TITLE_CHARACTERS].lower())
    if found is not Seniority.UNSTATED:
        return found
    folded = lowered(text)
    if not any(each in folded for each in _LABELS):
        return Seniority.UNSTATED
    labelled = _LABELLED.search(folded)
    level = " ".join(labelled[1].split()) if labelled else ""
    found = _rank(level)
    if found is not Seniority.UNSTATED:
        return found
    return _LEVELS.get(level.partition(" ")[0], Seniority.UNSTATED)


def _rank(words: str) -> Seniority:
    ranks = (rank for rank, pattern in _RANKS if pattern.search(words))
    return next(ranks, Seniority.UNSTATED)
