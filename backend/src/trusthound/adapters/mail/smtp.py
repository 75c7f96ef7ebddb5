"""A composed message in, handed to a mail server; what went wrong out."""

import asyncio
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from aiosmtplib import (
    SMTP,
    SMTPDataError,
    SMTPException,
    SMTPNotSupported,
    SMTPRecipientsRefused,
    SMTPResponseException,
)

from trusthound.adapters.mail.compose import Composed
from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.mailing.delivery import Failure, told

# All of a delivery, well within the lease that a mail is taken for.
SECONDS = 60.0
_PERMANENT = range(500, 600)


class Security(StrEnum):
    """How the way to the mail server is closed to others."""

    STARTTLS = "starttls"
    TLS = "tls"  # from the first byte on
    NONE = "none"


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where our mails are handed to. `ca_file` None: the machine's own list of authorities."""

    host: str
    port: int
    security: Security
    user: str = ""
    password: str = field(default="", repr=False)
    ca_file: Path | None = None


class SmtpPost:
    """Sends by a mail server. Raises SetupProblem for a server that makes no sense."""

    def __init__(self, server: MailServer, *, seconds: float = SECONDS) -> None:
        if server.user and server.security is Security.NONE:
            raise SetupProblem(
                "TRUSTHOUND_SMTP_USER with TRUSTHOUND_SMTP_SECURITY=none would send the password "
                "for all to read.",
                advice="Use starttls or tls, or no user.",
            )
        self._server = server
        self._seconds = seconds
        self._tls = _context(server)

    async def send(self, message: Composed) -> Failure | None:
        """None once the server has taken it over."""
        client = self._client(message.sender.rpartition("@")[2])
        try:
            async with asyncio.timeout(self._seconds):
                await client.connect()
                options = ["SMTPUTF8"] if message.needs_utf8 else []
                await client.sendmail(
                    message.sender, [message.to], message.body, mail_options=options
                )
        except SMTPNotSupported as problem:  # STARTTLS, or the letters of this address
            return Failure(told(problem.message), is_permanent="SMTPUTF8" in problem.message)
        except (SMTPException, OSError, ValueError) as problem:
            return _failure(problem)
        finally:
            await self._leave(client)
        return None

    async def problem(self, *, seconds: float) -> str:
        """What is wrong with the way to the server, "" where it lets us in; nothing is sent."""
        client = self._client("localhost")
        try:
            async with asyncio.timeout(seconds):
                await client.connect()
        except (SMTPException, OSError, ValueError) as problem:
            return _failure(problem).problem
        finally:
            await self._leave(client)
        return ""

    def _client(self, our_name: str) -> SMTP:
        server = self._server
        return SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            local_hostname=our_name,
            timeout=self._seconds,
            use_tls=server.security is Security.TLS,
            start_tls=server.security is Security.STARTTLS,
            tls_context=self._tls,
        )

    async def _leave(self, client: SMTP) -> None:
        """What was taken over stays so, however the farewell goes."""
        if client.is_connected:
            with suppress(SMTPException, OSError, asyncio.CancelledError):
                async with asyncio.timeout(1):
                    await client.quit()
        client.close()


def _failure(problem: Exception) -> Failure:
    """Permanent is what the server says of this mail: its reader or its content.

    A refusal of our sign-in or our sender is about us, and mended without touching the mail.
    """
    if isinstance(problem, SMTPRecipientsRefused):
        refused = problem.recipients[0]
        return Failure(told(f"{refused.code} {refused.message}"), refused.code in _PERMANENT)
    if isinstance(problem, SMTPResponseException):
        is_permanent = isinstance(problem, SMTPDataError) and problem.code in _PERMANENT
        return Failure(told(f"{problem.code} {problem.message}"), is_permanent)
    if isinstance(problem, TimeoutError):
        return Failure("The mail server did not answer in time.", is_permanent=False)
    return Failure(told(str(problem) or type(problem).__name__), is_permanent=False)


def _context(server: MailServer) -> ssl.SSLContext | None:
    if server.security is Security.NONE:
        return None
    try:
        return ssl.create_default_context(cafile=server.ca_file)
    except (OSError, ssl.SSLError) as problem:
        raise SetupProblem(
            f"TRUSTHOUND_SMTP_CA_FILE cannot be read: {problem}.",
            advice="Give a file of certificates in PEM.",
        ) from problem
