"""A mail server on this machine that keeps what it is given, and answers as a test tells it to."""

# ruff: noqa: ARG002, N802 - aiosmtpd calls by these names, with these arguments

import asyncio
import ssl
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

USER, PASSWORD = "trusthound", "correct horse"


@dataclass
class KeptMail:
    """What was handed over: the envelope and the message."""

    sender: str
    to: list[str]
    body: bytes

    @property
    def message(self) -> EmailMessage:
        return message_from_bytes(self.body, policy=default)


@dataclass
class MailServer:
    """`says` answers a recipient, `says_of_data` a message; each answer is used up, then 250."""

    port: int = 0
    mails: list[KeptMail] = field(default_factory=list)
    says: list[str] = field(default_factory=list)
    says_of_sender: list[str] = field(default_factory=list)
    says_of_data: list[str] = field(default_factory=list)
    hangs_up: int = 0
    go_on: asyncio.Event = field(default_factory=asyncio.Event)
    was_given: asyncio.Event = field(default_factory=asyncio.Event)
    sessions: list[Session] = field(default_factory=list)

    async def handle_MAIL(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.sessions.append(session)
        if self.says_of_sender:
            return self.says_of_sender.pop(0)
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 OK"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.says:
            return self.says.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.says_of_data:
            return self.says_of_data.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(KeptMail(str(envelope.mail_from), list(envelope.rcpt_tos), content))
        self.was_given.set()
        await self.go_on.wait()
        if self.hangs_up:  # it has the mail, and nobody hears of it
            self.hangs_up -= 1
            assert server.transport is not None
            server.transport.close()
        return "250 Taken over"


@asynccontextmanager
async def mail_server(
    *,
    tls: ssl.SSLContext | None = None,
    from_first_byte: bool = False,
    asks_for_password: bool = False,
    knows_utf8: bool = True,
) -> AsyncIterator[MailServer]:
    """With `tls` it asks for STARTTLS first, or speaks TLS from the first byte on."""
    told = MailServer()
    told.go_on.set()

    def session() -> SMTP:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it does not see the TLS that it speaks from the start
            return SMTP(
                told,
                hostname="mail.example",
                tls_context=None if from_first_byte else tls,
                require_starttls=tls is not None and not from_first_byte,
                auth_required=asks_for_password,
                auth_require_tls=not from_first_byte,
                authenticator=_authenticate,
                enable_SMTPUTF8=knows_utf8,
            )

    loop = asyncio.get_running_loop()
    server = await loop.create_server(session, "127.0.0.1", 0, ssl=tls if from_first_byte else None)
    told.port = server.sockets[0].getsockname()[1]
    async with server:
        yield told
        told.go_on.set()


def _authenticate(
    server: SMTP, session: Session, envelope: Envelope, mechanism: str, told: object
) -> AuthResult:
    assert isinstance(told, LoginPassword)
    right = (told.login, told.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=right, handled=False)


@dataclass(frozen=True)
class Authority:
    """A certificate for localhost, signed by itself: `ca_file` trusts it, nobody else does."""

    ca_file: Path
    tls: ssl.SSLContext


def authority(folder: Path) -> Authority:
    """Made for a test, valid for an hour."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)  # noqa: TID251 - a certificate is checked by the real clock
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    ca_file, key_file = folder / "ca.pem", folder / "key.pem"
    ca_file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    key_file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(ca_file, key_file)
    return Authority(ca_file, tls)
