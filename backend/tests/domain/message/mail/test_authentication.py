"""Whose results count, and what they say of the sender."""

import pytest

from trusthound.domain.message.mail.authentication import authentication_of
from trusthound.domain.message.mail.model import Authentication, Hop, Standing
from trusthound.wiring.reference.domains import registrable_domain

GOOD = "dmarc=pass header.from=acme.com"


def asked(
    *headers: tuple[str, str], by: str = "mx.google.com", came_from: str = "mail.acme.com"
) -> Authentication | None:
    return authentication_of(headers, [Hop(came_from, by)], "acme.com", registrable_domain)


def results(value: str) -> tuple[str, str]:
    return ("authentication-results", value)


def standing(value: str, *more: tuple[str, str]) -> Standing | None:
    found = asked(results(f"mx.google.com; {value}"), *more)
    return found.standing if found else None


def test_the_providers_own_results_count() -> None:
    found = asked(("received", "x"), results(f"mx.google.com; {GOOD}"))
    assert found is not None
    assert found.receiver == "mx.google.com"
    assert found.standing is Standing.ALIGNED


@pytest.mark.parametrize(
    "headers",
    [
        [],
        [results(f"mx.evil.example; {GOOD}")],
        [results(f"mx.google.com.evil.example; {GOOD}")],
        [results(f"google.com@evil.example; {GOOD}")],
        [results("mx.evil.example; spf=pass"), results(f"mx.google.com; {GOOD}")],
        [("from", "x"), results(f"mx.google.com; {GOOD}")],
        [("dkim-signature", "x"), results(f"mx.google.com; {GOOD}")],
        [("arc-authentication-results", f"i=1; mx.google.com; {GOOD}")],
        [results(GOOD)],
    ],
)
def test_results_of_anyone_else_or_below_what_the_sender_wrote_do_not(
    headers: list[tuple[str, str]],
) -> None:
    assert asked(*headers) is None


def test_a_second_header_of_the_providers_name_changes_nothing() -> None:
    failed = results("mx.google.com; dmarc=fail header.from=acme.com")
    found = asked(failed, results(f"mx.google.com; {GOOD}"))
    assert found is not None
    assert found.standing is Standing.FAILED


def test_a_provider_of_one_header_a_method_is_read_in_full_and_topmost_first() -> None:
    found = asked(
        results("bimi.icloud.com; bimi=none"),
        results("dmarc.icloud.com; dmarc=none header.from=acme.com"),
        results("spf.icloud.com; spf=pass smtp.mailfrom=acme.com"),
        results(f"dmarc.icloud.com; {GOOD}"),
        by="st43p00im-qukt05021701.me.com",
    )
    assert found is not None
    assert [(each.method.value, each.result.value) for each in found.results] == [
        ("dmarc", "none"),
        ("spf", "pass"),
    ]


def test_an_unknown_server_is_believed_above_its_own_received_line_only() -> None:
    own = results(f"mx1.klein-mail.org; {GOOD}")
    above = asked(own, ("received", "x"), by="mx1.klein-mail.org")
    assert above is not None
    assert above.standing is Standing.ALIGNED
    assert asked(("received", "x"), own, by="mx1.klein-mail.org") is None


def test_a_store_behind_the_server_does_not_hide_its_results() -> None:
    headers = [("received", "a"), results(f"mx2.klein-mail.org; {GOOD}"), ("received", "b")]
    stored = Hop("mx2.klein-mail.org", "store1", inside=True)
    crossed = Hop("mail.acme.com", "mx2.klein-mail.org")
    found = authentication_of(headers, [stored, crossed], "acme.com", registrable_domain)
    assert found is not None
    assert found.standing is Standing.ALIGNED
    outside = Hop("mx2.klein-mail.org", "store1")
    assert authentication_of(headers, [outside, crossed], "acme.com", registrable_domain) is None
    forged = [("received", "a"), ("received", "b"), results(f"mx2.klein-mail.org; {GOOD}")]
    assert authentication_of(forged, [stored, crossed], "acme.com", registrable_domain) is None


def test_a_domain_under_an_unknown_ending_is_its_last_two_labels() -> None:
    own = results("mx.google.com; dmarc=pass header.from=mail.acme.nowhere")
    found = authentication_of([own], [Hop("", "mx.google.com")], "acme.nowhere", registrable_domain)
    assert found is not None
    assert found.standing is Standing.ALIGNED


def test_results_without_a_name_count_at_the_provider_that_writes_them_so() -> None:
    found = asked(results(GOOD), by="MW4PR12MB7261.namprd12.prod.outlook.com")
    assert found is not None
    assert found.receiver == "outlook.com"


def test_a_mail_that_passed_no_server_is_vouched_for_by_nobody() -> None:
    own = results(f"mx.google.com; {GOOD}")
    assert authentication_of([own], [], "acme.com", registrable_domain) is None
    assert authentication_of([own], [Hop("a", "")], "acme.com", registrable_domain) is None
    assert asked(own, by="10.1.2.3") is None


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (GOOD, Standing.ALIGNED),
        ("dmarc=fail header.from=acme.com; spf=pass smtp.mailfrom=evil.example", Standing.FAILED),
        ("dkim=pass header.d=mail.acme.com", Standing.ALIGNED),
        ("spf=pass smtp.mailfrom=bounce.acme.com", Standing.ALIGNED),
        ("spf=pass smtp.mailfrom=sendgrid.net", Standing.OTHER_DOMAIN),
        ("dmarc=pass header.from=evil.example", Standing.UNPROVEN),
        ("spf=fail smtp.mailfrom=acme.com", Standing.FAILED),
        ("spf=softfail smtp.mailfrom=acme.com", Standing.UNPROVEN),
        ("spf=fail smtp.mailfrom=acme.com; dkim=pass header.d=acme.com", Standing.ALIGNED),
        ("spf=none; dkim=none", Standing.UNPROVEN),
        ("dkim=pass header.d=notacme.com", Standing.OTHER_DOMAIN),
        ("dkim=pass header.d=co.uk", Standing.OTHER_DOMAIN),
    ],
)
def test_a_sender_is_proven_by_its_own_domain_alone(value: str, expected: Standing) -> None:
    assert standing(value) is expected


def test_a_failure_is_explained_by_a_trusted_forwarders_seal_only() -> None:
    failed = "dmarc=fail header.from=acme.com; arc=pass"
    assert standing(failed, ("arc-seal", "i=1; d=cloudflare-email.net")) is Standing.UNPROVEN
    assert standing(failed, ("arc-seal", "i=1; d=evil.example")) is Standing.FAILED
    assert standing(failed, ("arc-seal", "i=2; d=google.com")) is Standing.FAILED


def test_a_failure_behind_a_gateway_or_a_list_is_explained() -> None:
    failed = results("spf=fail smtp.mailfrom=acme.com; dmarc=fail header.from=acme.com")
    gateway = asked(failed, by="x.prod.outlook.com", came_from="mx0a-1.pphosted.com")
    assert gateway is not None
    assert gateway.standing is Standing.UNPROVEN
    of_list = "dmarc=fail header.from=acme.com; dkim=pass header.i=@googlegroups.com"
    assert standing(of_list) is Standing.UNPROVEN
    of_anyone = "dmarc=fail header.from=acme.com; dkim=pass header.i=@lists.evil.example"
    assert standing(of_anyone, ("list-id", "x")) is Standing.FAILED
