"""`trusthound serve`: the API, the pages and a worker in one process, on one port."""

import asyncio
import gc
from contextlib import suppress
from typing import Annotated

import typer

from trusthound.domain.common.errors import TrustHoundError
from trusthound.entrypoints.cli.console import err, told_errors
from trusthound.entrypoints.http.app import create_app
from trusthound.entrypoints.http.log import set_up_log
from trusthound.entrypoints.http.server import serve as serve_http
from trusthound.entrypoints.http.server import stop_on_signals
from trusthound.entrypoints.worker.run import run_worker
from trusthound.wiring.practice_payments import with_practice_payments
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="Address to listen on.", show_default="as set, 127.0.0.1")
    ] = "",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on.", show_default="as set, 8900")
    ] = 0,
    with_worker: Annotated[
        bool, typer.Option("--worker/--no-worker", help="Run background tasks in this process.")
    ] = True,
    with_sample: Annotated[
        bool, typer.Option("--sample", help="Put sample postings in where there are no boards.")
    ] = False,
) -> None:
    """Serve the API and the pages; Ctrl-C finishes what is under way and stops."""
    given = {key: value for key, value in (("host", host), ("port", port)) if value}
    with told_errors(as_json=False):
        settings = Settings().model_copy(update=given)
        asyncio.run(_serve(settings, with_worker=with_worker, with_sample=with_sample))


async def _serve(settings: Settings, *, with_worker: bool, with_sample: bool) -> None:
    set_up_log()
    stop = asyncio.Event()
    stop_on_signals(stop)
    err.print("Starting the database …")
    async with with_practice_payments(settings) as chosen, open_services(chosen) as services:
        await services.billing.check()
        gc.freeze()  # what was loaded stays for good: no collection needs to look at it
        try:
            await _run(services, chosen, stop, with_worker=with_worker, with_sample=with_sample)
        except BaseExceptionGroup as failed:
            expected = failed.subgroup(TrustHoundError)
            if expected is None:
                raise
            raise expected.exceptions[0] from failed  # told in a sentence, as it was meant


async def _run(
    services: Services,
    settings: Settings,
    stop: asyncio.Event,
    *,
    with_worker: bool,
    with_sample: bool,
) -> None:
    async with asyncio.TaskGroup() as tasks:
        beside = [tasks.create_task(run_worker(services))] if with_worker else []
        if with_sample and not settings.public_url:
            beside.append(tasks.create_task(_load_sample(services)))
        app = create_app(services, settings)
        try:
            await serve_http(
                app,
                host=settings.host,
                port=settings.port,
                stop=stop,
                started=lambda: _tell_address(settings),
            )
        finally:
            for each in beside:
                each.cancel()
            await app.state.page_views.write()


async def _load_sample(services: Services) -> None:
    """Takes seconds, for which nobody need wait; without it all the rest works."""
    with suppress(TrustHoundError):
        if found := await services.boards.load_sample(only_if_empty=True):
            err.print(f"[dim]{found} sample postings can be searched.[/]")


def _tell_address(settings: Settings) -> None:
    address = settings.public_url or f"http://{_shown(settings.host)}:{settings.port}"
    err.print(f"[bold]{settings.product_name}[/] is open at [link={address}]{address}[/link]")
    if settings.plain_http:
        err.print(
            "[yellow]TRUSTHOUND_PLAIN_HTTP is on: sign-in works without https, and anybody on the "
            "way can listen. Use it in a private network only.[/]"
        )
    err.print("[dim]Press Ctrl-C to stop.[/]")


def _shown(host: str) -> str:
    """An address a browser can open: the loopback name where we listen on every address."""
    if host in {"127.0.0.1", "0.0.0.0", "::"}:  # noqa: S104 - compared, not listened on
        return "localhost"
    return f"[{host}]" if ":" in host else host
