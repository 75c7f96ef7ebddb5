"""An opening's places and pay in, what they are found and compared by out."""

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal

from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.search.pay import ExchangeRates, in_dollars
from trusthound.domain.search.places import place_keys
from trusthound.domain.search.towns import Towns


@dataclass(frozen=True, slots=True)
class Deriving:
    towns: Towns
    rates: ExchangeRates

    def place_keys(self, places: Iterable[Place], remote: RemoteWork) -> tuple[str, ...]:
        """For the column of that name."""
        return place_keys(places, remote, self.towns)

    def in_dollars(self, pay: Pay | None) -> tuple[Decimal, Decimal] | None:
        """A year's pay in dollars, low and high; None where it cannot be said."""
        return in_dollars(pay, self.rates)
