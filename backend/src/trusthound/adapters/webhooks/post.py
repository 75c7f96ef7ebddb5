"""A message that is due in; what its endpoint answered out. Nothing here raises for a stranger."""

from collections.abc import Callable, Sequence
from datetime import datetime

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.adapters.webhooks.signing import signed_headers, unsealed
from trusthound.domain.common.errors import (
    Overloaded,
    PageUnreadable,
    ReadingProblem,
    UrlRefused,
)
from trusthound.domain.webhooks.delivery import Attempt, Due, NotSent, shown_answer

SECONDS = 10.0
ANSWER_BYTES = 64 * 1024
_HEADERS = {"Content-Type": "application/json", "Accept-Encoding": "identity"}


async def posted(
    due: Due, *, web: Fetcher, keys: Sequence[Keys], clock: Callable[[], datetime]
) -> Attempt:
    """One POST, which no redirect leads elsewhere; https unless its place is allowed to tests."""
    at = clock()
    secrets = [unsealed(keys, each, due.endpoint_id) for each in due.secrets]
    known = [each for each in secrets if each is not None]
    if not known:
        return Attempt(at, problem=NotSent.SECRET_LOST)
    body = due.body.encode()
    headers = {**_HEADERS, **signed_headers(due.message_id, body, known, at=at)}
    try:
        answer = await web.send(
            due.url, body=body, headers=headers, seconds=SECONDS, answer_bytes=ANSWER_BYTES
        )
    except (PageUnreadable, UrlRefused, Overloaded) as failure:
        is_late = failure.code == ReadingProblem.TIMEOUT.value
        return Attempt(at, problem=NotSent.TIMEOUT if is_late else NotSent.UNREACHABLE)
    return Attempt(at, answer.status, shown_answer(answer.body))
