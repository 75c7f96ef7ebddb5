"""A domain in; the lines out that its holder publishes: as TXT records, or in a file.

What cannot be had is no line: whoever asks is told the same whatever the reason was.
"""

from urllib.parse import urlsplit

import dns.exception
import dns.name
import dns.rdatatype
from dns.asyncresolver import Resolver
from dns.rdtypes.txtbase import TXTBase

from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import TrustHoundError

_MOST_RECORDS = 200
_MOST_BYTES = 10_000


async def records_of(domain: str, *, resolver: Resolver) -> tuple[str, ...]:
    """The TXT records at the domain itself."""
    name = dns.name.from_text(domain)
    try:
        answer = await resolver.resolve(name, dns.rdatatype.TXT, raise_on_no_answer=False)
    except dns.exception.DNSException:
        return ()
    # Where an alias stands the answer is about another name; only the domain's own holder counts.
    if answer.canonical_name != name:
        return ()
    records = [each for each in answer if isinstance(each, TXTBase)][:_MOST_RECORDS]
    return tuple(b"".join(each.strings).decode("ascii", errors="replace") for each in records)


async def lines_at(domain: str, path: str, *, web: Web, port: int = 443) -> tuple[str, ...]:
    """The lines of the file at the domain, by https alone. It may lead on to the domain's "www"
    host; whoever leads elsewhere shows what somebody else publishes.
    """
    try:
        page = await web.get(f"https://{domain}:{port}{path}", accept="text/plain")
    except TrustHoundError:
        return ()
    own = {domain, f"www.{domain}"}
    if page.status != 200 or not all(
        _is_at(each, own) for each in (*page.redirects, page.final_url)
    ):
        return ()
    return tuple(page.body[:_MOST_BYTES].decode("ascii", errors="replace").splitlines())


def _is_at(url: str, hosts: set[str]) -> bool:
    parts = urlsplit(url)
    return parts.scheme == "https" and parts.hostname in hosts
