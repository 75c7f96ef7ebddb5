"""What stands beside a result as it goes over the wire: its pay in the market, laws on pay."""

from datetime import date

from pydantic import Field

from trusthound.domain.common.money import Period
from trusthound.entrypoints.http.schemas.wire import Answer


class PayPanelAnswer(Answer):
    """The pay that is stated on what the occupation earns; dollars a year."""

    occupation: str
    area: str = Field(examples=["Texas", "the US"])
    low: float
    high: float
    period: Period | None = Field(description="By which the posting states its pay.")
    p10: int
    p25: int | None = Field(description="Known for the whole country only.")
    p50: int
    p75: int | None
    p90: int
    source: str
    as_of: date


class DisclosureLawAnswer(Answer):
    """A law that asks job advertisements to state pay."""

    place: str
    statute: str
    since: date
    staff: int = Field(description="The fewest employees of an employer whom it binds.")
    link: str
    applies: bool = Field(description="The posting names that place, and the law was in force.")


class BackgroundAnswer(Answer):
    """Informational: none of it is legal advice."""

    pay: PayPanelAnswer | None = Field(description="Null where there is nothing to compare.")
    laws: list[DisclosureLawAnswer] = Field(description="Empty for a message.")
    laws_listed_on: date
