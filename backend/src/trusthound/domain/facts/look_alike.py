"""A host in; the well-known employer whose domain it resembles without being it, or None, out.

Offline and after dnstwist's families: letters that look alike, a slip in spelling, an added word,
hyphens, another ending, and the employer's whole domain standing inside a longer host.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rapidfuzz.distance import OSA
from rapidfuzz.process import extractOne

from trusthound.domain.common.skeleton import letters, skeleton, written
from trusthound.domain.facts.domain_words import (
    CHEAP_ENDINGS,
    COMPANY_WORDS,
    OPEN_ENDINGS,
    RECRUITING_WORDS,
    is_restricted,
)
from trusthound.domain.facts.known_employers import Brand, KnownEmployer, KnownEmployers
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host

# Names of fewer letters have real neighbours one letter away: Shell and Shall, Dell and Bell.
_ONE_SLIP_LETTERS = 6
_TWO_SLIPS_LETTERS = 11
# A shorter name stands by chance at either end of other words, or is anybody's initials.
_GLUED_LETTERS = 3
_TELLING_LETTERS = 5
_LONGEST_LABEL = 63
_ADDED = RECRUITING_WORDS | COMPANY_WORDS
_BY_LENGTH = tuple(sorted(_ADDED, key=lambda each: (-len(each), each)))
_ANYONES = frozenset({SiteKind.OTHER, SiteKind.FREE_HOST})


class Resemblance(StrEnum):
    SAME_LOOK = "same_look"  # other letters or digits that look like the name's own
    MISSPELT = "misspelt"  # a letter left out, doubled, swapped or replaced
    ADDED_WORD = "added_word"  # the name and a word such as "careers"
    ADDED_HYPHEN = "added_hyphen"  # the name, its words taken apart
    OTHER_ENDING = "other_ending"  # the name under an ending that anyone can have
    INSIDE = "inside"  # the employer's own domain as a part of somebody else's host


@dataclass(frozen=True, slots=True)
class Likeness:
    """How a name resembles an employer's, and what that is worth.

    `telling`: it says something even where nobody claims to be that employer. `decisive`: where
    somebody claims it, nothing innocent explains the likeness; `decisive_in_mail`: nothing explains
    it in the address that a person writes from. Otherwise the employer may own the domain without
    our list knowing: many advertise at a domain such as "acmecareers.com" and mail from their own.
    """

    employer: KnownEmployer
    official: str
    resemblance: Resemblance
    telling: bool = False
    decisive: bool = False
    decisive_in_mail: bool = False


@dataclass(frozen=True, slots=True)
class LookAlike:
    """`host`, under the registered `domain`, resembles an employer's domain and is none of them."""

    host: str
    domain: str
    likeness: Likeness


def resembles(host: str, reference: Reference) -> LookAlike | None:
    """For a host name, without scheme and port; of a mail address what follows the "@".

    None for the employers' own domains, for those of other known names and services, and where
    only members of a trade can register (.edu, .gov, .jobs).
    """
    host = host.lower().rstrip(".")
    known = reference.known_employers
    if not known.brands or kind_of_host(host) not in _ANYONES:
        return None
    domain = reference.registrable_domain(host)
    name, _, ending = domain.partition(".")
    if not ending or is_restricted(ending) or ending.rpartition(".")[2] in known.brands:
        return None
    if domain in known.by_domain or domain in known.near_names:
        return None
    if domain in reference.free_mail_domains:
        return None
    label = written(name)[:_LONGEST_LABEL]
    likeness = _inside(host, domain, known) or _likeness(label, ending, known)
    return LookAlike(host, domain, likeness) if likeness else None


def _inside(host: str, domain: str, known: KnownEmployers) -> Likeness | None:
    """ "amazon.com.example.net": the labels before the registered domain end in an official one."""
    labels = host.removesuffix(domain).rstrip(".").split(".")[-6:]
    for start in range(len(labels) - 1):
        for end in (start + 2, start + 3):
            official = ".".join(labels[start:end])
            if official in known.by_domain:
                own = known.by_domain[official]
                return Likeness(
                    own,
                    official,
                    Resemblance.INSIDE,
                    telling=True,
                    decisive=True,
                    decisive_in_mail=True,
                )
    return None


def _likeness(label: str, ending: str, known: KnownEmployers) -> Likeness | None:
    name = label.replace("-", "")
    brand = known.brands.get(name)
    if brand is not None:
        return _under_another_ending(brand, label, ending)
    if found := _nearly(name, known):
        return found
    for core, recruiting in _cores(label):
        brand = known.brands.get(core)
        if brand is not None:
            return _like(
                brand,
                Resemblance.ADDED_WORD,
                telling=recruiting and brand.distinctive and len(core) >= _TELLING_LETTERS,
                decisive_in_mail=recruiting,
            )
        if recruiting and (found := _nearly(core, known)):
            return replace(found, telling=True)
    return None


def _like(
    brand: Brand,
    resemblance: Resemblance,
    *,
    telling: bool = False,
    decisive: bool = False,
    decisive_in_mail: bool = False,
) -> Likeness:
    """`official` is the domain that bears the very name, where one does."""
    domains = brand.employer.domains
    named = (each for each in domains if each.startswith(f"{brand.label}."))
    return Likeness(
        employer=brand.employer,
        official=next(named, domains[0]),
        resemblance=resemblance,
        telling=telling,
        decisive=decisive,
        decisive_in_mail=decisive or decisive_in_mail,
    )


def _under_another_ending(brand: Brand, label: str, ending: str) -> Likeness | None:
    """A name under a country's ending is the employer's own more often than not."""
    long = len(brand.label) >= _TELLING_LETTERS
    if ending in CHEAP_ENDINGS:
        sure = brand.distinctive and long
        return _like(brand, Resemblance.OTHER_ENDING, telling=sure, decisive=sure)
    if "-" in label and long:
        return _like(brand, Resemblance.ADDED_HYPHEN, decisive_in_mail=brand.distinctive)
    return _like(brand, Resemblance.OTHER_ENDING) if ending in OPEN_ENDINGS and long else None


def _nearly(name: str, known: KnownEmployers) -> Likeness | None:
    """A name that looks the same, or is a slip away."""
    brand = known.looks.get(skeleton(name))
    if brand is not None:
        if name in {_squeezed(each) for each in brand.employer.names}:
            return None  # the name's own accents
        drawn = name.replace("i", "l") != brand.label.replace("i", "l")
        sure = drawn or len(brand.label) >= _ONE_SLIP_LETTERS
        telling = sure and (drawn or brand.distinctive)
        return _like(brand, Resemblance.SAME_LOOK, telling=telling, decisive=sure)
    brand = _slip_away(letters(name), known)
    return _like(brand, Resemblance.MISSPELT, decisive=True) if brand else None


def _squeezed(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


def _slip_away(name: str, known: KnownEmployers) -> Brand | None:
    """The known name within one slip (two in a long one) that begins with the same letter."""
    slips = 2 if len(name) >= _TWO_SLIPS_LETTERS else 1
    if len(name) < _ONE_SLIP_LETTERS:
        return None
    for length in range(len(name) - slips, len(name) + slips + 1):
        if length < _ONE_SLIP_LETTERS or (slips == 2 and length < _TWO_SLIPS_LETTERS):
            continue
        near = known.spellings.get((length, name[0]))
        if near and (found := extractOne(name, near, scorer=OSA.distance, score_cutoff=slips)):
            return known.brands[found[0]]
    return None


def _cores(label: str) -> Iterator[tuple[str, bool]]:
    """What is left without the words around a name, and whether one of them is of hiring."""
    parts = [each for each in label.split("-") if each]
    rest = [each for each in parts if each not in _ADDED]
    if rest and len(rest) < len(parts):
        yield "".join(rest), not RECRUITING_WORDS.isdisjoint(parts)
    name, recruiting = "".join(parts), False
    for _ in range(2):
        name, word = _without_a_word(name)
        if not word:
            return
        recruiting = recruiting or word in RECRUITING_WORDS
        if len(name) >= _GLUED_LETTERS:
            yield name, recruiting


def _without_a_word(name: str) -> tuple[str, str]:
    if not (name.endswith(_BY_LENGTH) or name.startswith(_BY_LENGTH)):
        return name, ""
    for word in _BY_LENGTH:
        if len(word) < len(name):
            if name.endswith(word):
                return name.removesuffix(word), word
            if name.startswith(word):
                return name.removeprefix(word), word
    return name, ""
