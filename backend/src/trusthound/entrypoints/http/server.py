"""An app in, a running server until it is told to stop; what is in flight is finished first."""

import asyncio
import errno
import signal
import socket
from collections.abc import Callable

import structlog
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
from starlette.types import ASGIApp

from trusthound.domain.common.errors import SetupProblem

FINISH_SECONDS = 15.0
HEADER_MILLISECONDS = 10_000
# The first line and headers together; the app's own limits are lower and answer in JSON.
HEAD_BYTES = 32 * 1024
BACKLOG = 2048
# Connections at once; half-open ones must not keep others out.
CONNECTIONS = 8192
LISTENING_POLL_SECONDS = 0.02

log = structlog.get_logger("http")


async def serve(
    app: ASGIApp,
    *,
    host: str,
    port: int,
    stop: asyncio.Event,
    started: Callable[[], None] = lambda: None,
    finish_seconds: float = FINISH_SECONDS,
) -> None:
    """Serve until `stop` is set, then finish what is in flight within `finish_seconds`.

    Runs in the caller's event loop. Raises SetupProblem where the address cannot be had.
    """
    _check_free(host, port)
    server = Server(
        app,
        address=host,
        port=port,
        interface=Interfaces.ASGINL,
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(
            header_read_timeout=HEADER_MILLISECONDS, max_buffer_size=HEAD_BYTES
        ),
        websockets=False,
        backlog=BACKLOG,
        backpressure=CONNECTIONS,
        log_enabled=False,
    )
    serving = asyncio.create_task(server.serve())
    stopping = asyncio.create_task(stop.wait())
    try:
        await _listening(serving, host, port)
        started()
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        server.stop()  # type: ignore[no-untyped-call]
        await asyncio.wait_for(serving, finish_seconds)
    except TimeoutError:
        log.warning("requests cut off", seconds=finish_seconds)
    finally:
        stopping.cancel()


async def _listening(serving: asyncio.Task[None], host: str, port: int) -> None:
    """Wait until the port answers, or until the server has failed."""
    while not serving.done():
        try:
            _, writer = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(LISTENING_POLL_SECONDS)
        else:
            writer.close()
            return


def stop_on_signals(stop: asyncio.Event) -> None:
    """Ctrl-C and SIGTERM set `stop`; the second Ctrl-C ends the process at once."""
    loop = asyncio.get_running_loop()

    def asked(number: signal.Signals) -> None:
        stop.set()
        loop.remove_signal_handler(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, asked, number)


def _check_free(host: str, port: int) -> None:
    """The server shares its port with whoever else asks to share it, so two would both start."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise SetupProblem(
            _why_not(error, host, port), advice="Choose another with TRUSTHOUND_PORT or --port."
        ) from error


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} on {host} is in use by another program."
    if error.errno == errno.EACCES:
        return f"This user may not open port {port}."
    return f"The address {host}:{port} cannot be opened: {error.strerror}."
