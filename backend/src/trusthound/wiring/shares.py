"""Links under which results are shown to others, bound to their adapters."""

from dataclasses import dataclass

from trusthound.adapters.storage.database import Database
from trusthound.domain.message.verification import Judged
from trusthound.domain.reply.reply import Reply
from trusthound.domain.sharing.card import card_of
from trusthound.domain.sharing.person_names import PersonNames
from trusthound.domain.sharing.share import Share, Visibility
from trusthound.usecases.end_share import end_share
from trusthound.usecases.list_shares import list_shares
from trusthound.usecases.open_share import open_share
from trusthound.usecases.read_shared_replies import read_shared_replies
from trusthound.usecases.share_result import share_result
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.reference.person_names import person_names
from trusthound.wiring.share_cards import ShareCards


@dataclass(frozen=True)
class Shares:
    """All but `open`, `replies`, `person_names` and `picture` are for the result's owner alone."""

    database: Database
    cards: ShareCards

    async def make(
        self, verification_id: str, visibility: Visibility, *, days: int, user_id: str
    ) -> Share:
        """A new link to one's own result."""
        return await share_result(
            verification_id,
            visibility,
            days=days,
            user_id=user_id,
            database=self.database,
            now=utc_now(),
            new_id=new_id(),
        )

    async def of(self, verification_id: str, *, user_id: str) -> list[Share]:
        """The newest first."""
        return await list_shares(
            verification_id, user_id=user_id, database=self.database, now=utc_now()
        )

    async def end(self, share_id: str, verification_id: str, *, user_id: str) -> None:
        """At once."""
        await end_share(share_id, verification_id, user_id=user_id, database=self.database)

    async def open(self, share_id: str) -> tuple[Share, Judged]:
        """What whoever has the link reads."""
        return await open_share(share_id, database=self.database, now=utc_now())

    async def replies(self, judged: Judged) -> list[Reply]:
        """What employers say of its posting, beside it."""
        return await read_shared_replies(judged, database=self.database)

    def person_names(self) -> PersonNames:
        """By these a text is told without the persons in it."""
        return person_names()

    async def picture(self, share_id: str) -> bytes:
        """What a preview of the link shows, as PNG."""
        _, judged = await self.open(share_id)
        return await self.cards.of(card_of(judged))
