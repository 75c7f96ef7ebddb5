"""The message as it goes over the wire."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

import pytest
from tests.written_mails import HEADS, NOON, a_mail

from trusthound.adapters.mail.compose import Composed, compose
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


def composed(mail: OutgoingMail, **more: str) -> Composed:
    return compose(mail, HEADS[mail.brand], **more)


def read(message: Composed) -> EmailMessage:
    return message_from_bytes(message.body, policy=default)


def test_a_mail_has_what_mail_programs_ask_for() -> None:
    message = composed(a_mail(MailKind.RESET))
    told = read(message)

    assert told["From"] == "TrustHound <support@trusthound.example>"
    assert told["To"] == "ann@example.org"
    assert told["Subject"] == "Reset your TrustHound password"
    assert told["Date"].datetime == NOON.replace(microsecond=0)
    assert told["Message-ID"] == "<mail-1@trusthound.example>"
    assert told["Reply-To"] == "TrustHound <support@trusthound.example>"
    assert told["Auto-Submitted"] == "auto-generated"
    assert told["List-Unsubscribe"] is None
    assert told.get_content_type() == "multipart/alternative"
    assert [part.get_content_type() for part in told.iter_parts()] == ["text/plain", "text/html"]
    assert (message.sender, message.to) == ("support@trusthound.example", "ann@example.org")
    assert b"\n" not in message.body.replace(b"\r\n", b"")
    assert max(map(len, message.body.split(b"\r\n"))) <= 998


def test_each_brand_writes_in_its_own_name() -> None:
    told = read(composed(a_mail(MailKind.INVITATION, Brand.ENTERPRISE)))

    assert told["From"] == "TrustHire <sales@trusthound.example>"
    assert "Acme Staffing" in told["Subject"]


def test_another_address_may_send_and_answers_still_reach_us() -> None:
    told = read(composed(a_mail(), mail_from="no-reply@mail.example"))

    assert told["From"] == "TrustHound <no-reply@mail.example>"
    assert told["Reply-To"] == "TrustHound <support@trusthound.example>"
    assert told["Message-ID"].endswith("@mail.example>")


def test_what_mail_programs_compare_is_the_same_at_every_attempt() -> None:
    one, two = (read(composed(a_mail())) for _ in range(2))

    for name in ("Message-ID", "Date", "Subject"):
        assert one[name] == two[name]


def test_an_answer_to_a_contact_message_goes_to_its_writer() -> None:
    told = read(composed(a_mail(MailKind.CONTACT_TO_US)))

    assert told["Reply-To"] == "Ann Lee <ann@example.org>"
    assert told["Subject"] == "[Priority] [TH-7K3M-92QX] A score that looks wrong"
    assert told["Auto-Submitted"] is None


@pytest.mark.parametrize("kind", [MailKind.CONTACT_TO_US, MailKind.DEMO_TO_US])
@pytest.mark.parametrize(
    "hostile",
    [
        "Hello\r\nBcc: all@example.org\r\n\r\n<h1>body</h1>",
        "a\nTo: b@example.org",
        "x\rSubject: y",
        'q" <all@example.org>, "z',
        "\x00\x1b[31m",
        "x\u2028Bcc: y\u0085z",
        "=?utf-8?q?Bcc=3A_all=40example=2Eorg?=",
        "é" * 400,
        "\ud800",
    ],
)
def test_no_word_adds_a_header_or_a_reader(kind: MailKind, hostile: str) -> None:
    words = {"name": hostile, "subject": hostile, "company": hostile, "message": hostile}
    mail = a_mail(kind, to="support@trusthound.example", words=words)
    plain = read(composed(a_mail(kind, to="support@trusthound.example")))

    told = read(composed(mail))

    assert told.keys() == plain.keys()
    assert told["To"] == "support@trusthound.example"
    assert [each.addr_spec for each in told["Reply-To"].addresses] == ["ann@example.org"]
    assert len(told["Subject"]) <= 200


@pytest.mark.parametrize(
    "address",
    ["", "ann", "@example.org", "ann@", "ann@example.org\r\nBcc: x@example.org", "a@b@c d.example"],
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r"address"):
        composed(a_mail(to=address))


def test_a_domain_in_other_letters_is_written_as_the_dns_knows_it() -> None:
    message = composed(a_mail(to="ann@müller.example"))

    assert message.to == "ann@xn--mller-kva.example"
    assert not message.needs_utf8


def test_a_name_in_other_letters_needs_a_server_that_takes_it() -> None:
    message = composed(a_mail(to="zoë@example.org"))

    assert message.needs_utf8
    assert "To: zoë@example.org".encode() in message.body


def test_an_answer_to_other_letters_is_left_to_the_text() -> None:
    message = composed(a_mail(MailKind.CONTACT_TO_US, words={"email": "zoë@example.org"}))

    assert b"Reply-To" not in message.body
    text = read(message).get_body(("plain",))
    assert text is not None
    assert "zoë@example.org" in text.get_content()


def test_a_mail_that_can_be_stopped_says_how_in_one_click() -> None:
    message = composed(a_mail(), unsubscribe="x" * 150)
    told = read(message)

    assert told["List-Unsubscribe"] == f"<https://trust.example/api/unsubscribe?t={'x' * 150}>"
    assert b"?t=" + b"x" * 150 in message.body  # not folded, not encoded
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
