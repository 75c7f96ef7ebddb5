"""Frauds of contact: mail that leads nowhere or looks like another's, and names that disagree."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

from people import chance, mail_of, plain, profile_of, sheet_of
from sheets import AS_OF, Domain, Made, Pair, Sheet

_OLD = date(2009, 6, 2)


def pairs() -> Iterable[Pair]:
    yield from _mails()
    yield from _names()


def _local(sheet: Sheet) -> str:
    return sheet.mail.partition("@")[0]


def _mails() -> Iterable[Pair]:
    kind = "mail that leads nowhere"

    def pair(
        slug: str, host: str, innocent: str, twin: str, *facts: Domain, twin_facts: tuple = ()
    ) -> Pair:
        """`twin` is the innocent address's part behind the name: "+jobs@gmail.com"."""
        sheet = sheet_of(f"{kind}/{slug}")
        old = replace(sheet, mail=f"{_local(sheet)}@{host}")
        return Pair(
            kind,
            slug,
            innocent,
            Made(old, domains=facts),
            Made(replace(sheet, mail=_local(sheet) + twin), domains=twin_facts),
        )

    mx = ("mx1.mailhost.example",)
    yield pair("disposable", "mailinator.com", "plus-addressing", "+jobs2026@gmail.com")
    yield pair("for ten minutes", "guerrillamail.com", "a mailbox for privacy", "@proton.me")
    yield pair("disposable again", "yopmail.com", "a regional provider", "@seznam.cz")
    yield pair("a provider's name misspelt", "gmial.com", "a provider", "@gmail.com",
               Domain("gmial.com", registered=date(2003, 5, 1)))  # fmt: skip
    yield pair(
        "no such domain",
        "thistlemoor-post.com",
        "one's own domain",
        "@thistlemoor-post.com",
        Domain("thistlemoor-post.com", exists=False),
        twin_facts=(Domain("thistlemoor-post.com", servers=mx, registered=_OLD),),
    )
    yield pair("takes no mail", "cranmere-studio.org", "a domain with an address alone",
               "@cranmere-studio.org",
               Domain("cranmere-studio.org", refuses=True, address=False, registered=_OLD),
               twin_facts=(Domain("cranmere-studio.org", registered=_OLD),))  # fmt: skip
    yield pair(
        "registered twelve days ago",
        "applicant-desk.net",
        "registered years ago",
        "@applicant-desk.net",
        Domain("applicant-desk.net", servers=mx, registered=AS_OF - timedelta(days=12)),
        twin_facts=(Domain("applicant-desk.net", servers=mx, registered=_OLD),),
    )
    yield pair("an employer's name misspelt", "micros0ft.com", "a university's mailbox",
               "@alumni.leeds.ac.uk",
               Domain("micros0ft.com", servers=mx, registered=date(2019, 8, 8)),
               twin_facts=(Domain("leeds.ac.uk", servers=mx),))  # fmt: skip


def _names() -> Iterable[Pair]:
    """Three names on one resume, beside what marriage, habit and spelling do to a name."""
    kind = "name, mail and profile disagree"

    def pair(slug: str, name: str, mail: str, profile: str, innocent: str, *own: str) -> Pair:
        """`own` are the innocent name for the mail and for the profile."""
        key = f"{kind}/{slug}"
        sheet = replace(sheet_of(key, name=name), author="")
        return Pair(kind, slug, innocent, Made(_named(sheet, key, mail, profile)),
                    Made(_named(sheet, key, *own)))  # fmt: skip

    yield pair("three persons", "Martin Oakes", "Priya Raman", "Deepak Choudhary", "maiden name",
               "Martin Feldhaus", "Martin Oakes")  # fmt: skip
    yield pair("three persons, other", "Bronte Hargreave", "Liu Yang", "Igor Sokolenko",
               "maiden name in the mail", "Bronte Sutherby", "Bronte Hargreave")  # fmt: skip
    yield pair("mail and profile of one other", "Caio Matsuda", "Harold Finchley",
               "Harold Finchley", "a nickname", "Cacá Matsuda", "Caio Matsuda")  # fmt: skip
    yield pair("a long name's", "Roberta Quintero Salazar", "Samuel Adeyemi", "Peng Zhou",
               "one of two family names", "Roberta Quintero", "Bobbie Salazar")  # fmt: skip
    yield pair("a mononym's", "Suharto-Dewi", "Kevin McAllister-Boyd", "Tomasz Nowicki",
               "a mononym", "Suharto Dewi", "Suharto Dewi")  # fmt: skip
    yield pair("a transcribed name's", "Sergey Yevtushenko", "Amanda Coleridge", "Joao Pestana",
               "another transcription", "Sergei Evtushenko", "Sergii Yevtushenko")  # fmt: skip
    yield pair("a turned name's", "Zhang Weilin", "Patrick Dunleavy", "Fatou Ndiaye",
               "family name last", "Weilin Zhang", "William Zhang")  # fmt: skip
    yield pair("no name in the mail", "Linnea Ekdahl", "Oscar Villanueva", "Chidi Okpara",
               "no name in the mail", "blue heron", "Linnea Ekdahl")  # fmt: skip


def _named(sheet: Sheet, key: str, mail: str, profile: str) -> Sheet:
    host = sheet.mail.partition("@")[2]
    draw = chance(f"{key}/{plain(mail)}/{plain(profile)}")
    return replace(sheet, mail=mail_of(mail, host, draw), profile=profile_of(profile, draw))
