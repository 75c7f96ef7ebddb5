"""A host name in; a connection to a public address of it, or a refusal, out.

It stands below the connection pool, so that every connection passes it: first hop, redirect and
robots.txt alike. A name is looked up once and the connection goes to the address that was checked.
"""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any

from httpcore2 import (
    SOCKET_OPTION,
    AnyIOBackend,
    AsyncNetworkBackend,
    AsyncNetworkStream,
    ConnectError,
    ConnectTimeout,
)

from trusthound.adapters.web.limits import FetchLimits
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.public_address import is_public
from trusthound.domain.common.url import authority

# A host name and a port in, all its addresses out; raises OSError where there is none.
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]

_MOST_ADDRESSES_TRIED = 3
_READ_BYTES = 16 * 1024


class Guard(AsyncNetworkBackend):
    """Opens TCP connections to public addresses only; Unix sockets never.

    A name without addresses and a name with an inner address get one and the same answer, so that
    nobody can learn from us which names exist inside a network.
    """

    def __init__(self, limits: FetchLimits, resolve: Resolve) -> None:
        self._limits = limits
        self._resolve = resolve
        self._sockets = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002, ASYNC109 - the library's signature
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        for address in (await self._checked_addresses(host, port))[:_MOST_ADDRESSES_TRIED]:
            try:
                stream = await self._sockets.connect_tcp(
                    address, port, self._limits.connect_seconds, local_address, socket_options
                )
            except (ConnectError, ConnectTimeout):
                continue
            return GuardedStream(stream, self._limits.header_bytes)
        raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="no connection")

    async def _checked_addresses(self, host: str, port: int) -> Sequence[str]:
        try:
            addresses = [host] if _is_address(host) else await self._resolve(host, port)
        except (OSError, UnicodeError):
            addresses = []
        allowed = authority(host, port) in self._limits.allowed_private
        if not addresses or not (allowed or all(is_public(each) for each in addresses)):
            raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="no public address")
        return tuple(dict.fromkeys(addresses))


class GuardedStream(AsyncNetworkStream):
    """A connection that hands out only so many bytes after each request.

    Until `allow` is called they must suffice for the head of the answer: this bounds endless
    headers and endless "100 Continue" alike.
    """

    def __init__(self, stream: AsyncNetworkStream, header_bytes: int) -> None:
        self._stream = stream
        self._header_bytes = header_bytes
        self._bytes_left = header_bytes

    def allow(self, bytes_more: int) -> None:
        self._bytes_left = bytes_more

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109
        if self._bytes_left <= 0:
            raise PageUnreadable(ReadingProblem.TOO_LARGE, detail="received")
        data = await self._stream.read(min(max_bytes, _READ_BYTES), timeout)
        self._bytes_left -= len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109
        self._bytes_left = self._header_bytes
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> AsyncNetworkStream:
        try:
            stream = await self._stream.start_tls(ssl_context, server_hostname, timeout)
        except BaseException:  # the library forgets the connection when the deadline cancels it
            await self.aclose()
            raise
        return GuardedStream(stream, self._header_bytes)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


@asynccontextmanager
async def system_resolver(threads: int) -> AsyncIterator[Resolve]:
    """The machine's own resolver, in threads of its own.

    A hostile name server can hold each question for half a minute: in the loop's few shared
    threads that would stop everybody else's work.
    """
    loop = asyncio.get_running_loop()
    executor = ThreadPoolExecutor(threads, thread_name_prefix="resolve")

    def look_up(host: str, port: int) -> list[str]:
        answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in answers]

    async def resolve(host: str, port: int) -> Sequence[str]:
        return await loop.run_in_executor(executor, look_up, host, port)

    try:
        yield resolve
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
