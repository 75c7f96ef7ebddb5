"""A mail in, what its headers and parts say out; None in a message that came without headers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mail:
    """What a received mail says beside its text."""

    subject: str = ""
