"""Words by which an agency says that it advertises for somebody else."""

from trusthound.domain.common.wording import phrases

AGENCY = phrases(
    {
        "client": [
            r"(?:our|my) clients?,? (?:is|are|has|have|an?|who|in|based|requires?|seeks?|needs?)",
            r"on behalf of (?:our|an?|my) [^.\n]{0,40}client",
        ],
        "agency|agencies": [
            r"(?:recruitment|staffing|employment|recruiting|temp) agenc(?:y|ies)",
        ],
        "recruit": [r"recruitment (?:consultant|consultancy|partners?|specialists?)"],
        "staffing": [r"staffing (?:firm|company|solutions|group|services|partners?)"],
        "executive search": [r"executive search"],
    }
)
