"""`python -m tests.journeys.list_worker`: the part of a worker that verifies lists, alone."""

import asyncio

from trusthound.entrypoints.worker.bulk_work import verify_lists
from trusthound.wiring.lists import open_lists
from trusthound.wiring.settings import Settings


async def main(settings: Settings) -> None:
    async with open_lists(settings) as bulk:
        await verify_lists(bulk)


if __name__ == "__main__":
    asyncio.run(main(Settings()))
