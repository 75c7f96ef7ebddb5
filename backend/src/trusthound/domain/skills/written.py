"""One way in which texts write a skill that takes care to find there."""

from dataclasses import dataclass
from enum import StrEnum


class Care(StrEnum):
    """What it takes before the words count as the skill."""

    EXACT = "exact"  # with these capitals alone: "IT", "AP"
    IN_COMPANY = "in_company"  # an everyday word: among other skills, or as words near it say
    IN_TRADE = "in_trade"  # the same, and among skills of its own trade: "Chef" beside "Terraform"
    NEVER = "never"  # the words hold a skill's name and mean none: "American Express"


@dataclass(frozen=True, slots=True)
class Written:
    """`skill` is its id, "" where it is none; `otherwise` what the words mean elsewhere: a chef."""

    text: str
    skill: str
    care: Care
    otherwise: str = ""
