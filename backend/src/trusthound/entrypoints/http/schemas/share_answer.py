"""A link and its result in, what others read of it out: only what is named here."""

from collections.abc import Iterable

from trusthound.domain.message.verification import Judged
from trusthound.domain.reply.corrections import NOTHING
from trusthound.domain.reply.reply import Reply
from trusthound.domain.sharing.person_names import PersonNames
from trusthound.domain.sharing.redact import (
    Redact,
    is_handed_in,
    redact_for,
    told_address,
    without_contacts,
)
from trusthound.domain.sharing.share import Share, may_be_found
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.entrypoints.http.schemas.replies import corrections_answer
from trusthound.entrypoints.http.schemas.share import (
    ShareAnswer,
    SharedReplyAnswer,
    SharedResultAnswer,
)
from trusthound.entrypoints.http.schemas.verification import FindingAnswer


def share_answer(share: Share) -> ShareAnswer:
    return ShareAnswer(
        id=share.id,
        visibility=share.visibility,
        made_at=share.made_at,
        expires_at=share.expires_at,
    )


def shared_answer(
    share: Share, judged: Judged, names: PersonNames, replies: Iterable[Reply] = ()
) -> SharedResultAnswer:
    """The company is named as it is, unless a contact stands in its place."""
    told, redact = answer_of(judged), redact_for(judged, names)
    return SharedResultAnswer(
        visibility=share.visibility,
        expires_at=share.expires_at,
        may_be_found=may_be_found(share, judged.assessment, address=told_address(judged)),
        kind=told.kind,
        status=told.status,
        trust_score=told.trust_score,
        band=told.band,
        verdict=told.verdict,
        headline=told.headline,
        reasons=[redact(each) for each in told.reasons],
        title=redact(told.title),
        company=without_contacts(told.company),
        location=redact(told.location),
        salary=without_contacts(told.salary),
        url=told_address(judged),
        handed_in=is_handed_in(judged),
        checked_at=told.checked_at,
        engine_version=told.engine_version,
        coverage=told.coverage,
        axes=told.axes,
        contributions=told.contributions,
        signals=[_finding(each, redact) for each in told.signals],
        replies=[_reply(each, redact) for each in replies],
    )


def _reply(reply: Reply, redact: Redact) -> SharedReplyAnswer:
    said = reply.said
    return SharedReplyAnswer(
        domain=reply.domain,
        way=reply.way,
        said_at=reply.said_at,
        position=said.position,
        statement=redact(said.statement),
        corrections=None if said.corrections == NOTHING else corrections_answer(said.corrections),
        being_judged=reply.is_disputing,
    )


def _finding(finding: FindingAnswer, redact: Redact) -> FindingAnswer:
    evidence = [
        each.model_copy(
            update={
                "quote": redact(each.quote),
                "origin": redact(each.origin),
                "start": None,
                "end": None,
            }
        )
        for each in finding.evidence
    ]
    return finding.model_copy(update={"evidence": evidence})
