"""`trusthound migrate`: brings the database's tables up to date."""

from trusthound.adapters.storage import database
from trusthound.adapters.storage import migrate as tables
from trusthound.entrypoints.cli.console import err, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.wiring.settings import Settings


def migrate(*, as_json: AsJson = False) -> None:
    """Bring the tables up to date. Safe to run at any time, by several at once."""
    with told_errors(as_json=as_json):
        settings = Settings()
        with database.located(
            database_url=settings.database_url, data_folder=settings.data_folder
        ) as conninfo:
            tables.migrate(conninfo)
    if as_json:
        print_json({"success": True, "revision": tables.newest_revision()})
    else:
        err.print(f"The tables are up to date (revision {tables.newest_revision()}).")
