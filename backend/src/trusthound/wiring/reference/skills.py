"""The shipped list of skills in, what finds and compares them out; read when first asked for."""

from functools import cache
from importlib.resources import files

from trusthound.domain.skills.find import finder
from trusthound.domain.skills.kinship import kinds_of, kinship_of
from trusthound.domain.skills.listed import Listed, read_listed
from trusthound.domain.skills.model import Skills

_FILE = files("trusthound.wiring.reference").joinpath("skills.tsv")
_TRADE = "information technology"  # whose names are everyday words more than other trades'


@cache
def listed_skills() -> Skills:
    return skills_of(read_listed(_FILE.read_text("utf-8").splitlines()))


def skills_of(listed: Listed) -> Skills:
    trade = kinds_of(listed.by_id, _TRADE)
    mentions = finder(listed, trade.__contains__)
    return Skills(listed.by_id, mentions, kinship_of(listed))
