"""Every mail, in both brands: complete, the same twice, and nothing in it but what we wrote."""

import re
from html import unescape

import pytest
from selectolax.lexbor import LexborHTMLParser
from tests.written_mails import HEADS, PUBLIC_URL, a_mail

from trusthound.adapters.mail.render import Rendered, render
from trusthound.domain.mailing.letter import Entries, Entry, Letter
from trusthound.domain.mailing.letters import LETTERS, write
from trusthound.domain.mailing.listed import Listed, packed, unpacked
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.mailing.words import WORDS, Form

EVERY = [(kind, brand) for kind in MailKind for brand in Brand]
HOSTILE = '<script>x</script><img src="https://evil.example/p" onerror=a()>{{ 7*7 }}{% raw %}'
# What is ours to say and not told twice: how the address stands beneath a button in HTML alone.
HTML_ALONE = "Or open this address:"


def written(mail: OutgoingMail) -> tuple[Letter, Rendered]:
    letter = write(mail, HEADS[mail.brand])
    return letter, render(letter, HEADS[mail.brand], mail.brand)


def shown(html: str) -> str:
    """The words of a page as they are read, each once separated."""
    body = LexborHTMLParser(html).body
    assert body is not None
    for hidden in body.css("style, script"):
        hidden.decompose()
    return body.text(separator=" ")


def joined(text: str) -> str:
    """Without the spaces, and the colons that stand in text where HTML has columns."""
    return re.sub(r"[\s:]", "", text)


def test_every_kind_has_its_words_and_its_letter() -> None:
    assert set(WORDS) == set(LETTERS) == set(MailKind)


@pytest.mark.parametrize(("kind", "brand"), EVERY)
def test_every_word_that_a_mail_is_given_stands_in_it(kind: MailKind, brand: Brand) -> None:
    mail = a_mail(kind, brand)
    letter, rendered = written(mail)

    for name, form in WORDS[kind].items():
        word = PUBLIC_URL + mail.words[name] if form is Form.LINK else mail.words[name]
        if name not in ("priority", "search_id") and form is not Form.LISTED:
            assert " ".join(word.split()) in " ".join(rendered.text.split())
    for each in _entries(letter):
        assert all(word in rendered.text for word in (each.title, *each.lines, each.url))
    assert letter.subject
    assert letter.summary
    assert HEADS[brand].product in rendered.text
    assert HEADS[brand].product in rendered.html


@pytest.mark.parametrize(("kind", "brand"), EVERY)
def test_text_and_html_say_the_same(kind: MailKind, brand: Brand) -> None:
    letter, rendered = written(a_mail(kind, brand))
    read = joined(shown(rendered.html).replace(HTML_ALONE, ""))

    on_top = joined(f"{letter.summary} {HEADS[brand].product}")
    text = rendered.text
    for each in sorted(_entries(letter), key=lambda entry: -len(entry.url)):
        text = text.replace(each.own_link, "").replace(f"  {each.url}", "")  # HTML has titles
    assert read.removeprefix(on_top) == joined(text).replace("--Sent", "Sent")


@pytest.mark.parametrize(("kind", "brand"), EVERY)
def test_every_link_leads_to_our_own_pages_or_our_mailbox(kind: MailKind, brand: Brand) -> None:
    """Or to an employer's own page, of an opening that the mail lists."""
    letter, rendered = written(
        a_mail(kind, brand, words={"link": f"{PUBLIC_URL}/x?a=1&b=2#token=t"})
    )
    own = tuple(each.own_link for each in _entries(letter) if each.own_link)
    tree = LexborHTMLParser(rendered.html)

    for link in (str(each.attributes["href"]) for each in tree.css("[href]")):
        assert link.startswith((f"{PUBLIC_URL}/", f"mailto:{HEADS[brand].mailbox}", *own))
    assert tree.css("[src], script, iframe, form, link, object") == []
    assert "url(" not in rendered.html
    assert "@import" not in rendered.html
    addresses = set(re.findall(r"https?://[^/\s\"]+", shown(rendered.html) + rendered.text))
    hosts = {"/".join(each.split("/")[:3]) for each in own}
    assert {each.rstrip(".,") for each in addresses} == {PUBLIC_URL, *hosts}


@pytest.mark.parametrize(("kind", "brand"), EVERY)
def test_words_from_outside_are_text_and_nothing_else(kind: MailKind, brand: Brand) -> None:
    outside = {name: HOSTILE for name, form in WORDS[kind].items() if form is not Form.LINK}
    if "openings" in outside:
        like = unpacked(a_mail(kind).words["openings"])
        outside["openings"] = packed(
            Listed(HOSTILE, tuple(HOSTILE for _ in each.lines), each.link, each.own_link)
            for each in like
        )
    _, plain = written(a_mail(kind, brand))
    _, rendered = written(a_mail(kind, brand, words=outside))
    tree, before = LexborHTMLParser(rendered.html), LexborHTMLParser(plain.html)

    assert tree.css("script, img, [onerror]") == []
    assert "49" not in shown(rendered.html).replace("2490", "")
    for element in ("a", "h1", "pre", "td", "th"):
        assert len(tree.css(element)) == len(before.css(element))
    if any(form is not Form.NAME for name, form in WORDS[kind].items() if name in outside):
        assert "<script>x</script>" in rendered.text
        assert "<script>x</script>" in unescape(rendered.html)


@pytest.mark.parametrize(
    "name",
    [
        "https://evil.example",
        "win.evil.example",
        "Win $900 now",
        "a@b.example",
        "x" * 41,
        "",
        "<b>",
    ],
)
def test_what_does_not_look_like_a_name_is_not_repeated(name: str) -> None:
    _, rendered = written(a_mail(MailKind.WELCOME, words={"name": name}))

    assert "Hello,\n" in rendered.text
    assert not name or name not in rendered.text


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë Müller-Łoś", "D’Arcy O'Neil", "María José", "李 明", "J. R. Lee"]
)
def test_names_of_people_are_greeted(name: str) -> None:
    _, rendered = written(a_mail(MailKind.WELCOME, words={"name": name}))

    assert f"Hello {name},\n" in rendered.text


def test_an_inviter_is_named_as_a_person_or_not_at_all() -> None:
    words = {"inviter": "Win at https://evil.example"}
    _, rendered = written(a_mail(MailKind.INVITATION, Brand.ENTERPRISE, words=words))

    assert "A colleague invites you to the team of Acme Staffing" in rendered.text
    assert "evil" not in rendered.text + rendered.html


@pytest.mark.parametrize(
    "link",
    [
        "https://evil.example/reset",
        f"{PUBLIC_URL}.evil.example/reset",
        f"{PUBLIC_URL}@evil.example/",
        PUBLIC_URL,
        "http://trust.example/reset",
        '/reset" onclick="x',
        "/reset\r\nBcc: x@example.org",
    ],
)
def test_a_link_that_leads_elsewhere_is_refused(link: str) -> None:
    with pytest.raises(ValueError, match="own pages"):
        written(a_mail(MailKind.RESET, words={"link": link}))


@pytest.mark.parametrize(
    "words",
    [{}, {"name": "Ann"}, {"name": "Ann", "link": "/x", "more": "y"}, {"name": "", "link": ""}],
)
def test_a_mail_with_the_wrong_words_is_refused(words: dict[str, str]) -> None:
    right = a_mail(MailKind.RESET)
    wrong = OutgoingMail(right.id, right.kind, right.brand, right.to, words, right.made_at)

    with pytest.raises(ValueError, match="reset needs"):
        write(wrong, HEADS[Brand.CONSUMER])


def test_a_mail_that_can_be_stopped_says_where() -> None:
    mail = a_mail(MailKind.RENEWAL)
    letter = write(mail, HEADS[mail.brand])
    address = f"{PUBLIC_URL}/unsubscribe?t=1"
    rendered = render(letter, HEADS[mail.brand], mail.brand, unsubscribe=address)

    assert address in rendered.text
    assert f'href="{address}"' in rendered.html


def test_an_empty_message_and_phone_leave_no_gap() -> None:
    _, rendered = written(
        a_mail(MailKind.DEMO_TO_US, Brand.ENTERPRISE, words={"message": "", "phone": ""})
    )

    assert "Phone: –" in rendered.text
    assert LexborHTMLParser(rendered.html).css("pre") == []


def _entries(letter: Letter) -> list[Entry]:
    return [each for block in letter.blocks if isinstance(block, Entries) for each in block.entries]
