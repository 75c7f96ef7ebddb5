"""The shipped list of skills hangs together."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from trusthound.domain.skills.folded import folded
from trusthound.domain.skills.kinship import steps_above
from trusthound.domain.skills.listed import Listed, read_listed
from trusthound.domain.skills.model import Kinship
from trusthound.wiring.reference.load import load_reference

_FILE = files("trusthound.wiring.reference").joinpath("skills.tsv")


def _listed() -> Listed:
    return read_listed(_FILE.read_text("utf-8").splitlines())


def _names(listed: Listed) -> Iterator[str]:
    yield from listed.plain
    yield from (each.text for each in listed.careful)


def test_no_two_skills_have_a_name_in_common() -> None:
    said = Counter(folded(each).strip() for each in _names(_listed()))
    assert [name for name, times in said.items() if times > 1] == []
    assert b"" not in said


def test_each_skill_is_listed_once_in_order_and_its_kinds_are_skills() -> None:
    names = [line.split("\t")[0] for line in _FILE.read_text("utf-8").splitlines()[2:]]
    ids = [name.lstrip("=~^").lower() for name in names]
    assert ids == sorted(set(ids))
    by_id = _listed().by_id
    assert {up for each in by_id.values() for up in each.broader} <= set(by_id)


def test_no_skill_is_a_kind_of_itself() -> None:
    by_id = _listed().by_id
    for skill in by_id:
        parents = by_id[skill].broader
        assert all(skill not in (up, *steps_above(by_id, up)) for up in parents), skill


def test_every_name_is_found_where_it_stands_alone() -> None:
    mentions, listed = load_reference().skills.mentions, _listed()
    meant = {each.text: each.otherwise or each.skill for each in listed.careful if each.skill}
    lost = [
        name
        for name, skill in {**listed.plain, **meant}.items()
        if [(each.skill, each.end) for each in mentions(name)] != [(skill, len(name))]
    ]

    assert lost == []


def test_the_shipped_list_knows_many_trades() -> None:
    skills = load_reference().skills
    text = "ACLS, IV therapy, accounts payable, PostgreSQL, React, QuickBooks, Excel"
    assert [each.skill for each in skills.mentions(text)] == [
        "acls", "iv therapy", "accounts payable", "postgresql", "react", "quickbooks",
        "microsoft excel",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("shown", "asked", "kinship"),
    [
        ("react", "frontend development", Kinship.NARROWER),
        ("acls", "cpr", Kinship.NARROWER),
        ("quickbooks", "accounting", Kinship.NARROWER),
        ("forklift operation", "warehouse operations", Kinship.NARROWER),
        ("sql databases", "postgresql", Kinship.BROADER),
        ("welding", "mig welding", Kinship.BROADER),
        ("mysql", "postgresql", Kinship.SIBLING),
        ("xero", "quickbooks", Kinship.SIBLING),
        ("aws", "azure", Kinship.SIBLING),
        ("java", "python", Kinship.NONE),
        ("nursing", "phlebotomy", Kinship.NONE),
        ("information technology", "python", Kinship.NONE),
        ("react", "angular", Kinship.SIBLING),
        ("react", "responsive design", Kinship.NONE),
    ],
)
def test_kinship_in_the_shipped_list(shown: str, asked: str, kinship: Kinship) -> None:
    skills = load_reference().skills
    assert {shown, asked} <= skills.by_id.keys()
    assert skills.kinship(shown, asked) is kinship
