"""Judge a stored result again with what its reader corrected; both results are kept."""

import asyncio
from datetime import datetime

from trusthound.adapters.storage import corrections
from trusthound.adapters.storage.checks import one_check
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import Claim
from trusthound.domain.common.errors import Conflict
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.verification import Judged, check_may_correct, checked
from trusthound.domain.posting.correction import Correction, Stated, corrected
from trusthound.domain.posting.verification import Verification, conclude


async def correct_verification(
    judged: Judged,
    stated: Stated,
    *,
    claim: Claim,
    database: Database,
    reference: Reference,
    now: datetime,
    new_id: str,
) -> Verification:
    """Nothing is fetched, the original stays as it is. Free for whoever checked the original today.

    Raises InvalidInput, Conflict, DailyLimit, DatabaseUnavailable.
    """
    original = check_may_correct(judged)
    async with one_check(database, claim, now=now, subject=original.url or original.id) as check:
        dossier, fields = await asyncio.to_thread(corrected, original.dossier, stated, reference)
        made = conclude(
            dossier,
            verification_id=new_id,
            checked_at=now,
            url=original.url,
            correction=Correction(original.id, fields),
        )
        if not await corrections.save(database, made, original.id):
            raise Conflict(
                "too_many_corrections",
                f"This result was corrected {corrections.MOST_CORRECTIONS} times.",
                advice="Verify the posting again: that is a result of its own.",
            )
        check.gave(checked(made))
    return made
