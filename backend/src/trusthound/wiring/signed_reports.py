"""Settings in, the keys of signed reports out: today's signs, former ones are told beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.report_signing import (
    PublicKey,
    key_set,
    public_key,
    sign_report,
)
from trusthound.domain.common.errors import InvalidInput
from trusthound.wiring.clock import utc_now
from trusthound.wiring.secret import FILE, former_secrets, load_secret
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class SignedReports:
    """The signing key is made from the installation's secret, so it is the same at every start."""

    settings: Settings
    keys: Keys

    def sign(self, report: Mapping[str, Any]) -> bytes:
        """The file that `trusthound check-report` reads."""
        return sign_report(report, self.keys, issuer=self.settings.public_url, at=utc_now())

    def key_set(self) -> dict[str, object]:
        """Every public key of this installation, as a JWK set."""
        return key_set((public_key(self.keys), *_former(self.settings)))


def own_keys(settings: Settings) -> tuple[PublicKey, ...]:
    """The public keys of the installation here. Raises InvalidInput where there is none yet."""
    if not (settings.secret_key.get_secret_value() or (settings.data_folder / FILE).is_file()):
        raise InvalidInput(
            "There is no key here to check the report by.",
            field="key",
            advice="Name the key of the server that signed it, with --key: save what stands at its "
            "address /.well-known/jwks.json.",
        )
    return (public_key(Keys(load_secret(settings))), *_former(settings))


def _former(settings: Settings) -> tuple[PublicKey, ...]:
    return tuple(public_key(Keys(each)) for each in former_secrets(settings))
