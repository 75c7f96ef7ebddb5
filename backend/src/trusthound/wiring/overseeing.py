"""What operators do about tasks, boards and results, bound to the database."""

from dataclasses import dataclass

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.search.board import Steering
from trusthound.usecases.delete_verification import delete_verification
from trusthound.usecases.list_all_boards import AllBoardsPage, list_all_boards
from trusthound.usecases.list_failed_tasks import FailedTasksPage, list_failed_tasks
from trusthound.usecases.list_verifications import VerificationsPage, list_verifications
from trusthound.usecases.retry_task import retry_task
from trusthound.usecases.steer_board import steer_board
from trusthound.wiring.clock import utc_now


@dataclass(frozen=True)
class Overseeing:
    """Each method is for operators alone."""

    database: Database

    async def failed_tasks(self, search: str, cursor: str) -> FailedTasksPage:
        """Found by name."""
        return await list_failed_tasks(search, cursor=cursor, database=self.database)

    async def retry_task(self, task_id: str, *, actor: str, origin: Origin) -> None:
        """Once more, at once."""
        await retry_task(task_id, actor=actor, database=self.database, origin=origin, now=utc_now())

    async def boards(self, search: str, cursor: str) -> AllBoardsPage:
        """Found by name, address or id."""
        return await list_all_boards(search, cursor=cursor, database=self.database)

    async def steer_board(
        self, board_id: str, steering: Steering, *, actor: str, origin: Origin
    ) -> None:
        """Pause it, ask it again or remove it."""
        await steer_board(
            board_id, steering, actor=actor, database=self.database, origin=origin, now=utc_now()
        )

    async def verifications(self, search: str, cursor: str) -> VerificationsPage:
        """Found by host or id."""
        return await list_verifications(search, cursor=cursor, database=self.database)

    async def delete_verification(
        self, verification_id: str, *, actor: str, origin: Origin
    ) -> None:
        """For good."""
        await delete_verification(
            verification_id, actor=actor, database=self.database, origin=origin, now=utc_now()
        )
