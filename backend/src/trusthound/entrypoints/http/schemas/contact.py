"""The contact and the demo form, as they go over the wire."""

from pydantic import Field

from trusthound.domain.common.mail_address import MAIL_CHARACTERS
from trusthound.domain.mailing import contact_message, demo_request
from trusthound.domain.mailing.demo_request import TeamSize, Timeline, Volume
from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class SendContactMessage(Asked):
    """The contact form; every field is needed."""

    name: str = Field(max_length=contact_message.NAME_CHARACTERS)
    email: str = Field(max_length=MAIL_CHARACTERS, description="Where the reply goes.")
    subject: str = Field(max_length=contact_message.SUBJECT_CHARACTERS)
    message: str = Field(max_length=contact_message.MESSAGE_CHARACTERS)


class RequestDemo(Asked):
    """The demo form; phone and message may be left out."""

    first_name: str = Field(max_length=demo_request.FIELD_CHARACTERS)
    last_name: str = Field(max_length=demo_request.FIELD_CHARACTERS)
    email: str = Field(max_length=MAIL_CHARACTERS, description="The work address.")
    phone: str = Field("", max_length=demo_request.PHONE_CHARACTERS)
    company: str = Field(max_length=demo_request.FIELD_CHARACTERS)
    job_title: str = Field(max_length=demo_request.FIELD_CHARACTERS)
    team_size: TeamSize = Field(description="How many work there.")
    estimated_volume: Volume = Field(description="Verifications a month.")
    timeline: Timeline
    message: str = Field("", max_length=demo_request.MESSAGE_CHARACTERS)


class TicketAnswer(Answer):
    """It has arrived."""

    ticket: str = Field(description="To be named in what follows.", examples=["TH-7K3M-92QX"])
    has_priority: bool = Field(description="Whether the writer's plan has priority support.")
