"""What a domain publishes, as TXT records and as a file: its own words alone."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import dns.message
import dns.rcode
import dns.rrset
import pytest

from trusthound.adapters.lookups.domain_proof import lines_at, records_of
from trusthound.adapters.lookups.names import open_resolver
from trusthound.adapters.web.fetcher import FetchLimits, open_fetcher
from trusthound.domain.reply.proof import FILE, RECORD

if TYPE_CHECKING:
    from tests.conftest import NameServer

CERTIFICATES = Path(__file__).parents[1] / "web" / "certificates"
DOMAIN = "jobs.example.com"  # what the certificate is good for
SHOWN = f"{RECORD}abc"
NOTHING = b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


async def records(server: "NameServer", domain: str = "acme.com") -> tuple[str, ...]:
    return await records_of(domain, resolver=open_resolver([f"127.0.0.1:{server.port}"], 2.0))


async def test_all_records_at_the_domain_itself_are_told(name_server: "NameServer") -> None:
    name_server.zone |= {
        ("acme.com", "TXT"): ['"v=spf1 -all"', f'"{SHOWN[:9]}" "{SHOWN[9:]}"'],
        ("www.acme.com", "TXT"): [f'"{RECORD}beside"'],
    }
    assert await records(name_server) == ("v=spf1 -all", SHOWN)
    assert await records(name_server, "other.com") == ()


async def test_an_alias_shows_what_somebody_else_publishes(name_server: "NameServer") -> None:
    name_server.zone[("acme.com", "TXT")] = [f'"{SHOWN}"']

    def aliased(answer: dns.message.Message) -> dns.message.Message:
        name = answer.question[0].name
        told = dns.rrset.from_text(name, 300, "IN", "CNAME", "evil.com.")
        answer.answer = [told, dns.rrset.from_text("evil.com.", 300, "IN", "TXT", f'"{SHOWN}"')]
        return answer

    name_server.lie = aliased
    assert await records(name_server) == ()


async def test_a_name_server_that_fails_tells_nothing(name_server: "NameServer") -> None:
    def failing(answer: dns.message.Message) -> dns.message.Message:
        answer.set_rcode(dns.rcode.SERVFAIL)
        return answer

    name_server.lie = failing
    assert await records(name_server) == ()


Answers = dict[str, bytes]
Lines = Callable[..., Awaitable[tuple[str, ...]]]


@pytest.fixture
async def published() -> AsyncIterator[tuple[Answers, Lines]]:
    """What a site with a good certificate answers by path, and how to read it."""
    answers: Answers = {}
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(CERTIFICATES / f"{DOMAIN}.pem")

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        writer.write(answers.get(head.split()[1], NOTHING))
        await writer.drain()
        writer.close()

    async def here(_host: str, _port: int) -> Sequence[str]:
        return ["127.0.0.1"]

    async with AsyncExitStack() as opened:
        server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=tls)
        await opened.enter_async_context(server)
        port = server.sockets[0].getsockname()[1]
        limits = FetchLimits(
            user_agent="TrustHound/0 (+https://trusthound.example)",
            ports=frozenset({port}),
            allowed_private=frozenset(f"{each}:{port}" for each in (DOMAIN, "evil.example.com")),
        )
        trust = ssl.create_default_context(cafile=CERTIFICATES / "authority.pem")
        web = await opened.enter_async_context(open_fetcher(limits, resolve=here, trust=trust))

        async def read(domain: str = DOMAIN) -> tuple[str, ...]:
            return await lines_at(domain, FILE, web=web, port=port)

        answers["port"] = str(port).encode()
        yield answers, read


def _page(body: bytes) -> bytes:
    return b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" % (
        len(body),
        body,
    )


def _redirect(to: str) -> bytes:
    lines = ["HTTP/1.1 302 Found", "Connection: close", "Content-Length: 0", f"Location: {to}"]
    return "\r\n".join([*lines, "", ""]).encode()


async def test_the_lines_of_the_file_are_told(published: tuple[Answers, Lines]) -> None:
    answers, read = published
    assert await read() == ()  # 404
    answers[FILE] = _page(f"# ours\n{SHOWN}\r\n".encode())
    assert await read() == ("# ours", SHOWN)
    assert await read("other.example.com") == ()  # no good certificate


@pytest.mark.parametrize(
    ("to", "told"),
    [
        ("/elsewhere.txt", (SHOWN,)),
        ("https://evil.example.com:{port}/elsewhere.txt", ()),
        ("http://jobs.example.com:{port}/elsewhere.txt", ()),
        ("http://169.254.169.254/latest", ()),
    ],
)
async def test_whoever_leads_elsewhere_shows_nothing(
    published: tuple[Answers, Lines], to: str, told: tuple[str, ...]
) -> None:
    answers, read = published
    answers[FILE] = _redirect(to.format(port=answers["port"].decode()))
    answers["/elsewhere.txt"] = _page(SHOWN.encode())
    assert await read() == told
