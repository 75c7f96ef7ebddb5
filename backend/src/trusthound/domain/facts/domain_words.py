"""Words and endings that stand in domains, and what each of them tells."""

# What is put before or behind a name to make a domain for hiring.
RECRUITING_WORDS = frozenset({
    "career", "careers", "job", "jobs", "hr", "humanresource", "humanresources", "recruit",
    "recruiter", "recruiters", "recruiting", "recruitment", "recruitments", "talent", "talents",
    "hire", "hires", "hired", "hiring", "apply", "application", "applications", "employment",
    "employ", "onboarding", "onboard", "interview", "interviews", "staffing", "vacancy",
    "vacancies", "joboffer", "offer", "offers", "work", "works", "workfromhome", "wfh",
    "remotework", "remotejobs", "remotejob", "remote", "joinus", "join", "opportunities",
    "opportunity", "positions", "openings", "empleo", "empleos", "emploi", "emplois",
    "karriere", "stellen", "vagas", "emprego", "carreras", "recrutement", "recrutamento",
})  # fmt: skip
# What companies themselves put there for a country, a unit or a service; so do others.
COMPANY_WORDS = frozenset({
    "usa", "us", "uk", "eu", "inc", "corp", "corporation", "corporate", "company", "co", "group",
    "global", "worldwide", "international", "intl", "llc", "ltd", "plc", "gmbh", "official",
    "online", "hq", "team", "teams", "people", "portal", "login", "secure", "support", "mail",
    "email", "mails", "office", "services", "service", "solutions", "payroll", "verify", "help",
    "america", "canada", "india", "europe",
})  # fmt: skip

# Endings that anyone can have for next to nothing and that lead the lists of abused ones
# (Interisle, Phishing Landscape; Spamhaus, domain reputation): a known employer advertises on none.
CHEAP_ENDINGS = frozenset({
    "xyz", "top", "site", "online", "club", "vip", "icu", "cc", "tk", "ml", "ga", "cf", "gq", "pw",
    "click", "link", "buzz", "cyou", "sbs", "cfd", "rest", "bond", "fun", "website", "space",
    "work", "works", "life", "ws", "su", "bar", "quest", "lol", "skin", "hair", "beauty", "autos",
    "boats", "homes", "ink", "loan", "win", "bid", "stream", "download", "racing", "review",
    "date", "men", "party",
})  # fmt: skip
# Endings that anyone can have and that known employers own for the most part; a few hire there.
OPEN_ENDINGS = frozenset({
    "info", "biz", "co", "name", "mobi", "careers", "recruitment", "agency", "company", "ltd",
    "pro", "shop", "store", "live", "world", "today", "help", "support", "email",
})  # fmt: skip

# Only members of a trade, or public bodies, can register there.
_RESTRICTED = frozenset({
    "gov", "edu", "mil", "int", "ac", "jobs", "nhs", "police", "sch", "museum", "coop", "aero",
    "bank", "insurance", "gob", "gouv", "go", "govt", "arpa", "post",
})  # fmt: skip


def is_restricted(ending: str) -> bool:
    """ "gov", "gov.uk" and "jobs" are, "co.uk" is not."""
    return not _RESTRICTED.isdisjoint(ending.split("."))
