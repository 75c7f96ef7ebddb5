"""Stored results: read, told with all that they rest on, and checked again."""

from dataclasses import dataclass, field
from datetime import timedelta

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.verifications import whole_dossier
from trusthound.adapters.web.web import Web
from trusthound.domain.access.allowance import Claim
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.correction import Stated
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification
from trusthound.inquiry.evidence import Lookups
from trusthound.inquiry.in_flight import InFlight
from trusthound.usecases import correct_verification as correcting
from trusthound.usecases import find_verification as find
from trusthound.usecases import verify_posting as posting
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.share_cards import ShareCards
from trusthound.wiring.shares import Shares


@dataclass(frozen=True)
class Results:
    """Examples are told like any other; nothing is kept of them."""

    database: Database
    web: Web
    lookups: Lookups[Dossier]
    reference: Reference
    judged_examples: tuple[Verification, ...]
    most_new_a_day: int
    again_after: timedelta
    share_cards: ShareCards
    in_flight: InFlight[Verification] = field(default_factory=InFlight)

    @property
    def shares(self) -> Shares:
        return Shares(self.database, self.share_cards)

    async def find(self, verification_id: str) -> Judged:
        """A stored result, or an example's, by its id."""
        for each in self.judged_examples:
            if each.id == verification_id:
                return each
        return await find.find_verification(verification_id, database=self.database)

    async def dossier(self, verification_id: str) -> bytes:
        """All that a result rests on, as JSON."""
        return whole_dossier(await self.find(verification_id))

    async def correct(self, verification_id: str, stated: Stated, claim: Claim) -> Verification:
        """The same judged again with what its reader corrected; the result stays as it is."""
        return await correcting.correct_verification(
            await self.find(verification_id),
            stated,
            claim=claim,
            database=self.database,
            reference=self.reference,
            now=utc_now(),
            new_id=new_id(),
        )

    async def check_again(self, verification_id: str, claim: Claim) -> Verification:
        """The posting at the address of a result, read anew; the result stays as it is."""
        address = find.address_to_check(await self.find(verification_id))
        return await posting.verify_posting(
            address,
            claim=claim,
            web=self.web,
            database=self.database,
            reference=self.reference,
            lookups=self.lookups,
            in_flight=self.in_flight,
            fresh_for=self.again_after,
            most_new_a_day=self.most_new_a_day,
            now=utc_now(),
            new_id=new_id(),
        )
