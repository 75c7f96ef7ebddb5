"""Which posting is compared, and how much it may ask for."""

from dataclasses import replace

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.matching.asked import MatchAsked, bounded, check_one_posting, with_text
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, Passage, Requirements, SkillAsked

SKILL = SkillAsked(Passage("Python", 0, 6), Need.MUST, ("python",))


@pytest.mark.parametrize(
    "asked", [MatchAsked(verification_id="a"), MatchAsked("r", url="a"), MatchAsked(text="")]
)
def test_one_posting_is_enough(asked: MatchAsked) -> None:
    check_one_posting(asked)


@pytest.mark.parametrize("asked", [MatchAsked(), MatchAsked("r"), MatchAsked(url="a", text="b")])
def test_none_and_several_are_refused(asked: MatchAsked) -> None:
    with pytest.raises(InvalidInput):
        check_one_posting(asked)


def test_a_posting_without_a_word_is_nothing_to_compare_with() -> None:
    posting = JobPosting("Cook", "Harbour Canteen", "You cook.")

    assert with_text(posting, "url") is posting
    with pytest.raises(InvalidInput) as refused:
        with_text(replace(posting, description=" —\n"), "url")
    assert refused.value.field == "url"


def test_a_posting_that_asks_for_thousands_of_things_is_compared_by_its_first() -> None:
    asked = Requirements(skills=(SKILL,) * 5_000)

    assert len(bounded(asked).skills) == 100
    assert bounded(Requirements(skills=(SKILL,) * 32)) == Requirements(skills=(SKILL,) * 32)
