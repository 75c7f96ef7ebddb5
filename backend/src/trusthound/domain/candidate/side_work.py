"""A role in; whether it is of a kind that goes along with another one, out."""

import re

from trusthound.domain.resume.model import Employment, Work

_SIDE = frozenset({
    Employment.PART_TIME, Employment.CONTRACT, Employment.FREELANCE, Employment.INTERNSHIP,
    Employment.VOLUNTEER, Employment.FOUNDER, Employment.ADVISORY,
})  # fmt: skip
# Time that is nobody's employment: care, children, illness, study, travel.
_AWAY = re.compile(
    r"\b(?:(?:career|work|professional|employment) (?:break|gap|pause)|gap year|"
    r"(?:parental|maternity|paternity|family|medical|sick|adoption|carer'?s|study|bereavement|"
    r"unpaid) leave|leave of absence|sabbatical|homemaker|housewife|house ?husband|"
    r"stay[- ]at[- ]home|full[- ]time (?:carer|caregiver|parent|mother|father|mom|mum|dad)|"
    r"family (?:care|caregiver|carer|reasons)|(?:caring|cared) for (?:my|our|an?|his|her) \w+|"
    r"elternzeit|mutterschutz|pflegezeit|auszeit|congé (?:de )?(?:maternité|parental|paternité)|"
    r"excedencia|baja (?:maternal|por)|licença (?:maternidade|parental)|maternidade|maternidad)\b|"
    r"^family$",
    re.IGNORECASE,
)
# In a title: work that people do beside other work, or for several at once.
_TITLE = re.compile(
    r"\b(?:part[- ]?time|freelanc\w*|contract(?:or|ing)?|consult\w*|self[- ]employed|founder|"
    r"co-?founder|(?<!product )(?<!process )owner|proprietor|(?<!business )partner|"
    r"(?:strategic|technical|start-?up|independent|senior) advisor|advisory|board|trustee|"
    r"non-executive|volunteer\w*|intern(?:ship)?|trainee|student|professor|adjunct|lecturer|"
    r"instructor|tutor|teaching|teacher|faculty|fellow|researcher|scholar|postdoc\w*|visiting|"
    r"research (?:assistant|associate|scientist)|physician|surgeon|nurse|doctor|locum|therapist|"
    r"paramedic|pharmacist|dentist|veterinar\w*|(?<!agile )coach|personal trainer|mentor|author|"
    r"(?<!technical )writer|editor|blogger|columnist|musician|artist|actor|actress|photographer|"
    r"speaker|driver|courier|barista|server(?! \w)|bartender|waiter|waitress|cashier|babysitter|"
    r"nanny|caregiver|referee|seasonal|temporary|temp|interim|per diem|on[- ]call|weekends?|"
    r"evenings?|hobby|open[- ]source|maintainer|committer|chair(?:man|woman|person)?|reserve|"
    r"reservist|soldier|conscript|private first class|corporal|sergeant|combat \w+|"
    r"(?:national|military|civil|civilian|community|reserve) (?:service|duty)|wehrdienst|"
    r"grundwehrdienst|zivildienst|bundesfreiwilligendienst|service (?:militaire|civique)|"
    r"servicio militar|serviço militar|werkstudent\w*|minijob|nebenberuflich|freiberuflich\w*|"
    r"selbst[aä]ndig\w*|teilzeit|praktikant\w*|stagiaire|apprenti\w*|independent|franchis\w*|"
    r"real estate agent|realtor|umpire|pastor|minister|chaplain|notary|landlord|angel investor|"
    r"principal investigator|moonlight\w*|side (?:job|project|business))\b",
    re.IGNORECASE,
)
# In what is told of it.
_TOLD = re.compile(
    r"\b(?:part[- ]?time|freelance|evenings?|weekends?|side (?:project|business|job|gig)|"
    r"(?:alongside|besides?|parallel to|in addition to) (?:my|a|the|this) (?:\w+ )?(?:role|job|"
    r"studies|position|work|employment)|concurrently with|concurrent (?:role|position)|"
    r"moonlight\w*|hours (?:a|per) week|as an? (?:independent )?contractor|"
    r"contract (?:basis|role|position|work|engagement)|on a contract|via (?:an )?agency|"
    r"through an agency|seconded|secondment|dual (?:role|appointment)|joint appointment|"
    r"w-?2 contract|c2c|1099 contract|leave of absence|sabbatical|garden(?:ing)? leave|"
    r"notice period|client:|client site|payroll(?:ed)? (?:by|through))\b",
    re.IGNORECASE,
)
# Where one holds several posts at once, and agencies that pay for work at somebody else's.
_PLACE = re.compile(
    r"\b(?:university|universität|université|universidad|universidade|college|institut\w*|school|"
    r"academy|hospital|clinic|klinik\w*|health system|medical cent\w*|church|ministry|army|navy|"
    r"air force|marine corps|national guard|coast guard|armed forces|def[ea]n[cs]e forces?|idf|"
    r"military|bundeswehr|bundesheer|streitkräfte|armée|ejército|exército|esercito|"
    r"foundation|association|society|committee|club|ngo|"
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
    known = _TITLE.search(title) or _PLACE.search(company) or _TOLD.search(f"{title} {told}")
    return bool(known) or is_time_away(role)


def is_time_away(role: Work) -> bool:
    """Leave, care and the like, told among the roles: there is no employer."""
    return any(each and _AWAY.search(each.value[:200]) for each in (role.title, role.company))
