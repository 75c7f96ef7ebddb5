"""A real PostgreSQL for the tests: one embedded server a run, no rows at a test's start.

Ask for `database_url` (today's tables without a row), `database` (a pool on it), or
`empty_database_url` (a database of the test's own, without tables).

And registries for look-ups: `name_server` speaks DNS over UDP and TCP, `registry` HTTP.
"""

import asyncio
import gc
import json
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import dns.flags
import dns.message
import dns.name
import dns.rcode
import dns.rdatatype
import dns.rrset
import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from trusthound.adapters.storage.database import Database, open_database
from trusthound.adapters.storage.embedded.server import embedded_server
from trusthound.adapters.storage.migrate import migrate

FOLDER = pytest.StashKey[str]()
_numbers = count(1)
# Emptying costs a millisecond where a copy of a database costs half a second; the role of a
# replica asks no foreign key for the order.
EMPTY = """
SET session_replication_role = replica;
DO $$
DECLARE each regclass;
BEGIN
    FOR each IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relname <> 'alembic_version'
        AND relnamespace = 'public'::regnamespace
    LOOP
        EXECUTE format('DELETE FROM %s', each);
    END LOOP;
END $$
"""


gc.disable()  # until all tests are loaded: what is loaded stays, and holds no garbage


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """One folder for all processes of the run; one that the server's account can enter."""
    given: dict[str, str] | None = getattr(config, "workerinput", None)
    if given is not None:
        config.stash[FOLDER] = given["database_folder"]
    else:
        config.stash[FOLDER] = tempfile.mkdtemp(prefix="trusthound-tests-")
        Path(config.stash[FOLDER]).chmod(0o755)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Called by pytest-xdist for each of its processes."""
    node.workerinput["database_folder"] = node.config.stash[FOLDER]


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(config.stash[FOLDER])


@pytest.fixture(scope="session", autouse=True)
def _no_lookups() -> Iterator[None]:
    """No test asks a registry unless it says so: what is out there is not ours to rely on."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TRUSTHOUND_LOOKUPS", "false")
        yield


@pytest.fixture(scope="session")
def database_server(request: pytest.FixtureRequest) -> Iterator[str]:
    """The server, as its owner; it ends when the last process of the run leaves it."""
    with embedded_server(Path(request.config.stash[FOLDER])) as conninfo:
        with psycopg.connect(conninfo, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # nothing here has to last
            connection.execute("ALTER SYSTEM SET autovacuum = off")
            _make_connecting_cheap(connection, str(conninfo_to_dict(conninfo)["password"]))
            connection.execute("SELECT pg_reload_conf()")
        yield conninfo


def _make_connecting_cheap(connection: psycopg.Connection[Any], password: str) -> None:
    """The same password, hashed once instead of thousands of times, on both sides."""
    connection.execute("SET scram_iterations = 1")
    kept = sql.SQL("ALTER ROLE CURRENT_USER PASSWORD {}").format(sql.Literal(password))
    connection.execute(kept)


@pytest.fixture(scope="session")
def database_of_this_process(database_server: str) -> Iterator[str]:
    for conninfo in _fresh(database_server):
        migrate(conninfo)
        yield conninfo


@pytest.fixture
def database_url(database_of_this_process: str) -> str:
    with psycopg.connect(database_of_this_process) as connection:
        connection.execute(EMPTY)
    return database_of_this_process


@pytest.fixture
def empty_database_url(database_server: str) -> Iterator[str]:
    yield from _fresh(database_server)


@pytest.fixture
async def database(database_url: str, tmp_path: Path) -> AsyncIterator[Database]:
    async with open_database(database_url=database_url, data_folder=tmp_path) as opened:
        yield opened


def _fresh(server: str) -> Iterator[str]:
    with psycopg.connect(server, autocommit=True) as connection:
        name = f"test_{connection.info.backend_pid}_{next(_numbers)}"
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        yield make_conninfo(server, dbname=name)
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@dataclass
class NameServer(asyncio.DatagramProtocol):
    """Answers from `zone`, (name, type) to texts, and remembers what it was asked.

    `lie` makes of an honest answer what is sent, None for nothing at all.
    """

    zone: dict[tuple[str, str], list[str]]
    asked: list[str] = field(default_factory=list)
    over_tcp: int = 0
    port: int = 0
    lie: Callable[[dns.message.Message], dns.message.Message | None] = lambda answer: answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        answer = self.lie(self.answer(data))
        if answer is not None:
            self.transport.sendto(answer.to_wire(), addr)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            size = int.from_bytes(await reader.readexactly(2))
            wire = self.answer(await reader.readexactly(size)).to_wire()
            self.over_tcp += 1
            writer.write(len(wire).to_bytes(2) + wire)
            await writer.drain()
        writer.close()

    def answer(self, wire: bytes) -> dns.message.Message:
        query = dns.message.from_wire(wire)
        name = query.question[0].name.to_text(omit_final_dot=True).lower()
        kind = dns.rdatatype.to_text(query.question[0].rdtype)
        self.asked.append(f"{name} {kind}")
        answer = dns.message.make_response(query)
        answer.flags |= dns.flags.RA
        if not any(name == known or known.endswith(f".{name}") for known, _ in self.zone):
            answer.set_rcode(dns.rcode.NXDOMAIN)
        for text in self.zone.get((name, kind), ()):
            answer.answer.append(dns.rrset.from_text(f"{name}.", 300, "IN", kind, text))
        return answer


@pytest.fixture
async def name_server() -> AsyncIterator[NameServer]:
    """One that knows the ending .com and nothing in it."""
    served = NameServer({("com", "NS"): ["a.gtld-servers.net."]})
    over_tcp = await asyncio.start_server(served.talk, "127.0.0.1", 0)
    served.port = over_tcp.sockets[0].getsockname()[1]
    loop = asyncio.get_running_loop()
    over_udp, _ = await loop.create_datagram_endpoint(
        lambda: served, local_addr=("127.0.0.1", served.port)
    )
    async with over_tcp:
        yield served
    over_udp.close()


@dataclass
class Registry:
    """An HTTP server that answers by path, (status, headers, body); 404 for the others.

    It waits while `go_on` is cleared, and remembers the paths that it was asked for.
    """

    answers: dict[str, tuple[int, dict[str, str], bytes]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    accepted: list[str] = field(default_factory=list)
    go_on: asyncio.Event = field(default_factory=asyncio.Event)
    port: int = 0

    @property
    def authority(self) -> str:
        return f"127.0.0.1:{self.port}"

    def tells(self, domain: str, registered: str, **changes: Any) -> None:
        """A whole answer about a domain, as a registry writes it."""
        told = {
            "objectClassName": "domain",
            "ldhName": domain.upper(),
            "status": ["client transfer prohibited"],
            "events": [
                {"eventAction": "registration", "eventDate": registered},
                {"eventAction": "expiration", "eventDate": "2031-01-01T00:00:00Z"},
            ],
            "entities": [
                {
                    "roles": ["registrar"],
                    "vcardArray": ["vcard", [["fn", {}, "text", "Names Inc."]]],
                }
            ],
        }
        self.says(f"/domain/{domain}", json.dumps({**told, **changes}).encode())

    def says(self, path: str, body: bytes, status: int = 200, **headers: str) -> None:
        self.answers[path] = (status, headers, body)

    def bootstrap(self, folder: Path) -> Path:
        """IANA's file with this registry for .com."""
        file = folder / "dns.json"
        services = [[["com"], [f"http://{self.authority}/"]]]
        file.write_text(json.dumps({"version": "1.0", "services": services}))
        return file

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            path = head.split(" ", 2)[1]
            self.asked.append(path)
            self.accepted += [
                each.partition(": ")[2] for each in head.splitlines() if each.startswith("Accept:")
            ]
            await self.go_on.wait()
            status, headers, body = self.answers.get(path, (404, {}, b"{}"))
            lines = [f"HTTP/1.1 {status} Told", f"Content-Length: {len(body)}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
        writer.close()


@pytest.fixture
async def registry() -> AsyncIterator[Registry]:
    """Answers at once unless a test clears `go_on`."""
    served = Registry()
    served.go_on.set()
    server = await asyncio.start_server(served.talk, "127.0.0.1", 0)
    served.port = server.sockets[0].getsockname()[1]
    async with server:
        yield served
        served.go_on.set()
