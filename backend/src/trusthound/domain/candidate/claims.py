"""What an employer was told beside the resume in; the same, tidied and bounded, out."""

from dataclasses import dataclass

MOST_EMPLOYERS = 20
_MOST_CHARACTERS = 200
MOST_DESCRIPTION = 20_000


@dataclass(frozen=True, slots=True)
class Claims:
    """`mail` and `profile` are the address and the LinkedIn address that the candidate gave;
    `employers` those that they named; `description` the advertised position's text. "" and () are
    "not given". Nothing is ever fetched from `profile`.
    """

    mail: str = ""
    employers: tuple[str, ...] = ()
    profile: str = ""
    description: str = ""


def claims_of(
    *, mail: str = "", employers: str = "", profile: str = "", description: str = ""
) -> Claims:
    """`employers` are separated by commas, semicolons or line breaks; "Acme, Inc." is one."""
    named: list[str] = []
    for each in employers.replace(";", ",").replace("\n", ",").split(","):
        tidy = " ".join(each.split())[:_MOST_CHARACTERS]
        if named and tidy.lower().rstrip(".") in _FORMS:
            named[-1] += f", {tidy}"
        elif tidy:
            named.append(tidy)
    return Claims(
        mail="".join(mail.split())[:_MOST_CHARACTERS],
        employers=tuple(dict.fromkeys(named))[:MOST_EMPLOYERS],
        profile=profile.strip()[:_MOST_CHARACTERS],
        description=description[:MOST_DESCRIPTION],
    )


_FORMS = frozenset({"inc", "llc", "ltd", "limited", "corp", "co", "gmbh", "plc", "lp", "llp", "sa"})
