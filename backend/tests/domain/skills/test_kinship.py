"""What one skill is to another."""

import pytest

from trusthound.domain.skills.kinship import steps_above
from trusthound.domain.skills.listed import Listed, read_listed
from trusthound.domain.skills.model import Kinship, Skills


@pytest.mark.parametrize(
    ("shown", "asked", "kinship"),
    [
        ("java", "java", Kinship.SAME),
        ("postgresql", "sql databases", Kinship.NARROWER),
        ("postgresql", "computing", Kinship.NARROWER),
        ("sql databases", "postgresql", Kinship.BROADER),
        ("databases", "postgresql", Kinship.BROADER),
        ("computing", "java", Kinship.NONE),
        ("programming languages", "java", Kinship.NONE),
        ("mysql", "postgresql", Kinship.SIBLING),
        ("java", "python", Kinship.NONE),
        ("cooking", "java", Kinship.NONE),
        ("no such skill", "java", Kinship.NONE),
        ("no such skill", "no such skill", Kinship.SAME),
    ],
)
def test_kinship_follows_the_list(skills: Skills, shown: str, asked: str, kinship: Kinship) -> None:
    assert skills.kinship(shown, asked) is kinship


def test_steps_are_counted_by_the_shortest_way(listed: Listed) -> None:
    assert steps_above(listed.by_id, "postgresql") == {
        "sql databases": 1,
        "databases": 2,
        "computing": 3,
    }


def test_a_ring_of_kinds_ends() -> None:
    ring = read_listed(["a\t\tb\t", "b\t\ta\t"])
    assert steps_above(ring.by_id, "a") == {"b": 1}
