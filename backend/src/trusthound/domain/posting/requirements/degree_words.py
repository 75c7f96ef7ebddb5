"""What degrees and school leaving papers are called in postings, and how high each is."""

from trusthound.domain.resume.model import Level

DEGREES: dict[Level, tuple[str, ...]] = {
    Level.SCHOOL: (
        "high school diploma", "high school degree", "high school graduate",
        "high school education",
        "high school", "high-school diploma", "high-school degree", "high-school",
        "highschool diploma", "secondary school diploma", "hs diploma",
        "h.s. diploma",
        "ged", "g.e.d.", "gcse", "gcses", "gcse's", "gce o levels", "o levels", "o level",
        "a levels", "a level", "a-levels", "a-level", "leaving certificate", "matriculation",
        "12th grade", "10+2", "abitur", "secondary education",
    ),
    Level.VOCATIONAL: (
        "nvq", "svq", "btec", "city & guilds", "city and guilds", "vocational qualification",
        "vocational training", "trade school", "technical school", "apprenticeship", "ausbildung",
        "trade certificate", "technical diploma", "trade qualification", "trade qualified", "hnc",
    ),
    Level.ASSOCIATE: (
        "associate degree", "associate's degree", "associates degree", "associate’s degree",
        "associate's", "aa degree", "as degree", "a.a.", "a.s.", "foundation degree", "hnd",
        "diploma", "2-year degree", "two-year degree", "two year degree", "college diploma",
    ),
    Level.BACHELOR: (
        "bachelor", "bachelors", "bachelor's", "bachelor’s", "bachelor degree", "bachelors degree",
        "bachelor's degree", "bachelor's degrees", "bachelor of science", "bachelor of arts",
        "bachelor's or equivalent", "ba", "bs", "bsc", "b.sc", "b.sc.", "b.a.", "b.s.", "bs/ba",
        "ba/bs", "b.a", "b.s", "b.e.", "be/btech", "b.tech", "btech", "beng", "b.eng", "bba",
        "bachelor's level", "undergraduate degree", "university degree", "college degree",
        "four-year degree", "four year degree", "4-year degree", "4 year degree", "degree in",
        "degree level", "degree-level", "educated to degree", "degree educated",
        "degree or equivalent",
        "first degree", "honours degree", "honors degree", "relevant degree", "related degree",
        "technical degree", "engineering degree", "science degree", "degree qualified", "degree",
        "degrees", "graduate degree in", "college graduate", "university graduate", "graduate in",
        "2:1", "bsn", "hochschulabschluss", "licence universitaire",
    ),
    Level.MASTER: (
        "master's", "masters", "master’s", "master's degree", "masters degree", "master degree",
        "master of science", "master of arts", "master of business administration", "msc", "m.sc",
        "m.sc.", "m.a.", "m.s.", "m.s", "ms", "ms/phd", "mba", "m.b.a.", "mtech", "m.tech", "meng",
        "m.eng", "m.ed", "mph", "msw", "advanced degree", "advanced degrees", "graduate degree",
        "graduate degrees", "postgraduate degree",
        "post graduate degree", "post-graduate degree", "postgraduate qualification",
        "master's level", "masters level", "msn",
    ),
    Level.DOCTOR: (
        "phd", "ph.d", "ph.d.", "phd's", "phds", "doctorate", "doctoral degree", "doctoral",
        "doctor of philosophy", "m.d.", "j.d.", "jd", "juris doctor", "pharmd", "dphil",
    ),
}  # fmt: skip
# Two letters that mean a degree only when they are written in capitals.
IN_CAPITALS = frozenset({"ba", "bs", "ms", "jd", "ged", "hnd", "hnc", "nvq", "svq", "bsn", "msn",
                         "mba", "bba", "mph", "msw", "2:1"})  # fmt: skip
