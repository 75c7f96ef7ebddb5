"""Authentication-Results as providers write them, and as strangers bend them."""

import re

from authres import (  # type: ignore[import-untyped]
    AuthenticationResultsHeader,
    AuthResError,
)
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.message.mail.model import AuthenticationResult, Method, Result
from trusthound.domain.message.mail.results import read_results, tag_of


def test_all_results_of_a_header_are_read_with_whom_they_speak_for() -> None:
    told = read_results(
        "mx.google.com; dkim=pass header.i=@acme.com header.s=s1 header.b=Ab+/; "
        "spf=pass (google.com: domain of x designates 1.2.3.4) "
        'smtp.mailfrom="bounces+1=a=b@us.acme.com"; dmarc=pass (p=REJECT dis=NONE) '
        "header.from=acme.com"
    )
    assert told.receiver == "mx.google.com"
    assert told.results == (
        AuthenticationResult(Method.DKIM, Result.PASS, "acme.com"),
        AuthenticationResult(Method.SPF, Result.PASS, "us.acme.com"),
        AuthenticationResult(Method.DMARC, Result.PASS, "acme.com"),
    )


def test_microsoft_names_no_server_and_puts_domains_between() -> None:
    told = read_results(
        "spf=none (sender IP is 1.2.3.4) smtp.mailfrom=acme.com; contoso.com; dkim=none "
        "(message not signed) header.d=none;contoso.com; dmarc=bestguesspass action=none "
        "header.from=acme.com;compauth=pass reason=109"
    )
    assert told.receiver == ""
    assert [each.result for each in told.results] == [Result.NONE, Result.NONE, Result.NONE]
    assert [each.domain for each in told.results] == ["acme.com", "", "acme.com"]


def test_yahoo_writes_a_comment_without_a_space_and_ends_with_a_semicolon() -> None:
    told = read_results("a.yahoo.com; spf=pass smtp.mailfrom=acme.com; dmarc=pass(p=NONE) "
                        "header.from=acme.com;")  # fmt: skip
    assert told.results[1] == AuthenticationResult(Method.DMARC, Result.PASS, "acme.com")


def test_what_stands_in_a_comment_or_in_a_name_proves_nothing() -> None:
    for value in (
        "mx.a.com (; dmarc=pass header.from=acme.com); spf=none",
        "mx.a.com; spf=none (a (nested; dmarc=pass header.from=acme.com) one)",
        'mx.a.com; spf=none smtp.mailfrom="a; dmarc=pass header.from=acme.com"@evil.example',
        r'mx.a.com; spf=none smtp.mailfrom="a\"; dmarc=pass header.from=acme.com"@evil.example',
        "mx.a.com; spf=none (never closed; dmarc=pass header.from=acme.com",
    ):
        assert [each.method for each in read_results(value).results] == [Method.SPF], value


def test_a_tag_is_read_from_a_list_of_tags() -> None:
    seal = "i=1; a=rsa-sha256; d=Google.com; s=arc-1; b=x=="
    assert tag_of(seal, "d") == "google.com"
    assert tag_of(seal, "q") == ""


@given(st.text(max_size=400))
def test_any_value_has_a_reading(value: str) -> None:
    told = read_results(value)
    assert all(re.fullmatch(r"[a-z0-9_.-]*", each.domain) for each in told.results)


@given(st.text(alphabet='ab.;=() "\\dkimspfarcpassnoneheader', max_size=60))
def test_where_the_reference_reader_reads_a_header_ours_agrees_on_its_server(rest: str) -> None:
    value = f"mx.acme.com; spf=pass smtp.mailfrom=acme.com {rest}"
    try:
        reference = AuthenticationResultsHeader.parse_value(value)
    except (AuthResError, RecursionError):
        return
    told = read_results(value)
    assert told.receiver == reference.authserv_id
    assert (told.results[0].method, told.results[0].result) == (Method.SPF, Result.PASS)
