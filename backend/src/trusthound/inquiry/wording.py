"""A match in; its rows in sentences of a language model out, where every part of them holds."""

import asyncio

import structlog

from trusthound.adapters.wording.chat import Chat
from trusthound.domain.matching.model import Match
from trusthound.domain.matching.wording import Wording, given_rows, held
from trusthound.domain.skills.model import Skills

log = structlog.get_logger()


async def ask_for_wording(match: Match, *, chat: Chat | None, skills: Skills) -> Wording | None:
    """None without a model, without a score, and for words that the rows do not bear out."""
    if chat is None or match.score is None:
        return None
    rows = given_rows(match.rows)
    said = await chat.sentences(rows)
    if said is None:
        return None
    text = await asyncio.to_thread(held, said, rows, skills)
    if text is None:
        log.info("wording_dropped", characters=len(said))
        return None
    return Wording(text, chat.model)
