"""A domain and name servers in; what the DNS says of mail at that domain out.

"There is none" counts only from a resolver that knows the domain's ending: one that denies
everything (a captive portal, a closed network) would make every employer look dead.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from ipaddress import ip_address

import dns.asyncresolver
import dns.exception
import dns.name
import dns.nameserver
import dns.rdatatype
import dns.resolver
from dns.rdtypes.ANY.MX import MX
from dns.rdtypes.txtbase import TXTBase

from trusthound.adapters.web.guard import Resolve
from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.common.public_address import is_public
from trusthound.domain.facts.mail_records import MailRecords

_DNS_PORT = 53
_HIGHEST_PORT = 65535
_MOST_SERVERS = 10
_POLICY_CHARACTERS = 500
# Where a name has both, one kind of address tells enough; few mail servers are without IPv4.
_ADDRESS_KINDS = (dns.rdatatype.A, dns.rdatatype.AAAA)

Resolver = dns.asyncresolver.Resolver


def open_resolver(nameservers: Sequence[str], seconds: float) -> Resolver:
    """`nameservers` are addresses, or `address:port`; none are the machine's own.

    A machine without any gets no answers. Raises SetupProblem for what is no address.
    """
    resolver = Resolver(configure=False)
    try:
        if nameservers:
            resolver.nameservers = [_nameserver(each) for each in nameservers]
        else:
            with suppress(dns.resolver.NoResolverConfiguration):
                resolver = Resolver()
    except ValueError as problem:
        raise SetupProblem(
            f"These name servers cannot be asked: {', '.join(nameservers)}.",
            advice="Set TRUSTHOUND_DNS_SERVERS to addresses such as 9.9.9.9 or 10.0.0.2:53.",
        ) from problem
    resolver.timeout = resolver.lifetime = seconds
    return resolver


def addresses_by(resolver: Resolver) -> Resolve:
    """A way to look up hosts by the same name servers, for whoever opens connections."""

    async def resolve(host: str, _port: int) -> Sequence[str]:
        name, found = dns.name.from_text(host), list[str]()
        try:
            for kind in _ADDRESS_KINDS:
                answer = await resolver.resolve(name, kind, raise_on_no_answer=False)
                found += [each.to_text() for each in answer if each.rdtype == kind]
        except dns.exception.DNSException as problem:
            raise OSError(f"{host}: {type(problem).__name__}") from problem
        return found

    return resolve


def _nameserver(written: str) -> dns.nameserver.Nameserver:
    address, port = written, _DNS_PORT
    if written.count(":") == 1 or "]:" in written:
        address, _, number = written.rpartition(":")
        port = int(number)
        if not 0 < port <= _HIGHEST_PORT:
            raise ValueError(port)
    return dns.nameserver.Do53Nameserver(str(ip_address(address.strip("[]"))), port)


async def answers(resolver: Resolver) -> bool:
    """Whether the name servers know the largest ending of all; for `trusthound doctor`."""
    try:
        return await _knows(resolver, dns.name.from_text("com"))
    except (dns.resolver.NoNameservers, dns.exception.Timeout):
        return False


async def mail_records(domain: str, now: datetime, *, resolver: Resolver) -> MailRecords | None:
    """None where the name servers gave no answer that can be relied on."""
    name = dns.name.from_text(domain)
    policies = asyncio.gather(
        _policy(resolver, name, "v=spf1"),
        _policy(resolver, dns.name.from_text(f"_dmarc.{domain}"), "v=dmarc1"),
    )
    try:
        servers = await _mail_servers(resolver, name)
        has_address = not servers and await _has_address(resolver, name)
        takes_none = not servers or servers == ["."]
        if takes_none and not has_address and not await _knows(resolver, name.split(2)[1]):
            return None
        sender, alignment = await policies
    except (dns.resolver.NoNameservers, dns.exception.Timeout):
        return None
    finally:
        policies.cancel()
    return MailRecords(
        domain=domain,
        exists=servers is not None,
        mail_servers=tuple(each for each in servers or () if each != "."),
        refuses_mail=servers == ["."],
        has_address=has_address,
        sender_policy=sender,
        alignment_policy=None if alignment is None else _tag(alignment, "p"),
        source="DNS",
        learnt_at=now,
    )


async def _mail_servers(resolver: Resolver, name: dns.name.Name) -> list[str] | None:
    """Hosts by preference, "." for a null MX; None where the DNS knows no such name."""
    try:
        answer = await resolver.resolve(name, dns.rdatatype.MX, raise_on_no_answer=False)
    except dns.resolver.NXDOMAIN:
        return None
    records = sorted(
        (each for each in answer if isinstance(each, MX)), key=lambda each: each.preference
    )
    return [
        each.exchange.to_text(omit_final_dot=True).lower() or "."
        for each in records[:_MOST_SERVERS]
    ]


async def _has_address(resolver: Resolver, name: dns.name.Name) -> bool:
    for kind in _ADDRESS_KINDS:
        try:
            answer = await resolver.resolve(name, kind, raise_on_no_answer=False)
        except dns.resolver.NXDOMAIN:
            return False
        if any(is_public(each.to_text()) for each in answer):
            return True
    return False


async def _knows(resolver: Resolver, ending: dns.name.Name) -> bool:
    """Whether the resolver tells the name servers of the ending, as every honest one can."""
    try:
        answer = await resolver.resolve(ending, dns.rdatatype.NS, raise_on_no_answer=False)
    except dns.resolver.NXDOMAIN:
        return False
    return any(True for _ in answer)


async def _policy(resolver: Resolver, name: dns.name.Name, begins: str) -> str | None:
    """The one TXT record that begins so; "" for none or several, None for no answer."""
    try:
        answer = await resolver.resolve(name, dns.rdatatype.TXT, raise_on_no_answer=False)
    except dns.resolver.NXDOMAIN:
        return ""
    except (dns.resolver.NoNameservers, dns.exception.Timeout):
        return None
    found = [each for each in _texts(answer) if each.lower().split(";")[0].split()[:1] == [begins]]
    return found[0][:_POLICY_CHARACTERS] if len(found) == 1 else ""


def _texts(records: Iterable[object]) -> list[str]:
    return [
        b"".join(each.strings).decode("ascii", errors="replace")
        for each in records
        if isinstance(each, TXTBase)
    ]


def _tag(policy: str, wanted: str) -> str:
    """The value of a tag of a DMARC record: "v=DMARC1; p=none; …"."""
    for part in policy.split(";"):
        name, _, value = part.partition("=")
        if name.strip().lower() == wanted:
            return value.strip().lower()
    return ""
