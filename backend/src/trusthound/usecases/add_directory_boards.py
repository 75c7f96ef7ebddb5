"""Add boards of the shipped directory, so many of them, due one after the other."""

from collections.abc import Callable, Mapping
from datetime import datetime
from hashlib import sha256

from trusthound.adapters.boards.board import tenant_name
from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.storage import boards
from trusthound.adapters.storage.database import Database
from trusthound.domain.facts.reference import BoardDirectory
from trusthound.domain.search.board import CollectedBoard

# Those whose lists are found by the tenant's name alone.
SYSTEMS = ("ashby", "greenhouse", "lever", "recruitee", "smartrecruiters", "workable")


async def add_directory_boards(
    *,
    most: int,
    system: str | None,
    directory: BoardDirectory,
    collections: Mapping[str, Collection],
    database: Database,
    now: datetime,
    new_id: Callable[[], str],
) -> int:
    """Until `most` of them are collected from; how many came new. The same ones are chosen by
    everybody, without regard to their names. Raises DatabaseUnavailable.
    """
    systems = SYSTEMS if system is None else (system,)
    listed = sorted((key for key in directory.employers if key[0] in systems), key=_order)
    async with database.connection() as connection:
        known = await boards.known_addresses(connection, systems)
    folded = {(reader, address.lower()) for reader, address in known}
    missing = [key for key in listed[:most] if key not in folded]
    for number, (reader, tenant) in enumerate(missing):
        every = collections[reader].every
        board = CollectedBoard(
            id=new_id(),
            reader=reader,
            address=tenant,
            name=directory.employers[reader, tenant] or tenant_name(tenant),
            is_own=True,
            added_at=now,
            due_at=now + every * number / len(missing),
        )
        async with database.connection() as connection:
            await boards.add(connection, board, for_all=True)
    return len(missing)


def _order(key: tuple[str, str]) -> bytes:
    return sha256(" ".join(key).encode()).digest()
