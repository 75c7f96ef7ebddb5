"""What a caller may send about verifications of candidates."""

from typing import Any

from pydantic import Field

from trusthound.domain.candidate.claims import MOST_DESCRIPTION
from trusthound.domain.hiring.policy import LONGEST_RETENTION_DAYS
from trusthound.domain.hiring.review import NOTE_CHARACTERS, STATEMENT_CHARACTERS, Decision
from trusthound.entrypoints.http.schemas.wire import Asked

TOKEN_CHARACTERS = 200


class ReviewCandidate(Asked):
    """A decision that a person took."""

    decision: Decision = Field(strict=False)
    note: str = Field("", max_length=NOTE_CHARACTERS)


class ShareWithCandidate(Asked):
    """How the candidate gets the link."""

    mail: bool = Field(
        default=False, description="Send it to the address that was given with the resume."
    )


class OpenCandidateCopy(Asked):
    """The token of a candidate's link; it never stands in an address that a server sees."""

    token: str = Field(max_length=TOKEN_CHARACTERS)


class DisputeCandidate(OpenCandidateCopy):
    """What is not right, in the candidate's words."""

    statement: str = Field(max_length=STATEMENT_CHARACTERS)


class ChangePolicy(Asked):
    """Only what is given changes."""

    signals_only: bool | None = None
    retention_days: int | None = Field(None, ge=1, le=LONGEST_RETENTION_DAYS)
    do_not_keep: bool | None = None


# The form of a verification: read as a stream, so it is described by hand.
VERIFY_FORM: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "multipart/form-data": {
                "schema": {
                    "type": "object",
                    "properties": {
                        "resume": {
                            "type": "string",
                            "format": "binary",
                            "description": "A pdf, doc or docx file of at most 10 MB.",
                        },
                        "candidateEmail": {
                            "type": "string",
                            "description": "The candidate's e-mail address.",
                        },
                        "claimedEmployers": {
                            "type": "string",
                            "description": "Employers the candidate named, between commas.",
                        },
                        "linkedinUrl": {
                            "type": "string",
                            "description": "Compared with the resume; it is never fetched.",
                        },
                        "jobText": {
                            "type": "string",
                            "maxLength": MOST_DESCRIPTION,
                            "description": "The advertised position's text, compared with it.",
                        },
                        "attested": {
                            "type": "string",
                            "enum": ["true"],
                            "description": (
                                "That there is a hiring purpose, and that the candidate was told."
                            ),
                        },
                    },
                    "required": ["resume", "attested"],
                }
            }
        },
    }
}
