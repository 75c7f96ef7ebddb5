"""Add a board: it is collected from as long as whoever added it wants it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlsplit

from trusthound.adapters.boards.board import tenant_name
from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.storage import boards
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import Conflict, InvalidInput
from trusthound.domain.facts.reference import BoardDirectory
from trusthound.domain.search.board import CollectedBoard


@dataclass(frozen=True, slots=True)
class Adding:
    """What is to be added: a board's URL, or a feed's with the mapping that reads it.

    `name` "" takes the employer's from the directory, or the board's own.
    """

    url: str
    name: str = ""
    mapping: Mapping[str, str] | None = None
    is_of_the_newest: bool = False


async def add_board(
    adding: Adding,
    *,
    user_id: str | None,
    most_of_a_user: int,
    web: Web,
    database: Database,
    collection_of: Callable[[Adding], tuple[Collection, str] | None],
    directory: BoardDirectory,
    now: datetime,
    new_id: str,
) -> CollectedBoard:
    """A user's own, or where `user_id` is None for everybody. One that is there already is not
    made twice.

    Raises UrlRefused, InvalidInput for an address that no list is known at, Conflict for one board
    too many, DatabaseUnavailable.
    """
    web.checked(adding.url)
    found = collection_of(adding)
    if found is None:
        raise InvalidInput(
            "We know no list of postings at this address.",
            field="url",
            advice="Give the address of an employer's board, such as a posting on it, or of its "
            "sitemap.xml.",
        )
    collection, address = found
    board = CollectedBoard(
        id=new_id,
        reader=collection.reader,
        address=address,
        name=adding.name or _name(collection, address, directory),
        is_own=collection.is_own,
        added_at=now,
        due_at=now,
        mapping=adding.mapping,
    )
    async with database.connection() as connection:
        if user_id is None:
            return await boards.add(connection, board, for_all=True)
        held = await boards.number_wanted(connection, user_id)
        kept = await boards.add(connection, board, for_all=False)
        is_new = await boards.want(connection, user_id, kept.id, now)
        if is_new and held >= most_of_a_user:
            raise Conflict(
                "too_many_boards",
                f"You have added {held:,} boards, and no more than {most_of_a_user:,} are kept.",
                advice="Remove one that you do not need any more.",
            )
    return kept


def _name(collection: Collection, address: str, directory: BoardDirectory) -> str:
    if not collection.is_own and "://" not in address:
        return collection.name
    host = urlsplit(address).hostname
    if host is not None:
        return host.removeprefix("www.")
    listed = directory.employers.get((collection.reader, address.lower()))
    # "acme.wd5.host.example/site" and "acme" are both Acme's.
    return listed or tenant_name(address.partition("/")[0].partition(".")[0])
