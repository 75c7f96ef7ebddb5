"""An opening in, what is shown of it in a list out."""

from collections.abc import Sequence

from trusthound.domain.search.excerpt import excerpt
from trusthound.domain.search.found import FoundOpening
from trusthound.domain.search.opening import Opening
from trusthound.domain.search.pay import ExchangeRates, in_dollars


def shown(opening: Opening, rates: ExchangeRates, words: Sequence[str] = ()) -> FoundOpening:
    """Its text around the words, and a year's pay in whole dollars."""
    dollars = in_dollars(opening.pay, rates)
    return FoundOpening(
        opening,
        excerpt(opening.description, words),
        (round(dollars[0]), round(dollars[1])) if dollars else None,
    )
