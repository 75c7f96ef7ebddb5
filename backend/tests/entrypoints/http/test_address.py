"""Who is at the other end of a request, with and without proxies of ours in between."""

import pytest
from starlette.types import Scope

from trusthound.domain.common.errors import SetupProblem
from trusthound.entrypoints.http.address import (
    came_by_https,
    client_address,
    counted_as,
    read_proxies,
)

OURS = read_proxies(["10.0.0.0/8", "fd00::/8"])


def scope(peer: str, *forwarded: str, proto: str = "", scheme: str = "http") -> Scope:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    return {"type": "http", "client": (peer, 1234), "headers": headers, "scheme": scheme}


def test_a_forwarded_address_of_a_stranger_is_not_believed() -> None:
    assert client_address(scope("203.0.113.7", "198.51.100.1"), OURS) == "203.0.113.7"


def test_without_configured_proxies_only_the_connection_counts() -> None:
    assert client_address(scope("10.0.0.1", "198.51.100.1"), ()) == "10.0.0.1"


def test_our_proxy_tells_who_called_it() -> None:
    assert client_address(scope("10.0.0.1", "198.51.100.1"), OURS) == "198.51.100.1"


def test_the_nearest_foreign_address_counts_and_what_it_claims_does_not() -> None:
    claimed = scope("10.0.0.1", "192.0.2.99, 198.51.100.1, 10.0.0.2")
    assert client_address(claimed, OURS) == "198.51.100.1"


def test_several_header_lines_are_one_list() -> None:
    assert client_address(scope("10.0.0.1", "192.0.2.99", "198.51.100.1"), OURS) == "198.51.100.1"


@pytest.mark.parametrize("nonsense", ["", "unknown", "not an address", "1.2.3.4.5", "::ffff:zz"])
def test_nonsense_leaves_the_last_address_that_was_one(nonsense: str) -> None:
    assert client_address(scope("10.0.0.1", nonsense), OURS) == "10.0.0.1"


@pytest.mark.parametrize("written", ["198.51.100.1:4711", "::ffff:198.51.100.1", "198.51.100.1"])
def test_one_address_has_one_form(written: str) -> None:
    assert client_address(scope("10.0.0.1", written), OURS) == "198.51.100.1"


def test_an_ipv6_address_may_carry_brackets_and_a_port() -> None:
    assert client_address(scope("fd00::1", "[2001:db8::5]:443"), OURS) == "2001:db8::5"


def test_a_connection_without_an_address_is_unknown() -> None:
    assert client_address({"type": "http", "client": None, "headers": []}, OURS) == "unknown"


def test_an_ipv6_network_counts_as_one_caller() -> None:
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2:ffff::1")
    assert counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("198.51.100.1") == "198.51.100.1"


def test_https_is_known_from_the_connection_or_from_our_proxy_alone() -> None:
    assert came_by_https(scope("203.0.113.7", scheme="https"), ())
    assert came_by_https(scope("10.0.0.1", proto="https"), OURS)
    assert not came_by_https(scope("203.0.113.7", proto="https"), OURS)


def test_a_proxy_that_is_no_address_is_a_setup_problem() -> None:
    with pytest.raises(SetupProblem, match="TRUSTHOUND_TRUSTED_PROXIES"):
        read_proxies(["my-proxy"])
