"""What a seeker wants a resume compared with, and how well it fits, as it goes over the wire."""

from typing import Literal

from pydantic import Field

from trusthound.domain.matching.asked import MatchAsked, MatchedPosting
from trusthound.entrypoints.http.schemas.answer import location_line
from trusthound.entrypoints.http.schemas.match import MatchBody, MatchWordingAnswer, match_body
from trusthound.entrypoints.http.schemas.requests import TEXT_CHARACTERS, URL_CHARACTERS
from trusthound.entrypoints.http.schemas.wire import Answer, Asked

ID_CHARACTERS = 64


class MatchPosting(Asked):
    """Which posting: one of verificationId, url and text."""

    resume_id: str | None = Field(
        None, max_length=ID_CHARACTERS, description="null: the default one."
    )
    verification_id: str | None = Field(
        None, max_length=ID_CHARACTERS, description="A result of a check, whose posting is used."
    )
    url: str | None = Field(
        None, max_length=URL_CHARACTERS, description="It is fetched; no check is counted."
    )
    text: str | None = Field(
        None, max_length=TEXT_CHARACTERS, description="The posting's text, as pasted."
    )


class MatchedPostingAnswer(Answer):
    """Which posting it was; "" is "not stated"."""

    title: str
    company: str
    location: str
    url: str


class MatchAnswer(Answer):
    success: Literal[True]
    match: MatchBody
    posting: MatchedPostingAnswer


def asked_of(asked: MatchPosting) -> MatchAsked:
    return MatchAsked(asked.resume_id, asked.verification_id, asked.url, asked.text)


def match_answer(found: MatchedPosting) -> MatchAnswer:
    posting, said = found.posting, found.wording
    wording = None if said is None else MatchWordingAnswer(text=said.text, model=said.model)
    return MatchAnswer(
        success=True,
        match=match_body(found.match, wording),
        posting=MatchedPostingAnswer(
            title=posting.title,
            company=posting.company,
            location=location_line(posting),
            url=posting.url,
        ),
    )
