"""Words that tell of nobody's work, and words that are one whatever their gender or short form."""

from types import MappingProxyType


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


# What every resume and posting says; of nobody's work. Then gender, then praise, then rank.
STOP = _listed("""
a about above across after all also always am among an and and/or any are around as at available
be because been before being below best better between both but by can candidate candidates come
could day days did do does doing done during each either else etc every few first for from full get
give given go good great has have having he her here hers him his how i if in including into is
it its job just know least less let like ll look looking made make making many may me might month
months more most much must my need needed needs new no nor not now of off on one only onto or other
our out over own part per please plus position posting provide re related required requirement
requirements requires role roles s same see seek seeking several she should so some someone
something such sure t take than that the their them then there these they this those through time to
together too toward towards two under until up upon us use used uses using various ve very via want
was way we well were what when where which while who whose why will with within without work worked
working works would year years yes yet you your yours
he she him her his hers himself herself man men woman women male female mr mrs ms miss mother father
mum dad wife husband gentleman lady ladies guy guys girl girls boy boys sir madam
ability able applicant applicants apply desirable desired equivalent essential excellent experience
experienced experiences expert expertise exposure familiar familiarity hands-on ideal ideally
knowledge knowledgeable preferably preferred preference proficiency proficient proven qualification
qualifications qualified relevant skill skilled skills solid strong understanding demonstrable
demonstrated track record successful successfully minimum bonus advantage comfortable deep
background level high highly
senior junior sr jr staff lead leads principal
""")
# One trade has one word, whoever does it.
NEUTRAL = MappingProxyType({
    "salesman": "salesperson", "saleswoman": "salesperson", "waitress": "waiter",
    "stewardess": "steward", "actress": "actor", "chairman": "chair", "chairwoman": "chair",
    "chairperson": "chair", "businessman": "businessperson", "businesswoman": "businessperson",
    "policeman": "police officer", "policewoman": "police officer", "fireman": "firefighter",
    "firewoman": "firefighter", "forewoman": "foreman", "foreperson": "foreman",
    "cameraman": "camera operator", "camerawoman": "camera operator", "barman": "bartender",
    "barmaid": "bartender", "craftswoman": "craftsman", "handywoman": "handyman",
    "repairwoman": "repairman", "fisherwoman": "fisherman", "hostess": "host",
    "seamstress": "tailor", "chambermaid": "housekeeper", "houseman": "housekeeper",
    "headmaster": "head teacher", "headmistress": "head teacher", "landlady": "landlord",
    "masseuse": "masseur", "alumna": "alumni", "alumnus": "alumni",
})  # fmt: skip
# Short forms and spellings of one word, and names of one trade.
ONE_WORD = MappingProxyType({
    "cv": "resume", "centre": "center", "programme": "program", "programmes": "program",
    "labour": "labor", "organisation": "organization", "organisations": "organization",
    "behaviour": "behavior", "licence": "license", "paediatric": "pediatric",
    "anaesthetic": "anesthetic", "anaesthesia": "anesthesia", "dev": "developer",
    "devs": "developer", "mgmt": "management", "admin": "administration", "midwives": "midwife",
    "physio": "physiotherapist", "physios": "physiotherapist", "nursing": "nurse",
    "coder": "developer", "programmer": "developer", "programmers": "developer",
    "lawyer": "attorney", "lawyers": "attorney", "solicitor": "attorney",
    "solicitors": "attorney",
})  # fmt: skip
