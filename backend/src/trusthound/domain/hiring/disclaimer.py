"""What stands on every report about a candidate, wherever it is shown."""

DISCLAIMER = (
    "This report is an automated consistency check of a document. It is not a background check or "
    "consumer report, must not be the sole basis of a decision, and the candidate can see and "
    "dispute it."
)
# The first words of the pages' terms; a test holds both together.
_TERMS = (
    "{product} and {enterprise} are pre-screening assistants only. They are not FCRA-compliant: "
    "they are no consumer reporting agencies, and nothing they say is a consumer report or a "
    "background check. Their results must not be the sole basis for hiring decisions, nor for any "
    "other decision about a person."
)


def whole_disclaimer(*, product: str, enterprise: str) -> str:
    """For what leaves the product: with the terms' words, as nobody can follow a link on paper."""
    return f"{DISCLAIMER} {_TERMS.format(product=product, enterprise=enterprise)}"
