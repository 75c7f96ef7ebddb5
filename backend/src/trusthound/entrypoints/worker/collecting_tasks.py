"""Looks at boards by the clock, each handed on to a use case."""

from datetime import UTC, datetime
from urllib.parse import urlsplit
from zlib import crc32

import structlog
from procrastinate import App
from procrastinate.exceptions import AlreadyEnqueued

from trusthound.adapters.storage.looks import DueBoard
from trusthound.adapters.tasks.queue import RETRY
from trusthound.domain.common.errors import DatabaseUnavailable
from trusthound.usecases.refresh_search_words import refresh_search_words
from trusthound.usecases.steer_board import CLOSE_REMOVED_BOARD
from trusthound.wiring.boards import Boards

# Looks at once, of all workers together: other tasks have places left, and one host is asked in one
# lane alone, so that its pace is kept.
LANES = 2

log = structlog.get_logger()


def add_collecting_tasks(queue: App, boards: Boards) -> None:
    """A look that was cut off is due again, so that it needs no other try."""

    @queue.task(name="collect_board")
    async def collect(board_id: str) -> None:
        try:
            await boards.collect(board_id)
        except DatabaseUnavailable:
            log.warning("look_waits_for_database", board=board_id)

    @queue.periodic(cron="* * * * *")
    @queue.task(name="collect_due_boards", queueing_lock="collect_due_boards")
    async def collect_due(timestamp: int) -> int:
        due = await boards.due(datetime.fromtimestamp(timestamp, UTC))
        deferred = 0
        for each in due:
            look = collect.configure(lock=_lane(each), queueing_lock=f"collect {each.id}")
            try:
                await look.defer_async(board_id=each.id)
            except AlreadyEnqueued:
                continue
            deferred += 1
        return deferred

    @queue.periodic(cron="33 * * * *")
    @queue.task(name="add_directory_boards", queueing_lock="add_directory_boards", retry=RETRY)
    async def add_listed(timestamp: int) -> int:  # noqa: ARG001 - every periodic task is told
        return await boards.add_as_set()

    @queue.periodic(cron="43 * * * *")
    @queue.task(name="forget_old_openings", queueing_lock="forget_openings", retry=RETRY)
    async def forget(timestamp: int) -> int:
        return await boards.forget(datetime.fromtimestamp(timestamp, UTC))

    @queue.task(name=CLOSE_REMOVED_BOARD, retry=RETRY)
    async def close_removed(board_id: str) -> int:
        return await boards.close_removed(board_id)

    @queue.periodic(cron="23 * * * *")
    @queue.task(name="refresh_search_words", queueing_lock="refresh_words", retry=RETRY)
    async def refresh_words(timestamp: int) -> int:  # noqa: ARG001 - every task is told the time
        return await refresh_search_words(boards.database)


def _lane(board: DueBoard) -> str:
    host = urlsplit(board.address).netloc or board.reader
    return f"collecting {crc32(host.encode()) % LANES}"
