"""What an employer hands in to have a resume checked: as typed in, as it is used out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from trusthound.domain.candidate.claims import MOST_DESCRIPTION, MOST_EMPLOYERS, Claims, claims_of
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.mail_address import MAIL_CHARACTERS

EMPLOYERS_CHARACTERS = 3_000
LINK_CHARACTERS = 300
# Decision 43 of the specification.
NO_RESUME = "Add a resume: a LinkedIn address alone can't be checked"
_PROFILE = re.compile(
    r"(?:https?://)?(?:[a-z]{2,3}\.)?linkedin\.com/(?:in|pub)/[^\s/?#]+\S*", re.IGNORECASE
)
_YES = frozenset({"true", "on", "1", "yes"})


@dataclass(frozen=True, slots=True)
class Asked:
    """The address in `claims` is as it was typed, be it none: that is one of the things looked at.

    `filename` is what its owner calls the file; only its ending says something.
    """

    filename: str
    data: bytes
    claims: Claims


def checked(fields: Mapping[str, str], *, filename: str, data: bytes | None) -> Asked:
    """`data` None: no file came. Raises InvalidInput."""
    link = _line(fields.get("linkedinUrl", ""))
    if data is None:
        raise InvalidInput(
            NO_RESUME if link else "Add a resume: a pdf, doc or docx file of at most 10 MB.",
            field="resume",
        )
    if fields.get("attested", "").strip().lower() not in _YES:
        raise InvalidInput(
            "Confirm that you check this resume for a hiring decision, and that the candidate was "
            "told.",
            field="attested",
            advice="There are letters to the candidate beside the box to tick.",
        )
    if link and (len(link) > LINK_CHARACTERS or not _PROFILE.fullmatch(link)):
        raise InvalidInput(
            "This is not the address of a LinkedIn profile.",
            field="linkedinUrl",
            advice="One looks like https://www.linkedin.com/in/ann-lee.",
        )
    mail = _line(fields.get("candidateEmail", ""))
    if len(mail) > MAIL_CHARACTERS:
        raise InvalidInput("This address is too long.", field="candidateEmail")
    employers = fields.get("claimedEmployers", "")
    if len(employers) > EMPLOYERS_CHARACTERS:
        raise InvalidInput(
            f"Name at most {MOST_EMPLOYERS} employers, with commas between them.",
            field="claimedEmployers",
        )
    position = fields.get("jobText", "")
    if len(position) > MOST_DESCRIPTION:
        raise InvalidInput(
            f"The position's text may have {MOST_DESCRIPTION:,} characters at most.",
            field="jobText",
        )
    claims = claims_of(mail=mail, employers=employers, profile=link, description=position)
    return Asked(filename, data, claims)


def _line(text: str) -> str:
    visible = "".join(each if each.isprintable() else " " for each in text)
    return " ".join(visible.split())
