"""An application in, a row of text out that can be imported again."""

from collections.abc import Mapping, Sequence

from trusthound.domain.tracking.application import Application
from trusthound.domain.tracking.importing import COLUMNS
from trusthound.domain.tracking.stage import Stage, stage_of

# By the names of COLUMNS, in their order.
ExportRow = Mapping[str, str]


def export_row(
    application: Application, stages: Sequence[Stage], notes: Sequence[str]
) -> ExportRow:
    """Notes come one below the other, with an empty line between."""
    facts = application.facts
    told = {
        "title": facts.title,
        "company": facts.company,
        "location": facts.location,
        "url": facts.url,
        "stage": stage_of(stages, application.stage_id).name,
        "applied_on": facts.applied_on.isoformat() if facts.applied_on else "",
        "outcome": facts.outcome.value if facts.outcome else "",
        "salary": facts.salary,
        "pay_asked": facts.pay_asked,
        "pay_offered": facts.pay_offered,
        "notes": "\n\n".join(notes),
    }
    return {each: told[each] for each in COLUMNS}
