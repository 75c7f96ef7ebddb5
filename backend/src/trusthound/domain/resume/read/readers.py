"""What reads what rules leave open: chains that know rows, and an encoder that sees all at once."""

from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.domain.resume.read.claims.trees import Beliefs
from trusthound.domain.resume.read.encoded.model import Encoder
from trusthound.domain.resume.read.learnt.chain import Chains


@dataclass(frozen=True, slots=True)
class Readers:
    """Asked in this order, the encoder last: it is the slowest. `beliefs` weighs what they claim;
    without it rules alone read.
    """

    chains: Sequence[Chains] = ()
    encoder: Encoder | None = None
    beliefs: Beliefs | None = None


RULES_ALONE = Readers()
