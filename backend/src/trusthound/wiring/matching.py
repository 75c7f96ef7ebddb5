"""How well a seeker's resume fits a posting, bound to its adapters."""

from dataclasses import dataclass

from trusthound.adapters.files.store import FileStore
from trusthound.domain.access.user import SignedIn
from trusthound.domain.matching.asked import MatchAsked, MatchedPosting
from trusthound.usecases.match_posting import Postings, match_posting
from trusthound.wiring.clock import utc_now


@dataclass(frozen=True)
class Matching:
    """Whose resume it is, asks."""

    postings: Postings
    files: FileStore

    async def match(self, who: SignedIn, asked: MatchAsked) -> MatchedPosting:
        """A stored resume or one that was sent along, and a posting."""
        return await match_posting(
            asked,
            user_id=who.user.id,
            postings=self.postings,
            files=self.files,
            now=utc_now(),
        )
