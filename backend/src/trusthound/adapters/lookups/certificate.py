"""A domain in; the certificate that its site shows out."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from cryptography import x509
from cryptography.x509.oid import NameOID

from trusthound.domain.facts.certificate import SiteCertificate

_MOST_NAMES = 20
_NAME_CHARACTERS = 100

# An https address in, the checked certificate in DER out; raises PageUnreadable and its kin.
Show = Callable[[str], Awaitable[bytes]]


async def site_certificate(
    domain: str, now: datetime, *, show: Show, port: int = 443
) -> SiteCertificate | None:
    """None where the certificate is one that we cannot read. Raises what `show` raises."""
    try:
        shown = x509.load_der_x509_certificate(await show(f"https://{domain}:{port}/"))
        valid_from, issuer, names = shown.not_valid_before_utc, _issuer(shown), _names(shown)
    except (ValueError, x509.InvalidVersion, x509.DuplicateExtension):
        return None
    return SiteCertificate(domain, valid_from, issuer, names, "TLS certificate", now)


def _issuer(shown: x509.Certificate) -> str:
    for kind in (NameOID.ORGANIZATION_NAME, NameOID.COMMON_NAME):
        for each in shown.issuer.get_attributes_for_oid(kind):
            return str(each.value)[:_NAME_CHARACTERS]
    return ""


def _names(shown: x509.Certificate) -> tuple[str, ...]:
    try:
        extension = shown.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    except x509.ExtensionNotFound:
        return ()
    return tuple(extension.value.get_values_for_type(x509.DNSName)[:_MOST_NAMES])
