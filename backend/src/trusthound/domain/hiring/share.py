"""The link by which a candidate reads a report: where it leads, and for how long."""

from datetime import timedelta

from trusthound.domain.common.errors import LinkExpired

PAGE = "candidate-report"
LASTS_FOR = timedelta(days=14)
MAIL_AGAIN_AFTER = timedelta(minutes=10)


def no_such_link() -> LinkExpired:
    """The same words whether it ended, was replaced, or never was."""
    return LinkExpired(advice="Ask the employer for a new one.")
