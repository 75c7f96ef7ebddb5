"""The two moulds of wire models: what we answer and what we accept, camelCase on the wire."""

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel


class Answer(BaseModel):
    """What we send: no key is ever missing, what is not known is null."""

    model_config = ConfigDict(alias_generator=to_camel, validate_by_name=True, frozen=True)


class Asked(BaseModel):
    """What we accept: wrong JSON types are refused; fields we do not know never take effect."""

    model_config = ConfigDict(alias_generator=to_camel, frozen=True, extra="ignore", strict=True)
