"""What somebody stopped, as it goes over the wire."""

from pydantic import Field

from trusthound.domain.mailing.topic import Topic
from trusthound.entrypoints.http.schemas.wire import Answer


class UnsubscribeAnswer(Answer):
    """It is stopped."""

    topic: Topic = Field(description="Which mails come no more.")
    search: str | None = Field(
        description='The saved search whose mails they are, "" if it is gone; null: all of the '
        "topic."
    )
