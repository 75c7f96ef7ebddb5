"""Employers reply to results: by showing that a domain is theirs, in a log that everybody reads."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.logged_replies import (
    HideReply,
    LoggedRepliesAnswer,
    logged_answer,
)
from trusthound.entrypoints.http.schemas.replies import (
    BeginProof,
    GiveReply,
    OpenProofLink,
    ProofAnswer,
    RepliesAnswer,
    begun_answer,
    corrections_of,
    proof_answer,
    replies_answer,
)
from trusthound.usecases.begin_domain_proof import AskedProof

PATH = "/api/verifications/{verification_id}/replies"
PROOFS = "/api/domain-proofs"
ALL = "/api/admin/replies"
_ALWAYS = ("not_found", "rate_limited", "database_unavailable")
_SIGNED_IN = ("sign_in_required", "not_allowed", *_ALWAYS)
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input")

AskedAnyone = Annotated[Caller, open_to(Access.ANYONE)]
AskedUser = Annotated[Caller, open_to(Access.USER)]
AskedOperator = Annotated[Caller, open_to(Access.OPERATOR)]
router = APIRouter()


@router.get(
    PATH,
    tags=["verifications"],
    summary="Read what employers replied",
    responses=documented(*_ALWAYS),
)
async def read_replies(
    verification_id: str, services: AskedServices, caller: AskedAnyone
) -> RepliesAnswer:
    """The public log of a posting, by the id of a result of it; and which domains may reply."""
    user = caller.signed_in.user.id if caller.signed_in else None
    return replies_answer(await services.replies.read(verification_id, user))


@router.post(
    PATH,
    tags=["verifications"],
    summary="Reply for the holder of a domain",
    responses=documented("invalid_url", *_BODY, *_SIGNED_IN),
)
async def give_reply(
    verification_id: str,
    asked: GiveReply,
    services: AskedServices,
    caller: AskedUser,
    origin: AskedOrigin,
) -> RepliesAnswer:
    """Free of charge, and in the place of what the account said before, which stays in the log.

    It never changes this result. Facts that are corrected are judged by the same rules, as a result
    of its own.
    """
    return replies_answer(
        await services.replies.give(
            verification_id,
            caller.user,
            domain=asked.domain,
            position=asked.position,
            statement=asked.statement,
            corrections=corrections_of(asked.corrections),
            origin=origin,
        )
    )


@router.delete(
    f"{PATH}/{{reply_id}}",
    tags=["verifications"],
    summary="Withdraw a reply",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_SIGNED_IN),
)
async def withdraw_reply(
    verification_id: str,  # noqa: ARG001 - a reply has one address, beneath its result
    reply_id: str,
    services: AskedServices,
    caller: AskedUser,
    origin: AskedOrigin,
) -> None:
    """The caller's own; it stays in the log, marked so."""
    await services.replies.withdraw(reply_id, caller.user, origin=origin)


@router.post(
    "/api/verifications/{verification_id}/domain-proofs",
    tags=["verifications"],
    summary="Begin to show that a domain is yours",
    responses=documented(*_BODY, *_SIGNED_IN),
)
async def begin_domain_proof(
    verification_id: str, asked: BeginProof, services: AskedServices, caller: AskedUser
) -> ProofAnswer:
    """Answers what to publish, this once; or sends a link to a mailbox at the domain."""
    wish = AskedProof(asked.domain, asked.way, asked.mailbox)
    return begun_answer(await services.replies.begin_proof(verification_id, wish, caller.user))


@router.post(
    f"{PROOFS}/open",
    tags=["verifications"],
    summary="Open the link that was mailed to a domain",
    responses=documented("link_expired", *_BODY, *_SIGNED_IN),
)
async def open_proof_link(
    asked: OpenProofLink, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> ProofAnswer:
    """By the account that asked for it, once."""
    return proof_answer(await services.replies.open_link(asked.token, caller.user, origin=origin))


@router.post(
    f"{PROOFS}/{{proof_id}}/check",
    tags=["verifications"],
    summary="Look whether a domain shows what was asked",
    responses=documented("not_proven", *_SIGNED_IN),
)
async def check_domain_proof(
    proof_id: str, services: AskedServices, caller: AskedUser, origin: AskedOrigin
) -> ProofAnswer:
    """The same answer whatever was found instead, 20 times at most."""
    return proof_answer(await services.replies.check_proof(proof_id, caller.user, origin=origin))


@router.get(
    ALL,
    tags=["operators"],
    summary="List what employers replied",
    responses=documented("invalid_input", *_SIGNED_IN),
)
async def list_replies(
    services: AskedServices,
    _: AskedOperator,
    cursor: Annotated[str, Query(max_length=100)] = "",
) -> LoggedRepliesAnswer:
    """Of all postings, the newest first."""
    return logged_answer(await services.replies.newest(cursor))


@router.put(
    f"{ALL}/{{reply_id}}/visibility",
    tags=["operators"],
    summary="Hide the words of a reply, or show them again",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented(*_BODY, *_SIGNED_IN),
)
async def hide_reply(
    reply_id: str,
    asked: HideReply,
    services: AskedServices,
    caller: AskedOperator,
    origin: AskedOrigin,
) -> None:
    """That there was a reply stays in the log; the audit log keeps who decided."""
    await services.replies.hide(
        reply_id, hidden=asked.hidden, actor=caller.user.user.id, origin=origin
    )
