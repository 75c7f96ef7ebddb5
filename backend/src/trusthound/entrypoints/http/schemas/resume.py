"""A seeker's resume, as it goes over the wire."""

from datetime import datetime
from typing import Any, Literal

from pydantic import Field

from trusthound.domain.resume.corrected_values import TOLD_CHARACTERS, VALUE_CHARACTERS
from trusthound.domain.resume.misreading import Misread
from trusthound.domain.resume.model import Employment, Level
from trusthound.entrypoints.http.schemas.wire import Answer, Asked

_DATE = '"2019" or "2019-03"; "" where it is not stated.'
_ONE_LINE = Field("", max_length=VALUE_CHARACTERS)
_A_DATE = Field("", max_length=7, description=_DATE)


class RoleAnswer(Answer):
    """A role, as it was read or corrected."""

    id: str
    company: str
    title: str
    start: str = Field(description=_DATE)
    end: str = Field(description=_DATE)
    current: bool
    kind: Employment
    location: str
    highlights: list[str]


class CourseAnswer(Answer):
    """A course of education."""

    id: str
    institution: str
    degree: str
    area: str
    level: Level | None
    start: str = Field(description=_DATE)
    end: str = Field(description=_DATE)


class LanguageAnswer(Answer):
    name: str
    fluency: str


class CertificateAnswer(Answer):
    name: str
    issuer: str
    issued: str = Field(description=_DATE)


class ResumeFieldsAnswer(Answer):
    """What a resume states; "" and [] are "not stated"."""

    name: str
    headline: str
    location: str
    mails: list[str]
    phones: list[str]
    summary: str
    work: list[RoleAnswer]
    education: list[CourseAnswer]
    skills: list[str]
    languages: list[LanguageAnswer]
    certificates: list[CertificateAnswer]


class CorrectionsAnswer(Answer):
    """What its owner corrected; null: as it was read."""

    name: str | None
    headline: str | None
    location: str | None
    mails: list[str] | None
    phones: list[str] | None
    summary: str | None
    work: list[RoleAnswer] | None
    education: list[CourseAnswer] | None
    skills: list[str] | None
    languages: list[LanguageAnswer] | None
    certificates: list[CertificateAnswer] | None


class ResumeSkillAnswer(Answer):
    """A skill, and where the roles show it."""

    name: str
    roles: int = Field(description="In how many roles it is told of.")
    last: str | None = Field(description="When the last of these ended; null: not stated.")
    current: bool = Field(description="One of them lasts still.")


class MissingFactAnswer(Answer):
    """What a resume usually states, and this one does not."""

    fact: str
    weight: int = Field(description="Its share of the completeness, in percent.")
    why: str


class MisreadAnswer(Answer):
    """What an applicant tracking system may misread of the file."""

    kind: Misread
    why: str
    advice: str
    quotes: list[str]


class ResumeAnalysisAnswer(Answer):
    """Of what counts: what was read, with its owner's corrections."""

    completeness: int = Field(ge=0, le=100)
    experience: float | None = Field(
        description="Years of work, times side by side once; null: no role has dates."
    )
    experience_note: str = Field(description='What to know about the years; "": nothing.')
    skills: list[str]
    top_skills: list[ResumeSkillAnswer]
    missing: list[MissingFactAnswer]
    misread: list[MisreadAnswer] = Field(description="Of the file: no correction changes it.")


class ResumeBody(Answer):
    """A resume with all that is known of it."""

    id: str
    filename: str
    is_default: bool
    uploaded_at: datetime
    format: str
    pages: int
    analysis: ResumeAnalysisAnswer
    read: ResumeFieldsAnswer = Field(description="As it was read.")
    corrected: ResumeFieldsAnswer = Field(description="As it counts.")
    corrections: CorrectionsAnswer | None = Field(description="null: nothing was corrected.")


class ResumeAnswer(Answer):
    success: Literal[True]
    resume: ResumeBody


class ListedResumeAnswer(Answer):
    """A line of the list; the whole resume is under its id."""

    id: str
    filename: str
    is_default: bool
    uploaded_at: datetime
    completeness: int
    experience: float | None


class ResumesAnswer(Answer):
    """The newest first."""

    success: Literal[True]
    resume: ResumeBody | None = Field(description="The default one; null: there is none.")
    resumes: list[ListedResumeAnswer]


class RoleAsked(Asked):
    """A role as its owner states it."""

    id: str = Field("", max_length=20, description='That of what was read; "": a new one.')
    company: str = _ONE_LINE
    title: str = _ONE_LINE
    start: str = _A_DATE
    end: str = _A_DATE
    current: bool = False
    kind: Employment = Field(Employment.UNSTATED, strict=False)
    location: str = _ONE_LINE
    highlights: list[str] = Field(default_factory=list)


class CourseAsked(Asked):
    """A course of education as its owner states it."""

    id: str = Field("", max_length=20, description='That of what was read; "": a new one.')
    institution: str = _ONE_LINE
    degree: str = _ONE_LINE
    area: str = _ONE_LINE
    level: Level | None = Field(None, strict=False)
    start: str = _A_DATE
    end: str = _A_DATE


class LanguageAsked(Asked):
    name: str = Field(max_length=VALUE_CHARACTERS)
    fluency: str = _ONE_LINE


class CertificateAsked(Asked):
    name: str = Field(max_length=VALUE_CHARACTERS)
    issuer: str = _ONE_LINE
    issued: str = _A_DATE


class CorrectionsAsked(Asked):
    """A field that is there stands instead of what was read, whole; null takes it back."""

    name: str | None = Field(None, max_length=VALUE_CHARACTERS)
    headline: str | None = Field(None, max_length=VALUE_CHARACTERS)
    location: str | None = Field(None, max_length=VALUE_CHARACTERS)
    mails: list[str] | None = None
    phones: list[str] | None = None
    summary: str | None = Field(None, max_length=TOLD_CHARACTERS)
    work: list[RoleAsked] | None = None
    education: list[CourseAsked] | None = None
    skills: list[str] | None = None
    languages: list[LanguageAsked] | None = None
    certificates: list[CertificateAsked] | None = None


class ChangeResume(Asked):
    """Only what is given changes."""

    is_default: Literal[True] | None = Field(None, description="Makes it the one that counts.")
    corrections: CorrectionsAsked | None = Field(None, description="null takes all of them back.")


# The form of an upload: read as a stream, so it is described by hand.
RESUME_FORM: dict[str, Any] = {
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
                        }
                    },
                    "required": ["resume"],
                }
            }
        },
    }
}
