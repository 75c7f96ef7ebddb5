"""Corrected results into the table of verifications: a few of each original."""

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.verifications import add
from trusthound.domain.posting.verification import Verification

# What anybody may add to what is kept of one result.
MOST_CORRECTIONS = 20


async def save(database: Database, correcting: Verification, original_id: str) -> bool:
    """Store a corrected result; False where the original has MOST_CORRECTIONS already, or is not
    there any more.
    """
    async with database.connection() as connection:
        # Whoever corrects at the same time waits, so that there is never one too many.
        held = await connection.execute(
            "SELECT FROM verifications WHERE id = %s FOR UPDATE", [original_id]
        )
        there = await connection.execute(
            "SELECT FROM verifications WHERE corrects = %s", [original_id]
        )
        if not held.rowcount or there.rowcount >= MOST_CORRECTIONS:
            return False
        await add(connection, correcting)
        return True
