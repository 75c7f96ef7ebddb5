"""A request in, who is at its other end out; forwarded headers count from known proxies only."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from trusthound.domain.common.errors import SetupProblem

Network = IPv4Network | IPv6Network
# A household or a server gets at least a /64, so single IPv6 addresses cost nothing.
IPV6_PREFIX = 64
UNKNOWN = "unknown"
# Each request asks several times for the same few; parsing one costs more than finding it.
PARSED = 1024
_FOUND = "trusthound.address"


def read_proxies(words: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks, as set. Raises SetupProblem for a word that is neither."""
    try:
        return tuple(ip_network(word, strict=False) for word in words)
    except ValueError as error:
        raise SetupProblem(
            f"TRUSTHOUND_TRUSTED_PROXIES: {error}.",
            advice="Give addresses or networks such as 10.0.0.0/8, with commas between them.",
        ) from error


def client_address(scope: Scope, proxies: Sequence[Network]) -> str:
    """The nearest address that is not one of our proxies, as text; found once a request."""
    found: str | None = scope.get(_FOUND)
    if found is None:
        found = scope[_FOUND] = _nearest(scope, proxies)
    return found


def _nearest(scope: Scope, proxies: Sequence[Network]) -> str:
    nearest = _address((scope.get("client") or ("",))[0])
    if nearest is None:
        return UNKNOWN
    told = _forwarded(scope) if _trusted(nearest, proxies) else []
    for word in reversed(told):
        if not _trusted(nearest, proxies):
            break
        further = _address(word)
        if further is None:
            break
        nearest = further
    return str(nearest)


def came_by_https(scope: Scope, proxies: Sequence[Network]) -> bool:
    """Whether the caller used https, as far as we or a proxy of ours can tell."""
    if scope.get("scheme") == "https":
        return True
    peer = _address((scope.get("client") or ("",))[0])
    if peer is None or not _trusted(peer, proxies):
        return False
    return Headers(scope=scope).get("x-forwarded-proto", "").strip().lower() == "https"


def counted_as(address: str) -> str:
    """The key under which requests of an address are counted together."""
    parsed = _address(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((parsed, IPV6_PREFIX), strict=False))
    return address


def _forwarded(scope: Scope) -> list[str]:
    lines = Headers(scope=scope).getlist("x-forwarded-for")
    return [word.strip() for word in ",".join(lines).split(",") if word.strip()]


@lru_cache(maxsize=PARSED)
def _address(word: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port; one IPv4 address has one form."""
    bare = word.partition("]")[0].removeprefix("[")
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        parsed = ip_address(bare)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return mapped or parsed


def _trusted(address: IPv4Address | IPv6Address, proxies: Sequence[Network]) -> bool:
    return any(address in network for network in proxies)
