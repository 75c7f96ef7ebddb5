"""Which IP addresses are a public site's."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.public_address import is_public


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "1.1.1.1", "2606:4700::1111"])
def test_an_address_of_a_public_site_passes(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.1.2.3", "10.1.2.3", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.255.255.254",
        "168.63.129.16", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.192",
        "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1",
        "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "::8.8.8.8", "64:ff9b::7f00:1",
        "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::1", "3fff::1",
        "5f00::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "2606:4700::1%1",
        "fec0::1", "ff02::1",
    ],
)  # fmt: skip
def test_an_address_that_leads_inside_or_nowhere_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["", "8.8.8", "134744072", "0x8.8.8.8", "08.8.8.8", "8.8.8.8 ", "[::1]", "example"]
)
def test_what_is_not_a_canonical_address_is_not_public(address: str) -> None:
    assert not is_public(address)


@given(st.ip_addresses(v=4))
def test_no_ipv4_address_passes_that_the_language_calls_private(address: IPv4Address) -> None:
    assert not is_public(str(address)) or (address.is_global and not address.is_multicast)


@given(st.ip_addresses(v=6))
def test_no_ipv6_address_passes_outside_of_global_unicast(address: IPv6Address) -> None:
    assert not is_public(str(address)) or address in IPv6Network("2000::/3")


@given(st.ip_addresses(v=4))
def test_no_ipv4_address_passes_in_an_ipv6_disguise(address: IPv4Address) -> None:
    number = int(address)
    for disguise in (
        0xFFFF << 32 | number,
        number,
        0x64_FF9B << 96 | number,
        0x2002 << 112 | number << 80,
    ):
        assert not is_public(str(IPv6Address(disguise)))
