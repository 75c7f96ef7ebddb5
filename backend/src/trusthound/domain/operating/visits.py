"""What a browser says of itself in; whether a person has opened the page out."""

import re

# Programs name themselves, or do not speak as browsers do; who pretends is counted as a person.
# Cubot makes telephones.
_PROGRAM = re.compile(
    r"(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|uptime|scan|fetch"
    r"|facebookexternalhit|whatsapp|python|curl|wget|java/|go-http|okhttp|axios|node",
    re.IGNORECASE,
)


def is_person(user_agent: str) -> bool:
    """Every browser of people says Mozilla/5.0 first; no list of programs is ever whole."""
    return user_agent.startswith("Mozilla/") and _PROGRAM.search(user_agent) is None
