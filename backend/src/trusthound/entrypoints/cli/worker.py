"""`trusthound worker`: background tasks in a process of their own."""

import asyncio

from trusthound.entrypoints.cli.console import err, told_errors
from trusthound.entrypoints.http.log import set_up_log
from trusthound.entrypoints.http.server import stop_on_signals
from trusthound.entrypoints.worker.run import run_worker
from trusthound.wiring.services import open_services
from trusthound.wiring.settings import Settings


def worker() -> None:
    """Work on background tasks; Ctrl-C finishes what is under way and stops."""
    with told_errors(as_json=False):
        asyncio.run(_work(Settings()))


async def _work(settings: Settings) -> None:
    set_up_log()
    stop = asyncio.Event()
    stop_on_signals(stop)
    async with open_services(settings) as services, asyncio.TaskGroup() as tasks:
        working = tasks.create_task(run_worker(services))
        err.print("Working on background tasks. Press Ctrl-C to stop.")
        await stop.wait()
        working.cancel()
