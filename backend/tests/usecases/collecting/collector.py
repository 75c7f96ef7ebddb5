"""A collector as a process of its own: it looks at one board and prints how far it has come.

Called with the database, a host:port that it may reach, and the board's id.
"""

import asyncio
import sys
from pathlib import Path
from uuid import uuid4

from tests.usecases.collecting.paged import DERIVING, PAGED

from trusthound.adapters.storage.database import open_database
from trusthound.adapters.web.fetcher import FetchLimits, open_fetcher
from trusthound.domain.search.looking import Budget
from trusthound.inquiry.collecting import BoardInquiry
from trusthound.usecases.collect_board import collect_board
from trusthound.wiring.clock import utc_now
from trusthound.wiring.reference.load import load_reference


async def collect(database_url: str, reachable: str, board_id: str) -> None:
    limits = FetchLimits(
        user_agent="TrustHound/0.1.0 (+https://trusthound.example/bot)",
        ports=frozenset({int(reachable.partition(":")[2])}),
        allowed_private=frozenset({reachable}),
        collecting_pause_seconds=0.0,
    )
    async with (
        open_database(database_url=database_url, data_folder=Path()) as database,
        open_fetcher(limits) as web,
    ):
        await collect_board(
            board_id,
            database=database,
            inquiry=BoardInquiry(web, {"paged": PAGED}, {}, load_reference(), 20_000_000),
            deriving=DERIVING,
            budget=Budget(),
            clock=utc_now,
            new_id=lambda: uuid4().hex,
            is_due=False,
            told=lambda found: print(found, flush=True),
        )


if __name__ == "__main__":
    asyncio.run(collect(*sys.argv[1:]))
