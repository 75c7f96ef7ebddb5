"""Trees add up what speaks for an entry."""

import pytest

from trusthound.domain.resume.read.claims.trees import Fork, Trees

TREE = Fork("sure", 0.5, Fork("long", 2, 0.0, -3.0), 3.0)


@pytest.mark.parametrize(
    ("traits", "likely"),
    [
        ({"sure": 1.0}, 0.95),
        ({}, 0.5),  # what is not told is 0
        ({"sure": 0.5, "long": 2.0}, 0.5),  # no more than the most
        ({"long": 2.1}, 0.05),
    ],
)
def test_a_trait_leads_from_fork_to_fork(traits: dict[str, float], likely: float) -> None:
    assert Trees(0, [TREE]).likelihood(traits) == pytest.approx(likely, abs=0.01)


def test_all_trees_add_to_what_all_begin_with() -> None:
    two = Trees(1.0, [TREE, -1.0, TREE])
    assert two.likelihood({}) == pytest.approx(0.5)
    assert two.likelihood({"sure": 1.0}) == pytest.approx(1 / (1 + 2.718281828**-6))
    assert Trees(-1.0, []).likelihood({}) < 0.5
