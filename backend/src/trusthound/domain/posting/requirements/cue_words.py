"""Words that say how strongly something is asked for, and what kind of thing it is."""


class Cue:
    """Plain bits, so that a sentence can say at once which it holds, and quickly."""

    NICE_BEFORE = 1 << 0  # "ideally with …": what stands behind it is only wished for
    NICE_BEHIND = 1 << 1  # "… is a plus": what stands before it is
    MUST = 1 << 2
    HARD = 1 << 3  # "experience in …": something that can be shown stands beside it
    SOFT = 1 << 4  # "passion for …": what stands behind it is no skill
    REFUSED = 1 << 5  # "is not required"
    PERSON = 1 << 6  # who applies: "you have", "the candidate"
    FIRM = 1 << 7  # who hires: "we have", "our clients"
    BOILERPLATE = 1 << 8  # what stands behind it asks for nothing, up to the next heading
    OPENER = 1 << 9  # begins a point where it is written with a capital
    YEARS = 1 << 10
    DEGREE = 1 << 11
    LICENCE = 1 << 12
    LANGUAGE = 1 << 13
    VISA = 1 << 14
    WORKING_WITH = 1 << 15  # "working with children"


NICE_BEFORE = (
    "ideally", "preferably", "ideal candidates", "bonus:", "bonus if", "bonus points if",
    "bonus points for", "plus:", "nice to have:", "nice-to-have:", "extra points for",
    "not required but", "not essential but", "we'd love it if", "even better if",
)  # fmt: skip
NICE_BEHIND = (
    "a plus", "a big plus", "a huge plus", "a strong plus", "a definite plus", "big plus",
    "huge plus", "plus but not", "pluses", "preferred", "preferable", "preference",
    "nice to have", "nice-to-have", "nice bonus", "a bonus", "bonus", "an advantage", "advantage",
    "added advantage", "advantageous", "an asset", "a strong asset", "beneficial", "desirable",
    "highly desirable", "desired", "would be great", "would be nice", "would be ideal", "is ideal",
    "helpful", "would be useful", "is useful", "optional", "not essential", "not mandatory",
    "is welcome", "are welcome", "favorable", "favourable", "good to have", "great to have",
    "von vorteil", "wünschenswert",
)  # fmt: skip
MUST = (
    "must", "required", "requires", "require", "requirement", "essential", "mandatory", "minimum",
    "at least", "need to have", "needs to have", "necessary", "you need", "you'll need",
    "you will need", "expected to have", "a must",
)  # fmt: skip
HARD = (
    "experience", "experiences", "experienced", "exp", "knowledge", "knowledgeable", "expertise",
    "expert", "proficiency", "proficient", "fluency", "fluent", "familiarity", "familiar",
    "great at", "strong at", "confident with", "confident using", "conversant", "accustomed",
    "understanding", "background", "backgrounds", "track record", "record", "good at", "strong in",
    "skilled", "skills", "skill",
    "mastery", "command", "competency", "competence", "competent", "exposure", "grounding",
    "grasp", "technical foundation in", "strong foundation in", "solid foundation in",
    "foundations in", "ability to use", "able to use", "proven success in",
    "know your way around", "have worked with", "have worked in",
    "hands-on", "well versed", "well-versed", "versed", "trained", "training in",
    "specialised in", "specialized in", "adept", "acquaintance",
    "awareness", "literacy", "literate",
)  # fmt: skip
SOFT = (
    "passion", "passionate", "enthusiasm", "enthusiastic", "desire", "willing", "willingness",
    "eager", "eagerness", "excited", "excitement", "interest", "interested", "comfortable",
    "comfort", "motivated", "driven", "thrive", "love", "enjoy", "commitment", "committed",
    "dedicated", "dedication", "curious", "curiosity", "attitude", "mindset", "able", "ability",
    "abilities", "capable", "capability", "capacity", "aptitude", "flexible", "flexibility",
    "reliable", "you are", "you're", "self-starter", "team player", "hungry", "eye for",
    "sense of", "believe", "believer", "approach",
)  # fmt: skip
REFUSED = (
    "not required", "not necessary", "not needed", "no experience", "isn't required",
    "not a requirement", "don't need", "do not need", "no prior experience",
    "no previous experience",
    "need not", "without experience",
)  # fmt: skip
PERSON = (
    "you have", "you've", "you will have", "you'll have", "you should have", "you must",
    "you possess", "you bring", "you'll bring", "should have", "must have", "should possess",
    "will have", "will need", "will possess", "who has", "who have", "with a background",
    "candidate", "candidates", "applicant", "applicants", "post holder", "postholder",
    "looking for", "seeking", "seek", "searching for", "we need", "we require", "we expect",
    "in need of", "invite applications", "recruiting", "hiring", "recruit", "are required",
    "is required", "be required", "essential", "mandatory", "role requires", "position requires",
    "post requires", "job requires", "this role requires", "someone", "individual", "individuals",
    "demonstrate", "successful", "person", "you need", "you'll need", "you will need",
    "we're looking for", "we are looking for", "we're seeking", "we are seeking", "we are hiring",
    "we're hiring", "we are recruiting", "we're recruiting", "we are searching for",
    "role is for", "needs to have", "need a", "need an",
    "must be", "minimum", "at least", "preferred", "desirable", "an advantage", "a plus",
)  # fmt: skip
FIRM = (
    "we have", "we've", "we provide", "we offer", "our clients", "our customers", "we bring",
    "gain", "gaining", "exposure to", "opportunity to", "opportunities to", "will receive",
    "you will learn", "you'll learn", "will provide", "we are proud", "has experience",
    "our experience", "user experience", "customer experience", "patient experience",
    "candidate experience",
    "client experience", "guest experience", "employee experience", "experiences for",
    "depending on experience", "based on experience", "commensurate with", "regardless of",
    "equal opportunity", "without regard", "develop your", "your skills", "your experience",
    "we are", "we're", "we work", "we use", "we build", "we maintain", "we believe", "we want",
    "learn from", "combined experience", "collective experience",
)  # fmt: skip
BOILERPLATE = (
    "base salary", "salary range", "pay range", "hiring range", "equal opportunity",
    "equal opportunities",
    "equal employment", "affirmative action", "qualified applicants", "without regard to",
    "proud to be", "reasonable accommodation", "reasonable accommodations", "benefits include",
    "what we offer", "we offer", "closing date", "for further details", "for further information",
    "informal visits", "informal visit", "how to apply", "to apply", "apply today", "apply now",
    "submit your", "send your", "please note", "our mission", "eligible for",
    "eligible to participate",
    "compensation package", "competitive salary", "we believe in", "click apply",
    "criminal histories", "ranked in the", "headquartered in", "about us", "mission is",
    "discriminate", "discrimination", "accommodation", "accommodations", "gender identity",
    "veteran status", "join us", "why consider", "employment type", "job type", "work location",
    "health insurance", "medical insurance", "dental", "401k", "401(k)", "paid time off",
    "annual leave", "stock options", "competitive pay", "offices continue", "we are located",
    "we're located", "is set in", "button shown", "other organisations", "is a leading",
    "leading provider", "paid vacation",
    "tuition", "expect from us", "vacation", "social events", "reimbursement",
)  # fmt: skip
# Boilerplate where nothing is asked beside them: "dental nurse experience" is none.
WORK_AS_WELL = frozenset({"dental", "tuition", "vacation", "accommodation", "accommodations",
                          "discrimination", "discriminate", "social events"})  # fmt: skip
OPENER = (
    "detailed", "previous", "good", "strong", "excellent", "proven", "demonstrated", "solid",
    "working knowledge", "must be", "must have", "basic knowledge", "previous experience",
    "minimum", "at least", "willingness", "ability", "able", "highly", "advanced", "extensive",
    "deep", "hands-on", "competent", "demonstrable", "prior",
)  # fmt: skip
# Words that begin a point of a list whose bullets are lost, where they have a capital.
BEGINNING_POINTS = (
    "Collaborate", "Develop", "Manage", "Create", "Build", "Ensure", "Provide", "Conduct",
    "Perform", "Assist", "Help", "Maintain", "Participate", "Identify", "Analyze", "Analyse",
    "Implement", "Communicate", "Coordinate", "Prepare", "Deliver", "Write", "Monitor",
    "Understand", "Utilize", "Utilise", "Evaluate", "Establish", "Oversee", "Execute", "Partner",
    "Serve", "Act", "Apply", "Thrives", "Obsessed", "Intensely", "Comfortable", "Desire",
    "Demonstrates", "Demonstrated", "Possess", "Possesses", "Effective", "Exceptional",
    "Outstanding", "Broad", "Expert", "Comprehensive", "Thorough", "Sound", "Practical",
    "Significant", "Successful", "Track", "Industry", "Real", "Professional", "Interest", "Keen",
    "Passion", "Fluent", "Must", "Additional", "Some", "Any", "Great", "Self-motivated", "Highly",
    "Design", "Support", "Lead", "Review", "Document", "Train",
)  # fmt: skip
YEARS = ("year", "years", "yr", "yrs", "months", "month", "year's", "years'", "jahre")
VISA = (
    "visa", "visas", "sponsorship", "sponsor", "work permit", "right to work", "work authorization",
    "work authorisation", "authorized to work", "authorised to work", "eligible to work",
    "eligibility to work", "legally authorized", "us citizen", "u.s. citizen", "us citizens",
    "us citizenship", "u.s. citizenship", "citizenship", "h1b", "h-1b", "legally entitled",
    "permission to work",
)  # fmt: skip
BY_CUE: tuple[tuple[int, tuple[str, ...]], ...] = (
    (Cue.NICE_BEFORE, NICE_BEFORE),
    (Cue.NICE_BEHIND, NICE_BEHIND),
    (Cue.MUST, MUST),
    (Cue.HARD, HARD),
    (Cue.SOFT, SOFT),
    (Cue.REFUSED, REFUSED),
    (Cue.PERSON, PERSON),
    (Cue.FIRM, FIRM),
    (Cue.YEARS, YEARS),
    (Cue.WORKING_WITH, ("working with", "work with", "worked with")),
    (Cue.BOILERPLATE, BOILERPLATE),
    (Cue.OPENER, OPENER),
    (Cue.VISA, VISA),
)
