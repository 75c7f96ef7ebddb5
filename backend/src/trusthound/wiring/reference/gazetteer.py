"""Towns and exchange rates, read from the shipped tables when first asked for."""

import gzip
from functools import cache
from importlib.resources import files

from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.search.pay import ExchangeRates, in_dollars, read_exchange_rates
from trusthound.domain.search.places import place_keys
from trusthound.domain.search.towns import Towns, read_towns

_FOLDER = files("trusthound.wiring.reference")


@cache
def towns() -> Towns:
    """Takes about a fifth of a second of a processor, once."""
    packed = _FOLDER.joinpath("towns.tsv.gz").read_bytes()
    return read_towns(gzip.decompress(packed).decode().splitlines())


@cache
def exchange_rates() -> ExchangeRates:
    return read_exchange_rates(
        _FOLDER.joinpath("exchange_rates.tsv").read_text("utf-8").splitlines()
    )


def deriving() -> Deriving:
    """What an opening is found by besides its words. The lists are read now, not in the middle of
    whatever they are needed for.
    """
    known, rates = towns(), exchange_rates()
    return Deriving(
        place_keys=lambda opening: place_keys(opening.places, opening.remote, known),
        in_dollars=lambda pay: in_dollars(pay, rates),
    )
