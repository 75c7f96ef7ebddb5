"""Reading the certificate that a site shows, over a connection that the guard has checked."""

import ssl
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from trusthound.adapters.lookups.certificate import site_certificate
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem, UrlRefused

OpenWeb = Callable[..., Awaitable[Fetcher]]
Listen = Callable[[ssl.SSLContext], Awaitable[int]]
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
# Authorities and TLS go by the machine's clock, whatever day it is.
SINCE = datetime.now(UTC).replace(microsecond=0) - timedelta(days=3)  # noqa: TID251


class Authority:
    """An authority of the test's own, and the certificates that it issues."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name(
            [
                x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Test Authority"),
                x509.NameAttribute(NameOID.COMMON_NAME, "T1"),
            ]
        )
        self.certificate = self._signed(self._name, self._key, ("authority",), is_authority=True)

    def trust(self) -> ssl.SSLContext:
        pem = self.certificate.public_bytes(serialization.Encoding.PEM)
        return ssl.create_default_context(cadata=pem.decode())

    def site(self, *names: str) -> ssl.SSLContext:
        """A server's context with a certificate good for these names."""
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])])
        pem = self._signed(name, key, names).public_bytes(serialization.Encoding.PEM)
        file = self._folder / "site.pem"
        file.write_bytes(
            pem
            + key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context

    def _signed(
        self,
        name: x509.Name,
        key: ec.EllipticCurvePrivateKey,
        names: tuple[str, ...],
        *,
        is_authority: bool = False,
    ) -> x509.Certificate:
        alternatives = x509.SubjectAlternativeName([x509.DNSName(each) for each in names])
        identifier = x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key())
        return (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(SINCE)
            .not_valid_after(SINCE + timedelta(days=90))
            .add_extension(x509.BasicConstraints(is_authority, None), critical=True)
            .add_extension(alternatives, critical=False)
            .add_extension(identifier, critical=False)
            .add_extension(
                x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False
            )
            .sign(self._key, hashes.SHA256())
        )


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


async def test_a_good_certificate_is_told_with_its_day_issuer_and_names(
    authority: Authority, open_web: OpenWeb, tls_port: Listen
) -> None:
    port = await tls_port(authority.site("acme.com", "www.acme.com"))
    web = await open_web(f"acme.com:{port}", trust=authority.trust())
    told = await site_certificate("acme.com", NOW, show=web.certificate, port=port)
    assert told is not None
    assert told.valid_from == SINCE
    assert told.issuer == "Test Authority"
    assert told.names == ("acme.com", "www.acme.com")
    assert (told.domain, told.source, told.learnt_at) == ("acme.com", "TLS certificate", NOW)


@pytest.mark.parametrize("trusted", [True, False])
async def test_a_certificate_that_proves_nothing_is_no_answer(
    authority: Authority, open_web: OpenWeb, tls_port: Listen, tmp_path: Path, *, trusted: bool
) -> None:
    """One for another name, and one by an authority that nobody knows."""
    port = await tls_port(authority.site("other.com" if trusted else "acme.com"))
    (tmp_path / "other").mkdir()
    knows = authority if trusted else Authority(tmp_path / "other")
    web = await open_web(f"acme.com:{port}", trust=knows.trust())
    with pytest.raises(PageUnreadable) as unreadable:
        await site_certificate("acme.com", NOW, show=web.certificate, port=port)
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE


async def test_the_guard_stands_before_it(
    authority: Authority, open_web: OpenWeb, tls_port: Listen
) -> None:
    """A name that leads inside is not connected to, and no inner name is looked up."""
    port = await tls_port(authority.site("acme.com"))
    web = await open_web(f"other.com:{port}", trust=authority.trust())
    with pytest.raises(PageUnreadable):
        await site_certificate("acme.com", NOW, show=web.certificate, port=port)
    with pytest.raises(UrlRefused):
        await site_certificate("printer.local", NOW, show=web.certificate, port=port)


async def test_bytes_that_are_no_certificate_are_no_answer() -> None:
    async def show(_url: str) -> bytes:
        return b"\x30\x03\x02\x01\x01"

    assert await site_certificate("acme.com", NOW, show=show) is None
