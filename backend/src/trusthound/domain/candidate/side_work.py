"""A role in; whether it is of a kind that goes along with another one, out."""

import re

from trusthound.domain.resume.model import Employment, Work

_SIDE = frozenset({
    Employment.PART_TIME, Employment.CONTRACT, Employment.FREELANCE, Employment.INTERNSHIP,
    Employment.VOLUNTEER, Employment.FOUNDER, Employment.ADVISORY,
})  # fmt: skip
# In a title: work that people do beside other work, or for several at once.
_TITLE = re.compile(
    r"\b(?:part[- ]?time|freelanc\w*|contract(?:or|ing)?|consult\w*|self[- ]employed|founder|owner|"
    r"proprietor|partner|co-?founder|advis[oe]r\w*|board|trustee|director \(non|non-executive|"
    r"volunteer\w*|intern(?:ship)?|trainee|student|assistant professor|professor|adjunct|lecturer|"
    r"instructor|tutor|teaching|teacher|faculty|fellow|research(?:er)?|scholar|postdoc\w*|visiting|"
    r"physician|surgeon|nurse|doctor|locum|therapist|paramedic|pharmacist|dentist|veterinar\w*|"
    r"coach|trainer|mentor|author|writer|editor|blogger|columnist|musician|artist|actor|actress|"
    r"photographer|speaker|host|driver|courier|barista|server|bartender|waiter|waitress|cashier|"
    r"babysitter|nanny|caregiver|referee|seasonal|temporary|temp|interim|per diem|on[- ]call|"
    r"weekend|evening|night|side|hobby|open[- ]source|maintainer|contributor|committer|member|"
    r"chair\w*|president|treasurer|secretary|reserve|reservist|guard|military|soldier|werkstudent\w*|"
    r"minijob|nebenberuflich|freiberuflich\w*|selbst[aä]ndig\w*|teilzeit|praktikant\w*|stagiaire|"
    r"apprenti\w*|associate \(contract|independent|franchis\w*|real estate agent|realtor|broker|"
    r"umpire|pastor|minister|chaplain|notary|landlord|investor|angel|principal investigator)\b",
    re.IGNORECASE,
)
# In what is told of it.
_TOLD = re.compile(
    r"\b(?:part[- ]?time|freelance|evenings?|weekends?|nights|side (?:project|business|job|gig)|"
    r"alongside|in parallel|concurrent(?:ly)?|besides my|moonlight\w*|hours (?:a|per) week|"
    r"contract(?:or| basis| role| position)|on a contract|via (?:an )?agency|seconded|secondment|"
    r"assigned to|on behalf of|dual (?:role|appointment)|joint appointment|w2|c2c|1099|b2b|"
    r"leave of absence|sabbatical|garden(?:ing)? leave|notice period|client:|client site|"
    r"payroll(?:ed)? (?:by|through))\b",
    re.IGNORECASE,
)
# Where one holds several posts at once, and agencies that pay for work at somebody else's.
_PLACE = re.compile(
    r"\b(?:university|universität|université|universidad|universidade|college|institut\w*|school|"
    r"academy|hospital|clinic|klinik\w*|health system|medical cent\w*|church|ministry|army|navy|"
    r"air force|marine corps|national guard|foundation|association|society|committee|club|ngo|"
    r"freelance|self[- ]employed|self|own business|independent|various|multiple|upwork|fiverr|"
    r"toptal|uber|lyft|doordash|instacart|airbnb|etsy|ebay|youtube|staffing|recruit\w*|consult\w*|"
    r"randstad|adecco|manpower\w*|kelly services|robert half|hays|teksystems|insight global|"
    r"apex systems|aerotek|infosys|wipro|cognizant|tata consultancy|tcs|accenture|capgemini|"
    r"open[- ]source)\b",
    re.IGNORECASE,
)
_MOST_CHARACTERS = 3_000


def is_side_work(role: Work) -> bool:
    """By its kind, its title, its place, or because it is told to have gone along with another."""
    if role.kind in _SIDE:
        return True
    if role.kind is Employment.FULL_TIME:
        return False
    title = role.title.value if role.title else ""
    company = role.company.value if role.company else ""
    told = " ".join(each.value for each in role.highlights)[:_MOST_CHARACTERS]
    return bool(_TITLE.search(title) or _PLACE.search(company) or _TOLD.search(f"{title} {told}"))
