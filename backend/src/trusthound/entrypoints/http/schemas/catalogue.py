"""What the pages ask for besides verifications: examples, signals, settings, health."""

from typing import Literal

from pydantic import Field

from trusthound.domain.assessment.signal import Lean, Topic
from trusthound.entrypoints.http.schemas.wire import Answer


class ExampleAnswer(Answer):
    """A recorded page that anyone may verify."""

    url: str
    title: str
    company: str
    place: str
    pay: str
    kind: Literal["legitimate", "small_remote", "scam"]


class ExamplesAnswer(Answer):
    """The examples, in the order in which the landing page shows them."""

    examples: list[ExampleAnswer]


class WeightAnswer(Answer):
    """What an answer is worth, in log-odds; `ceiling` is the highest score while present."""

    present: float
    absent: float
    ceiling: int | None


class SignalAnswer(Answer):
    """One question that is asked of every posting."""

    id: str
    title: str
    question: str
    rule: str
    why: str
    innocent: str
    advice: str
    topic: Topic
    leans: Lean
    source: str
    weight: WeightAnswer


class SignalsAnswer(Answer):
    """Every question, and the version of the table that weighs them."""

    version: str
    signals: list[SignalAnswer]


class BandsAnswer(Answer):
    """Where the bands and the wording of the verdict change."""

    verified_from: int
    caution_from: int
    trust_line_from: int


class KeptAnswer(Answer):
    """For how long each kind of data is kept."""

    verifications_days: int
    checks_days: int
    sightings_days: int
    lookups_hours: float
    messages_days: int
    replies_days: int
    mails_days: int
    audit_days: int


class SettingsAnswer(Answer):
    """Names, addresses and numbers that the pages show."""

    product_name: str
    enterprise_name: str
    support_mail: str
    sales_mail: str
    technical_mail: str
    privacy_mail: str
    kept: KeptAnswer
    bands: BandsAnswer
    daily_verifications: int
    wording_model: str = Field(
        description='The language model that words matches; "": none is asked.'
    )


class LiveAnswer(Answer):
    """The process answers."""

    status: Literal["ok"]


class ChecksAnswer(Answer):
    """What the product needs to be of use."""

    database: Literal["ok", "unavailable"]


class ReadyAnswer(Answer):
    """Whether requests can be served now."""

    status: Literal["ok", "unavailable"]
    checks: ChecksAnswer
