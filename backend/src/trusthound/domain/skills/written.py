"""One way in which texts write a skill, and how much care it takes to find it there."""

from dataclasses import dataclass
from enum import StrEnum


class Care(StrEnum):
    """What it takes before the words count as the skill."""

    ANYWHERE = "anywhere"
    EXACT = "exact"  # with these capitals alone: "IT", "AP"
    IN_COMPANY = "in_company"  # an everyday word: among other skills, or as words near it say
    IN_TRADE = "in_trade"  # the same, and among skills of its own trade: "Chef" beside "Terraform"


@dataclass(frozen=True, slots=True)
class Written:
    """`skill` is its id, "" where the words hold a skill's name and mean none."""

    text: str
    skill: str
    care: Care = Care.ANYWHERE
