"""An IP address in; whether it is a public site's address out. The one deny list of the product."""

from ipaddress import AddressValueError, IPv4Address, IPv4Network, IPv6Address, IPv6Network

# On top of the language's own `is_global`, whose answers differ from version to version (Python
# 3.11 calls 192.0.0.192 global). Source: IANA special-purpose registries; 168.63.129.16 is the
# control channel of Azure's machines.
_NEVER_V4 = tuple(
    IPv4Network(each)
    for each in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "168.63.129.16/32",
        "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24",
        "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    )
)  # fmt: skip
# All public IPv6 sites are in 2000::/3: loopback, link-local, unique-local, site-local, multicast,
# IPv4-mapped and NAT64 addresses are outside. Inside stand the tunnels (Teredo, 6to4), which lead
# to any IPv4 address, and what IANA set aside.
_SITES_V6 = IPv6Network("2000::/3")
_NEVER_V6 = tuple(
    IPv6Network(each)
    for each in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
)


def is_public(address: str) -> bool:
    """Whether `address` is canonical and globally reachable unicast; anything else is False."""
    try:
        if ":" not in address:
            four = IPv4Address(address)
            return four.is_global and not any(four in each for each in _NEVER_V4)
        six = IPv6Address(address)
    except AddressValueError:
        return False
    inside = six.scope_id is None and six in _SITES_V6
    return inside and six.is_global and not any(six in each for each in _NEVER_V6)
