"""Replies of all postings, as operators read and hide them."""

from datetime import datetime

from pydantic import Field

from trusthound.domain.reply.proof import Way
from trusthound.domain.reply.reply import Ended, Position
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.list_replies import RepliesPage


class HideReply(Asked):
    hidden: bool


class LoggedReplyAnswer(Answer):
    """For operators: with its words, hidden or not."""

    id: str
    url: str
    verification_id: str | None
    domain: str
    way: Way
    said_at: datetime
    position: Position | None
    statement: str
    ended: Ended | None
    hidden: bool


class LoggedRepliesAnswer(Answer):
    """The newest first."""

    replies: list[LoggedReplyAnswer]
    next_cursor: str | None = Field(description="Ask with it for older ones; null: none.")


def logged_answer(page: RepliesPage) -> LoggedRepliesAnswer:
    return LoggedRepliesAnswer(
        replies=[
            LoggedReplyAnswer(
                id=each.reply.id,
                url=each.url,
                verification_id=each.reply.verification_id or None,
                domain=each.reply.domain,
                way=each.reply.way,
                said_at=each.reply.said_at,
                position=each.reply.said.position,
                statement=each.reply.said.statement,
                ended=each.reply.ended,
                hidden=each.reply.hidden_at is not None,
            )
            for each in page.replies
        ],
        next_cursor=page.cursor or None,
    )
