"""What is made of the links that people paste."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.errors import UrlRefused
from trusthound.domain.common.url import LONGEST_URL, checked_url


@pytest.mark.parametrize(
    ("given_url", "expected"),
    [
        ("jobs.example.com/x", "https://jobs.example.com/x"),
        ("jobs.example.com:8443/x", "https://jobs.example.com:8443/x"),
        ("//jobs.example.com/x", "https://jobs.example.com/x"),
        ("  https://jobs.example.com/x\n", "https://jobs.example.com/x"),
        ("HTTPS://Jobs.Example.COM", "https://jobs.example.com/"),
        ("http://jobs.example.com:80/", "http://jobs.example.com/"),
        ("http://jobs.example.com:443/", "http://jobs.example.com:443/"),
        ("https://jobs.example.com./x", "https://jobs.example.com/x"),
        ("https://bücher.example/stellen?q=größe", "https://xn--bcher-kva.example/stellen?q=gr%C3%B6%C3%9Fe"),
        ("https://a.example/x%20y?a=b%2Fc&d=[1]|2", "https://a.example/x%20y?a=b%2Fc&d=[1]|2"),
        ("https://a.example/#/job/7", "https://a.example/#/job/7"),
        ("https://my_team.example.com/x", "https://my_team.example.com/x"),
        ("http://8.8.8.8/x", "http://8.8.8.8/x"),
        ("https://[2606:4700:0::1111]:8080/", "https://[2606:4700::1111]:8080/"),
    ],
)  # fmt: skip
def test_a_link_is_written_out_as_it_will_be_fetched(given_url: str, expected: str) -> None:
    assert checked_url(given_url) == expected


@pytest.mark.parametrize(
    "url",
    [
        "", "   ", "hello", "ftp://example.com/", "file:///etc/passwd", "javascript:alert(1)",
        "data:text/html,x", "mailto:a@example.com", "gopher://example.com:80/", "http:example.com",
        "http:/example.com", "https:///example.com", "http://", "http://?x", "http://#x",
        "https://user@example.com/", "https://user:pass@example.com/", "https://@example.com/",
        "https://example.com:pass@evil.example/", "https://exam ple.com/", "https://a.example/a b",
        "https://example.com/\x00", "https://example.com/a\tb", "https://example.com/a\nb",
        "https://example.com\\@evil.example/", "https://example.com/\x7f", "https://example.com/\u2028",
        "https://example.com:22/", "https://example.com:0/", "https://example.com:65536/",
        "https://example.com:x/", "https://example.com:-80/", "https://example.com:８０/",
        "https://exam%70le.com/", "https://a..example/", "https://.example.com/", "https://-/",
        "https://" + "a" * 64 + ".example/", "https://" + "a." * 130 + "example/",
        "https://[example.com]/", "https://[::1/", "https://example.com]/", "https://a.example/\ud800",
        "https://\u202eexample.com/", "https://a.example/" + "x" * LONGEST_URL,
    ],
)  # fmt: skip
def test_a_link_that_is_no_fetchable_web_address_is_refused(url: str) -> None:
    with pytest.raises(UrlRefused) as refused:
        checked_url(url)
    assert refused.value.message.endswith((".", "characters."))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1",
        "017700000001", "0x7F.1", "127.0.0.1.", "127.0.0.01", "0", "00000000", "0.0.0",
        "１２７.0.0.1", "①②⑦.0.0.1", "127。0。0。1", "127.0.0.1。", "169.254.169.254",
        "0xa9fea9fe", "2852039166", "10.0.0.1", "192.168.0.1", "172.16.0.1", "100.64.0.1",
        "198.18.0.1", "224.0.0.1", "255.255.255.255", "256.256.256.256", "1.2.3.4.5",
        "8.8.8.0x8", "[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[fd00::1]",
        "[fe80::1]", "[ff02::1]", "localhost", "LOCALHOST", "localhost.", "api.localhost",
        "ｌｏｃａｌｈｏｓｔ", "printer", "db.internal", "wiki.corp", "nas.lan", "router.home.arpa",
        "mac.local", "metadata.google.internal",
    ],
)  # fmt: skip
def test_every_spelling_of_an_inner_host_gets_the_same_refusal(host: str) -> None:
    with pytest.raises(UrlRefused) as refused:
        checked_url(f"http://{host}/")
    assert refused.value.message == "This link does not lead to a public web site."
    assert refused.value.code == "invalid_url"


@pytest.mark.parametrize(
    "host", ["[fe80::1%25eth0]", "[fe80::1%eth0]", "[v1.fe80]", "%31%32%37.0.0.1"]
)
def test_a_host_that_no_browser_would_open_is_refused(host: str) -> None:
    with pytest.raises(UrlRefused):
        checked_url(f"http://{host}/")


def test_only_the_exact_pair_that_tests_name_is_exempt() -> None:
    allowed = {"127.0.0.1:9000", "[::1]:9000"}
    assert checked_url("http://127.0.0.1:9000/x", allowed_private=allowed)
    assert checked_url("http://[::1]:9000/x", allowed_private=allowed)
    for url in ("http://127.0.0.1:9001/", "http://127.0.0.2:9000/", "http://127.1:9000/"):
        with pytest.raises(UrlRefused):
            checked_url(url, allowed_private=allowed)


_PIECES = st.lists(
    st.sampled_from([
        "http", "https", ":", "//", "/", "?", "#", "@", "\\", " ", "\t", "%", "%00", "[", "]",
        "::1", "127.0.0.1", "0x7f", "1", ".", "。", "localhost", "example.com", "jobs", ":80",
        ":8443", "ü", "\u200b", "\ud800", "&", "=", "utm_x=1", "id=7", "#/a", "xn--", "é",
    ]),
    max_size=12,
).map("".join)  # fmt: skip


@given(_PIECES | st.text(max_size=60))
def test_whatever_is_pasted_is_refused_or_settles_at_once(text: str) -> None:
    try:
        checked = checked_url(text)
    except UrlRefused:
        return
    assert checked.isascii()
    assert checked.startswith(("http://", "https://"))
    assert checked_url(checked) == checked
    canonical = canonical_url(checked)
    assert checked_url(canonical) == canonical
    assert canonical_url(canonical) == canonical
