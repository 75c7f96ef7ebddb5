"""A posting that names the person or the team one would work for or can ask."""

import re

from trusthound.domain.assessment.finding import (
    Finding,
    absent,
    not_applicable,
    present,
    quoted,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases
from trusthound.domain.facts.mail_domain import MailDomain

TWO = 2
SHORTEST_NAME = 2
# Two words of a mailbox that are no person's.
NO_NAMES = frozenset({"join", "us", "our", "team", "job", "jobs", "career", "careers", "work",
                      "with", "apply", "now", "talent", "human", "resources", "people", "staff",
                      "head", "office", "medical", "nursing", "general", "customer"})  # fmt: skip
MILD = 0.5

_TO_WHOM = (
    r"(?: directly)? (?:in)?to (?:the|our|a) (?!team|needs|work|board of)[a-z][\w-]+"
    r"(?: [\w&-]+){0,3}"
)
LINE = phrases(
    {
        "report": [
            rf"(?:you|role|position|post|job|holder|will|must|and|directly) reports?{_TO_WHOM}",
            rf"reporting{_TO_WHOM}",
        ],
        "hiring manager": [r"(?:the |your )?hiring manager(?: is|:| for this \w+ is) \w+"],
        "your manager|your line manager": [r"your (?:line )?manager (?:is|will be) \w+"],
    }
)
_BETWEEN_NAMES = re.compile(r"[._-]")


@signal(
    title="Names who to ask",
    question="Is a person with an address of their own, or the manager of the position, named?",
    why="Who answers for a position by name has one to fill.",
    innocent="Not a proof: names can be taken from anywhere.",
    advice="Write to that person at the employer's own domain before you send papers.",
    topic=Topic.ACTIVITY,
    leans=Lean.FOR,
    source="Practice: named managers and contacts; weak, not yet measured",
)
def named_contact(wording: Wording, mail_domains: tuple[MailDomain, ...]) -> Finding:
    """A mail address in a person's name who is named in the text; weaker, whom one reports to.

    A mailbox that anyone can open names nobody.
    """
    for each in mail_domains:
        if not (each.free or each.disposable) and _is_named(each.address, wording.folded):
            return present(stated(each.address, "contact address"))
    if mail_domains and all(each.free or each.disposable for each in mail_domains):
        return not_applicable()
    quote = wording.first(LINE)
    return present(quoted(quote), strength=MILD) if quote else absent()


def _is_named(address: str, folded: str) -> bool:
    """ "ana.lopes@" where "Ana Lopes" stands; a department's name is none of a person."""
    parts = _BETWEEN_NAMES.split(address.partition("@")[0])
    names = [part for part in parts if part.isalpha() and len(part) >= SHORTEST_NAME]
    if not len(parts) == len(names) == TWO or NO_NAMES.intersection(names):
        return False
    return f"{names[0]} {names[1]}" in folded
