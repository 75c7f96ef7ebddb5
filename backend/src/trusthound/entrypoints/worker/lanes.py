"""Something that is done piece by piece in; done as pieces come, until cancelled."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from trusthound.domain.common.errors import DatabaseUnavailable

STOP_SECONDS = 15.0

log = structlog.get_logger()

# Does one piece; False where there is none now.
DoOne = Callable[[], Awaitable[bool]]


async def keep_doing(do_one: DoOne, work: str, *, lanes: int, pause_seconds: float) -> None:
    """So many at once, each lane looking again after a pause where there was nothing to do; when
    cancelled, what is under way has 15 seconds. `work` is what the log calls it.
    """
    async with asyncio.TaskGroup() as tasks:
        for number in range(lanes):
            tasks.create_task(_lane(do_one, work, pause_seconds, pause_seconds * number / lanes))


async def _lane(do_one: DoOne, work: str, pause_seconds: float, begin_after: float) -> None:
    await asyncio.sleep(begin_after)
    while True:
        under_way = asyncio.create_task(_one(do_one, work))
        try:
            done = await asyncio.shield(under_way)
        except asyncio.CancelledError:
            await asyncio.wait({under_way}, timeout=STOP_SECONDS)
            raise
        if not done:
            await asyncio.sleep(pause_seconds)


async def _one(do_one: DoOne, work: str) -> bool:
    try:
        return await do_one()
    except DatabaseUnavailable:
        log.warning("work_waits_for_database", work=work)
    except Exception as problem:  # one odd piece must not end the worker
        log.exception("work_not_done", work=work, problem=type(problem).__name__)
    return False
