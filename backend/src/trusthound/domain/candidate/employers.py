"""Company names as written in; whether two are one employer, and what is known of each, out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cleanco import basename
from rapidfuzz.fuzz import ratio

from trusthound.domain.candidate.side_work import is_time_away
from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.claimed_employer import claimed_employer
from trusthound.domain.facts.employer_domain import bears_name
from trusthound.domain.facts.known_employers import KnownEmployers
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.sameness.company import company_key, same_company
from trusthound.domain.resume.model import Resume, Work

_CLOSE = 88.0
_SHORTEST_FUZZY = 5
_WORD = re.compile(r"[^\W_]+")
# Legal forms that cleanco misses.
_FORMS = re.compile(
    r"\b(?:ooo|ооо|оао|зао|ао|kabushiki kaisha|k\.k\.|s\.?r\.?o|d\.?o\.?o|sp\.? ?z ?o\.?o|a\.s|"
    r"pvt\.? ltd|pty ltd|pte ltd|sdn bhd)\b\.?|株式会社|有限会社|有限公司|주식회사|\(株\)",
    re.IGNORECASE,
)
# A former or another name beside the name: "Meta (formerly Facebook)", "Alphabet / Google".
_ALIAS = re.compile(
    r"\s*(?:\(|\[|,)?\s*(?:formerly|previously|formally|now|a\.?k\.?a\.?|d\.?b\.?a\.?|ex-|"
    r"acquired by|part of|a division of|a subsidiary of|today)\b:?\s*"
    r"(?:known as\s*)?|\s+[/|–—]\s+|[()\[\]]",
    re.IGNORECASE,
)
# Names that companies had: (old, new). From the companies' own announcements.
_RENAMED = (
    ("facebook", "meta"), ("facebook", "meta platforms"), ("google", "alphabet"),
    ("twitter", "x corp"), ("twitter", "x"), ("square", "block"), ("snapchat", "snap"),
    ("andersen consulting", "accenture"), ("philip morris", "altria"), ("weight watchers", "ww"),
    ("dunkin donuts", "dunkin"), ("research in motion", "blackberry"), ("datsun", "nissan"),
    ("kpmg consulting", "bearingpoint"), ("ernst young", "ey"), ("pricewaterhousecoopers", "pwc"),
    ("international business machines", "ibm"), ("hewlett packard", "hp"),
    ("hewlett packard enterprise", "hpe"), ("general electric", "ge"), ("time warner cable",
    "spectrum"), ("charter communications", "spectrum"), ("raytheon", "rtx"),
    ("united technologies", "rtx"), ("anthem", "elevance health"), ("cerner", "oracle health"),
    ("transferwise", "wise"), ("restaurant brands", "burger king"), ("zeit", "vercel"),
    ("tata consultancy services", "tcs"), ("hindustan computers", "hcl"),
    ("deutsche telekom", "t mobile"), ("sungard", "fis"), ("symantec", "nortonlifelock"),
    ("nortonlifelock", "gen digital"), ("vmware", "broadcom"), ("linkedin", "microsoft"),
    ("first data", "fiserv"), ("sapient", "publicis sapient"),
    ("aol", "oath"), ("oath", "verizon media"), ("verizon media", "yahoo"), ("pivotal", "vmware"),
)  # fmt: skip
_FORMER = frozenset(_RENAMED) | frozenset((new, old) for old, new in _RENAMED)


@dataclass(frozen=True, slots=True)
class Employer:
    """One of the resume's employers. `known` is its name on our list of well-known ones, "" else;
    `domain` its own where that list or the resume tells one; `listed`: a directory of employers'
    boards has it.
    """

    name: str
    known: str
    domain: str
    listed: bool


def employers_of(
    resume: Resume, domains: Iterable[str], reference: Reference
) -> tuple[Employer, ...]:
    """Each once, as first written. `domains` are those that the resume's links and mails name."""
    named: dict[str, str] = {}
    for role in resume.work:
        if is_time_away(role) or role.company is None:
            continue
        if key := company_key(role.company.value):
            named.setdefault(key, " ".join(role.company.value.split())[:120])
    told = tuple(domains)
    listed = reference.listed_employers()
    found = []
    for name in named.values():
        known = claimed_employer(name, reference.known_employers)
        own = known.domains[0] if known and known.domains else ""
        found.append(
            Employer(
                name=name,
                known=known.name if known else "",
                domain=own or next((each for each in told if bears_name(each, name)), ""),
                listed=company_key(bare(name)) in listed,
            )
        )
    return tuple(found)


def same_employer(one: str, other: str, known: KnownEmployers) -> bool:
    """Whether both may be one: by legal form, alias, former name, initials or a slip in spelling.

    "Acme Holdings Ltd." is Acme, "IBM" is International Business Machines, "Google" is Alphabet.
    """
    return any(_same(left, right, known) for left in _names_in(one) for right in _names_in(other))


def bare(name: str) -> str:
    """Without legal forms: "Acme Robotics GmbH & Co. KG" is "Acme Robotics"."""
    without = _FORMS.sub(" ", name)
    return str(basename(basename(without))).strip(" ,.-") or name


def among(name: str, work: Iterable[Work], known: KnownEmployers) -> bool:
    """Whether a role of the resume is at that employer."""
    return any(each.company and same_employer(name, each.company.value, known) for each in work)


def _names_in(written: str) -> list[str]:
    parts = [each.strip(" ,.-") for each in _ALIAS.split(written[:200]) if each]
    return [written, *(each for each in parts if len(each) > 1)][:5]


def _same(one: str, other: str, known: KnownEmployers) -> bool:
    left, right = company_key(bare(one)), company_key(bare(other))
    if not left or not right:
        return False
    if same_company(left, right) or (left, right) in _FORMER or _initials(left, right):
        return True
    if min(len(left), len(right)) >= _SHORTEST_FUZZY and ratio(left, right) >= _CLOSE:
        return True
    theirs = claimed_employer(one, known)
    return theirs is not None and theirs == claimed_employer(other, known)


def _initials(one: str, other: str) -> bool:
    """Either way round, of at least two words."""
    for short, long in ((one, other), (other, one)):
        words = [each for each in _WORD.findall(long) if each not in ("of", "the", "and", "for")]
        firsts = "".join(each[0] for each in words)
        if len(words) > 1 and letters(short) == firsts:
            return True
    return False
