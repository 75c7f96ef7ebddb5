"""Asking the DNS about mail at a domain, and not believing a server that denies everything."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import dns.flags
import dns.message
import dns.rcode
import dns.rrset
import pytest

from trusthound.adapters.lookups.names import addresses_by, mail_records, open_resolver
from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.facts.mail_records import MailRecords

if TYPE_CHECKING:
    from tests.conftest import NameServer

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
LONG = " ".join(f"include:host{number}.acme.com" for number in range(9))


async def ask(
    server: "NameServer", domain: str = "acme.com", *, seconds: float = 5.0
) -> MailRecords | None:
    resolver = open_resolver([f"127.0.0.1:{server.port}"], seconds)
    return await mail_records(domain, NOW, resolver=resolver)


async def test_a_domain_with_mail_is_told_with_its_servers_and_policies(
    name_server: "NameServer",
) -> None:
    name_server.zone |= {
        ("acme.com", "MX"): ["20 b.acme.com.", "10 A.acme.com."],
        ("acme.com", "TXT"): ['"site-verification=1"', f'"v=spf1 {LONG[:99]}" "{LONG[99:]} ~all"'],
        ("_dmarc.acme.com", "TXT"): ['"v=DMARC1; p=Reject; rua=mailto:x@acme.com"'],
    }
    assert await ask(name_server) == MailRecords(
        domain="acme.com",
        exists=True,
        mail_servers=("a.acme.com", "b.acme.com"),
        refuses_mail=False,
        has_address=False,
        sender_policy=f"v=spf1 {LONG} ~all",
        alignment_policy="reject",
        source="DNS",
        learnt_at=NOW,
    )


async def test_an_internationalised_name_is_asked_for_in_ascii(name_server: "NameServer") -> None:
    name_server.zone[("xn--bcher-kva.com", "MX")] = ["10 mx.acme.com."]
    told = await ask(name_server, "xn--bcher-kva.com")
    assert told is not None
    assert told.receives_mail


async def test_a_null_mx_refuses_mail(name_server: "NameServer") -> None:
    name_server.zone[("acme.com", "MX")] = ["0 ."]
    told = await ask(name_server)
    assert told is not None
    assert (told.refuses_mail, told.mail_servers, told.receives_mail) == (True, (), False)


async def test_without_mx_mail_goes_to_the_address(name_server: "NameServer") -> None:
    name_server.zone[("acme.com", "AAAA")] = ["2606:4700::1111"]
    told = await ask(name_server)
    assert told is not None
    assert (told.has_address, told.receives_mail) == (True, True)


async def test_an_address_inside_a_network_is_none(name_server: "NameServer") -> None:
    name_server.zone[("acme.com", "A")] = ["10.0.0.7"]
    told = await ask(name_server)
    assert told is not None
    assert (told.exists, told.has_address, told.receives_mail) == (True, False, False)


async def test_a_name_that_does_not_exist_is_told_so(name_server: "NameServer") -> None:
    told = await ask(name_server)
    assert told is not None
    assert (told.exists, told.receives_mail) == (False, False)
    assert (told.sender_policy, told.alignment_policy) == ("", "")


async def test_a_server_that_denies_the_whole_ending_is_not_believed(
    name_server: "NameServer",
) -> None:
    name_server.zone.clear()
    assert await ask(name_server) is None
    assert "com NS" in name_server.asked


async def test_several_policies_are_none(name_server: "NameServer") -> None:
    name_server.zone |= {
        ("acme.com", "MX"): ["10 mx.acme.com."],
        ("acme.com", "TXT"): ['"v=spf1 -all"', '"v=spf1 ~all"'],
        ("_dmarc.acme.com", "TXT"): ['"v=DMARC1;"'],
    }
    told = await ask(name_server)
    assert told is not None
    assert (told.sender_policy, told.alignment_policy) == ("", "")
    assert not told.sends_no_mail


async def test_text_of_any_bytes_is_survived(name_server: "NameServer") -> None:
    name_server.zone |= {
        ("acme.com", "MX"): ["10 mx.acme.com."],
        ("acme.com", "TXT"): ['"\\255\\000 v=spf1"', '""', '"v=spf1 \\200 -all"'],
    }
    told = await ask(name_server)
    assert told is not None
    assert told.sender_policy == "v=spf1 \ufffd -all"


async def test_an_answer_too_long_for_udp_is_asked_for_over_tcp(name_server: "NameServer") -> None:
    def cut(answer: dns.message.Message) -> dns.message.Message:
        answer.answer.clear()
        answer.flags |= dns.flags.TC
        return answer

    name_server.zone[("acme.com", "MX")] = ["10 mx.acme.com."]
    name_server.lie = cut
    told = await ask(name_server)
    assert told is not None
    assert told.mail_servers == ("mx.acme.com",)
    assert name_server.over_tcp == 3


@pytest.mark.parametrize("code", [dns.rcode.SERVFAIL, dns.rcode.REFUSED, dns.rcode.NOTIMP])
async def test_a_server_that_fails_is_no_answer(
    name_server: "NameServer", code: dns.rcode.Rcode
) -> None:
    def fail(answer: dns.message.Message) -> dns.message.Message:
        answer.set_rcode(code)
        return answer

    name_server.lie = fail
    assert await ask(name_server, seconds=0.3) is None


async def test_a_silent_server_is_no_answer(name_server: "NameServer") -> None:
    name_server.lie = lambda _answer: None
    assert await ask(name_server, seconds=0.2) is None


async def test_an_answer_to_another_question_is_no_answer(name_server: "NameServer") -> None:
    def other(answer: dns.message.Message) -> dns.message.Message:
        query = dns.message.make_query("other.com", "MX", id=answer.id)
        lied = dns.message.make_response(query)
        lied.answer.append(dns.rrset.from_text("other.com.", 300, "IN", "MX", "0 ."))
        return lied

    name_server.lie = other
    assert await ask(name_server, seconds=0.3) is None


async def test_mail_is_told_although_the_policies_could_not_be_had(
    name_server: "NameServer",
) -> None:
    def no_text(answer: dns.message.Message) -> dns.message.Message | None:
        return None if " TXT" in answer.question[0].to_text() else answer

    name_server.zone[("acme.com", "MX")] = ["10 mx.acme.com."]
    name_server.lie = no_text
    told = await ask(name_server, seconds=2.0)
    assert told is not None
    assert told.mail_servers == ("mx.acme.com",)
    assert (told.sender_policy, told.alignment_policy) == (None, None)


@pytest.mark.parametrize("written", ["name.example", "127.0.0.1:x", "127.0.0.1:99999", ":"])
def test_a_name_server_that_is_no_address_is_refused(written: str) -> None:
    with pytest.raises(SetupProblem):
        open_resolver([written], 1.0)


def test_name_servers_may_be_addresses_of_both_kinds_with_ports() -> None:
    resolver = open_resolver(["192.0.2.1", "192.0.2.1:54", "2001:db8::1", "[2001:db8::1]:55"], 1.0)
    assert [str(each) for each in resolver.nameservers] == [
        "Do53:192.0.2.1@53",
        "Do53:192.0.2.1@54",
        "Do53:2001:db8::1@53",
        "Do53:2001:db8::1@55",
    ]


async def test_hosts_are_looked_up_by_the_same_servers(name_server: "NameServer") -> None:
    name_server.zone |= {
        ("www.acme.com", "A"): ["192.0.2.1", "192.0.2.2"],
        ("www.acme.com", "AAAA"): ["2001:db8::1"],
    }
    look_up = addresses_by(open_resolver([f"127.0.0.1:{name_server.port}"], 2.0))
    assert sorted(await look_up("www.acme.com", 443)) == ["192.0.2.1", "192.0.2.2", "2001:db8::1"]
    with pytest.raises(OSError, match="NXDOMAIN"):
        await look_up("other.com", 443)
