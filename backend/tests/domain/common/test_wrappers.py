"""A link that carries another one is opened without a request, and what it carries is no safer."""

from base64 import urlsafe_b64encode
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.errors import UrlRefused
from trusthound.domain.common.url import checked_url
from trusthound.domain.common.wrappers import unwrapped

SITE = "https://jobs.example.com"
INNER = f"{SITE}/apply?id=7&q=a+b"
Q = quote(INNER, safe="")
PROOFPOINT_2 = quote(INNER, safe="/").replace("%", "-").replace("/", "_")
BASE64 = urlsafe_b64encode(INNER.encode()).decode().rstrip("=")
WRAPPINGS = [
    "https://www.google.com/url?sa=t&q={}&usg=x",
    "https://www.google.co.uk/url?url={}",
    "https://duckduckgo.com/l/?uddg={}&rut=1",
    "https://l.facebook.com/l.php?u={}&h=AT0",
    "https://lm.facebook.com/l.php?u={}",
    "https://l.instagram.com/?u={}&e=1",
    "https://www.linkedin.com/safety/go?url={}&trk=x",
    "https://de.linkedin.com/redir/redirect?url={}",
    "https://eur03.safelinks.protection.outlook.com/?url={}&data=05",
    "https://urldefense.proofpoint.com/v1/url?u={}&k=1",
    "https://slack-redir.net/link?url={}",
    "https://t.umblr.com/redirect?z={}&t=1",
    "https://www.youtube.com/redirect?event=x&q={}",
    "https://out.reddit.com/t3_x?url={}",
    "https://vk.com/away.php?to={}",
    "https://linkprotect.cudasvc.com/url?a={}&c=E,1",
    "https://secure-web.cisco.com/1aBcD-x/{}",
    "https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU={}/RK=2/RS=x-",
    "https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl={}",
]


@pytest.mark.parametrize("wrapping", WRAPPINGS)
def test_the_wrapped_address_comes_out(wrapping: str) -> None:
    assert checked_url(wrapping.format(Q)) == INNER


@pytest.mark.parametrize(
    ("url", "inner"),
    [
        (f"urldefense.proofpoint.com/v2/url?u={PROOFPOINT_2}&d=DwMFaQ&c=x", INNER),
        (f"urldefense.com/v3/__{INNER}__;!!AbC!d$", INNER),
        ("urldefense.com/v3/__https:/jobs.example.com/a*b__;Iw!!AbC!d", f"{SITE}/a#b"),
        ("urldefense.com/v3/__https:/jobs.example.com/a**Ab__;w6TDtg!!A", f"{SITE}/a%C3%A4%C3%B6b"),
        (f"www.bing.com/ck/a?!&p=1&u=a1{BASE64}", INNER),
        ("jobs-example-com.cdn.ampproject.org/c/s/jobs.example.com/a?id=7", f"{SITE}/a?id=7"),
        ("www.google.com/amp/s/jobs.example.com/a", f"{SITE}/a"),
    ],
)  # fmt: skip
def test_a_wrapper_with_a_spelling_of_its_own_is_read(url: str, inner: str) -> None:
    assert checked_url(url) == inner


def test_wrappings_within_each_other_come_off_and_too_many_are_refused() -> None:
    url = INNER
    for _ in range(5):
        url = f"https://l.facebook.com/l.php?u={quote(url, safe='')}"
    assert checked_url(url) == INNER
    with pytest.raises(UrlRefused):
        checked_url(f"https://slack-redir.net/link?url={quote(url, safe='')}")


@pytest.mark.parametrize("wrapping", WRAPPINGS)
@pytest.mark.parametrize(
    "inner",
    [
        "http://127.0.0.1/", "http://169.254.169.254/latest/", "http://2130706433/", "http://[::1]/",
        "https://user:pass@example.com/", "http://printer/", "https://example.com:22/",
        "https://db.internal/",
    ],
)  # fmt: skip
def test_what_is_wrapped_is_refused_as_if_it_had_been_pasted(wrapping: str, inner: str) -> None:
    with pytest.raises(UrlRefused):
        checked_url(wrapping.format(quote(inner, safe="")))


@pytest.mark.parametrize(
    "url",
    [
        "https://www.google.com/url?q=javascript:alert(1)",
        "https://www.google.com/url?q=/relative",
        "https://www.google.com/search?q=https%3A%2F%2Fa.example%2F",
        "https://google.com.evil.example/url?q=https%3A%2F%2Fa.example%2F",
        "https://l.facebook.com/l.php",
        "https://urldefense.com/v3/__nothing",
        "https://www.bing.com/ck/a?u=a1%C3%A4",
        "https://www.google.com/amp/s/jobs",
        "https://jobs.example.com/redirect?url=https%3A%2F%2Fa.example%2F",
        "https://web.archive.org/web/2020/https://a.example/job",
    ],
)
def test_any_other_link_stays_what_it_is(url: str) -> None:
    assert checked_url(url) == url


@given(
    st.sampled_from([*WRAPPINGS, "https://urldefense.com/v3/{}", "https://urldefense.com/v2/url?u={}",
                     "https://bing.com/ck/a?u=a1{}", "https://google.com/{}"]),
    st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=40),
)  # fmt: skip
def test_any_text_within_a_wrapper_is_an_address_or_none(wrapping: str, text: str) -> None:
    try:
        checked = checked_url(wrapping.format(text))
    except UrlRefused:
        return
    assert not unwrapped(checked)
    assert checked_url(checked) == checked
