"""A host in; the certificate that it shows out, over a connection that the guard has checked."""

import ssl
from collections.abc import Awaitable, Callable

from trusthound.adapters.web.guard import Guard
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

# A host and a port in, the certificate in DER out.
ShowCertificate = Callable[[str, int], Awaitable[bytes]]


async def certificate_shown(host: str, port: int, *, guard: Guard, trust: ssl.SSLContext) -> bytes:
    """In DER. One that is not good for this host by these authorities is an error of the network:
    anyone can show a certificate of any age that he made himself.

    Raises PageUnreadable and httpcore2's errors.
    """
    stream = await guard.connect_tcp(host, port)
    try:
        stream = await stream.start_tls(trust, server_hostname=host)
        talk = stream.get_extra_info("ssl_object")
        shown: bytes | None = talk.getpeercert(binary_form=True) if talk is not None else None
        if not shown:
            raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="no certificate")
        return shown
    finally:
        await stream.aclose()
