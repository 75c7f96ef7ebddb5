"""What a seeker looks for in, with its words, its place and its pay understood out."""

from datetime import datetime

from trusthound.adapters.storage.sought import Sought
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.pay import ExchangeRates, asked_in_dollars
from trusthound.domain.search.places import whereabouts
from trusthound.domain.search.query import Query
from trusthound.domain.search.towns import Towns
from trusthound.domain.search.words import asked_words


def sought_of(query: Query, *, towns: Towns, rates: ExchangeRates, as_of: datetime) -> Sought:
    """Raises InvalidInput where there are no words, or pay in a currency that has no rate."""
    words = asked_words(query.words)
    dollars = None
    if query.min_salary is not None:
        dollars = asked_in_dollars(query.min_salary, query.currency, rates)
        if dollars is None:
            raise InvalidInput(
                "Pay can't be compared in this currency.",
                field="currency",
                advice="Use one of " + ", ".join(rates.currencies) + ".",
            )
    where = whereabouts(query.location, query.radius_km, towns)
    return Sought(query, words, where, dollars, as_of)
