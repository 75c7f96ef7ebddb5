"""What reports look like, as it is asked for and answered."""

from pydantic import Field

from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class ChangeBrand(Asked):
    """The colour of headings."""

    accent: str = Field(
        max_length=20,
        description="# and six hexadecimal digits, with a contrast to white of at least 4.5:1; "
        "empty: ours.",
    )


class BrandAnswer(Answer):
    """What the organisation's reports look like; the logo has an address of its own."""

    accent: str = Field(description="“#rrggbb”; empty: ours.")
    has_logo: bool
