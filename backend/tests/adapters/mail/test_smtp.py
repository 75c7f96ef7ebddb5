"""Handing mails to a real mail server on this machine."""

import asyncio
from pathlib import Path

import pytest
from tests.mail_server import PASSWORD, USER, authority, mail_server
from tests.written_mails import HEADS, a_mail

from trusthound.adapters.mail.compose import Composed, compose
from trusthound.adapters.mail.smtp import MailServer, Security, SmtpPost
from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.mailing.outgoing import Brand


def a_message(to: str = "ann@example.org") -> Composed:
    return compose(a_mail(to=to), HEADS[Brand.CONSUMER])


def plain(port: int, *, seconds: float = 10.0) -> SmtpPost:
    return SmtpPost(MailServer("127.0.0.1", port, Security.NONE), seconds=seconds)


async def test_a_mail_is_handed_over_as_it_was_composed() -> None:
    message = a_message()
    async with mail_server() as server:
        assert await plain(server.port).send(message) is None

    kept = server.mails[0]
    assert (kept.sender, kept.to) == (message.sender, [message.to])
    assert kept.body.rstrip() == message.body.rstrip()


@pytest.mark.parametrize("security", [Security.STARTTLS, Security.TLS])
async def test_the_way_is_encrypted_and_we_sign_in(security: Security, tmp_path: Path) -> None:
    ours = authority(tmp_path)
    at_once = security is Security.TLS
    async with mail_server(tls=ours.tls, from_first_byte=at_once, asks_for_password=True) as server:
        told = MailServer("localhost", server.port, security, USER, PASSWORD, ours.ca_file)
        assert await SmtpPost(told).send(a_message()) is None
        assert await SmtpPost(told).problem(seconds=10) == ""

    assert len(server.mails) == 1
    assert server.sessions[0].authenticated
    assert at_once or server.sessions[0].ssl is not None


@pytest.mark.parametrize("security", [Security.STARTTLS, Security.TLS])
async def test_a_certificate_that_nobody_vouches_for_is_refused(
    security: Security, tmp_path: Path
) -> None:
    ours = authority(tmp_path)
    async with mail_server(tls=ours.tls, from_first_byte=security is Security.TLS) as server:
        post = SmtpPost(MailServer("localhost", server.port, security))
        failure = await post.send(a_message())

    assert failure is not None
    assert not failure.is_permanent
    assert "certificate" in failure.problem.lower()
    assert server.mails == []


async def test_a_certificate_of_another_host_is_refused(tmp_path: Path) -> None:
    ours = authority(tmp_path)
    async with mail_server(tls=ours.tls) as server:
        told = MailServer("127.0.0.2", server.port, Security.STARTTLS, ca_file=ours.ca_file)
        failure = await SmtpPost(told).send(a_message())

    assert failure is not None
    assert server.mails == []


async def test_a_server_without_starttls_gets_neither_password_nor_mail() -> None:
    async with mail_server() as server:
        told = MailServer("127.0.0.1", server.port, Security.STARTTLS, USER, PASSWORD)
        failure = await SmtpPost(told).send(a_message())

    assert failure is not None
    assert not failure.is_permanent
    assert server.sessions == []


async def test_a_wrong_password_is_our_problem_and_not_the_mails(tmp_path: Path) -> None:
    ours = authority(tmp_path)
    async with mail_server(tls=ours.tls, asks_for_password=True) as server:
        told = MailServer("localhost", server.port, Security.STARTTLS, USER, "no", ours.ca_file)
        failure = await SmtpPost(told).send(a_message())
        problem = await SmtpPost(told).problem(seconds=10)

    assert failure is not None
    assert failure.problem.startswith("535 ")
    assert not failure.is_permanent
    assert problem == failure.problem
    assert "no" not in repr(told)[repr(told).index("user") :].split("'")


@pytest.mark.parametrize(
    ("says", "is_permanent"),
    [
        ("450 4.2.1 Try again later", False),
        ("421 4.3.2 Busy", False),
        ("550 5.1.1 No such user", True),
        ("553 5.1.3 Bad address", True),
    ],
)
async def test_what_is_said_of_a_reader_tells_whether_to_try_again(
    says: str, *, is_permanent: bool
) -> None:
    async with mail_server() as server:
        server.says = [says]
        failure = await plain(server.port).send(a_message())

    assert failure is not None
    assert (failure.problem, failure.is_permanent) == (says, is_permanent)


@pytest.mark.parametrize(
    ("says", "is_permanent"),
    [("451 4.3.0 Try again", False), ("452 4.3.1 Full", False), ("554 5.7.1 Refused", True)],
)
async def test_what_is_said_of_a_message_tells_it_too(says: str, *, is_permanent: bool) -> None:
    async with mail_server() as server:
        server.says_of_data = [says]
        failure = await plain(server.port).send(a_message())

    assert failure is not None
    assert (failure.problem, failure.is_permanent) == (says, is_permanent)


async def test_a_refused_sender_is_our_problem_and_not_the_mails() -> None:
    async with mail_server() as server:
        server.says_of_sender = ["550 5.7.1 Sender not allowed"]
        failure = await plain(server.port).send(a_message())

    assert failure is not None
    assert not failure.is_permanent


async def test_a_server_that_is_silent_is_given_up_in_time() -> None:
    async with mail_server() as server:
        server.go_on.clear()
        failure = await plain(server.port, seconds=0.5).send(a_message())

    assert failure is not None
    assert (failure.problem, failure.is_permanent) == (
        "The mail server did not answer in time.",
        False,
    )


async def test_a_server_that_hangs_up_instead_of_an_answer_may_have_the_mail() -> None:
    """So it is tried again, and arrives twice under one Message-ID."""
    async with mail_server() as server:
        server.hangs_up = 1
        message = a_message()
        first = await plain(server.port).send(message)
        second = await plain(server.port).send(message)

    assert first is not None
    assert not first.is_permanent
    assert second is None
    assert len({each.message["Message-ID"] for each in server.mails}) == 1


async def test_a_server_that_is_not_there_is_tried_again_later() -> None:
    async with mail_server() as server:
        port = server.port
    failure = await plain(port).send(a_message())

    assert failure is not None
    assert not failure.is_permanent


async def test_an_odd_answer_is_kept_as_one_short_line() -> None:
    async with mail_server() as server:
        server.says = [f"450-first\r\n450 \x1b[31m{'x' * 400}"]
        failure = await plain(server.port).send(a_message())

    assert failure is not None
    assert failure.problem.isprintable()
    assert len(failure.problem) <= 300


async def test_an_address_in_other_letters_goes_where_the_server_takes_it() -> None:
    message = a_message("zoë@müller.example")
    async with mail_server() as server:
        assert await plain(server.port).send(message) is None
    async with mail_server(knows_utf8=False) as other:
        failure = await plain(other.port).send(message)

    assert server.mails[0].to == ["zoë@xn--mller-kva.example"]
    assert failure is not None
    assert failure.is_permanent


def test_a_password_is_never_sent_for_all_to_read() -> None:
    with pytest.raises(SetupProblem, match="for all to read"):
        SmtpPost(MailServer("127.0.0.1", 25, Security.NONE, USER, PASSWORD))


def test_authorities_that_cannot_be_read_are_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(SetupProblem, match="SMTP_CA_FILE"):
        SmtpPost(MailServer("localhost", 25, Security.TLS, ca_file=tmp_path / "none.pem"))


async def test_stopping_does_not_wait_for_the_server() -> None:
    async with mail_server() as server:
        server.go_on.clear()
        sending = asyncio.create_task(plain(server.port).send(a_message()))
        await server.was_given.wait()
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
