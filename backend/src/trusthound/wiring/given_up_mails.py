"""Mails that were given up, for the command line: looked at, and tried again."""

from trusthound.adapters.storage import mails
from trusthound.adapters.storage.database import open_database
from trusthound.domain.mailing.delivery import GivenUp
from trusthound.usecases import retry_mails as retrying
from trusthound.wiring.clock import utc_now
from trusthound.wiring.settings import Settings


async def given_up_mails(settings: Settings, *, most: int) -> list[GivenUp]:
    """The newest first. Raises SetupProblem, DatabaseUnavailable."""
    async with open_database(
        database_url=settings.database_url, data_folder=settings.data_folder
    ) as database:
        return await mails.given_up(database, most=most)


async def retry_mails(settings: Settings) -> int:
    """Have all of them tried again; how many. Raises SetupProblem, DatabaseUnavailable."""
    async with open_database(
        database_url=settings.database_url, data_folder=settings.data_folder
    ) as database:
        return await retrying.retry_mails(database, now=utc_now())
