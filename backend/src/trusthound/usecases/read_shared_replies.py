"""What employers say of a posting whose result is shown to others: what stands, with its words."""

from trusthound.adapters.storage import replies
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.community.report import posting_key
from trusthound.domain.message.verification import Judged
from trusthound.domain.reply.answering import answerable
from trusthound.domain.reply.reply import Reply


async def read_shared_replies(judged: Judged, *, database: Database) -> list[Reply]:
    """The newest first; none of what takes no replies. Raises DatabaseUnavailable."""
    try:
        url = answerable(judged).dossier.posting.url
    except InvalidInput:
        return []
    log = await replies.of_posting(database, posting_key(url))
    return [each for each in log if each.ended_at is None and each.hidden_at is None]
