"""Which domains may answer the result of a posting."""

from datetime import date

import pytest

from trusthound.domain.common.errors import InvalidInput, NotFound
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.model import Channel, Contact, ContactKind, JobPosting
from trusthound.domain.reply.answering import answerable, domains_that_may_answer
from trusthound.domain.reply.proof import asked_domain
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference


def dossier_of(**stated: str) -> Dossier:
    mail = stated.pop("mail", "")
    contacts = (Contact(ContactKind.MAIL, mail, mail, 0, len(mail)),) if mail else ()
    posting = JobPosting("Cook", stated.pop("company", ""), mail, contacts=contacts, **stated)  # type: ignore[arg-type]
    return compile_dossier(
        posting,
        channel=Channel.URL,
        as_of=date(2026, 11, 23),
        employer_board=None,
        reference=load_reference(),
    )


@pytest.mark.parametrize(
    ("stated", "domains"),
    [
        ({"company": "Acme", "company_site": "https://www.acme.com/"}, ("acme.com",)),
        ({"company": "Acme Robotics", "url": "https://jobs.acme-robotics.com/1"},
         ("acme-robotics.com",)),
        ({"company": "Acme Robotics", "mail": "ann@mail.acme-robotics.com"},
         ("acme-robotics.com",)),
        ({"company": "Bücher", "company_site": "https://bücher.com"}, ("xn--bcher-kva.com",)),
        # a well-known employer's own by our list, whatever the posting states
        ({"company": "Walmart", "company_site": "https://walmart-careers-hr.com",
          "url": "https://walmart-careers-hr.com/1"}, ("walmart.com",)),
        # nobody's own: boards, free hosts, providers of mailboxes, names inside a network
        ({"company": "LinkedIn Jobs", "url": "https://www.linkedin.com/jobs/view/1"}, ()),
        ({"company": "Indeed Partner", "company_site": "https://indeed.com"}, ()),
        ({"company": "Acme", "url": "https://boards.greenhouse.io/acme/jobs/1"}, ()),
        ({"company": "Acme", "company_site": "https://acme.github.io"}, ()),
        ({"company": "Gmail", "mail": "acme@gmail.com"}, ()),
        ({"company": "Acme", "company_site": "https://gmail.com"}, ()),
        ({"company": "Acme", "company_site": "http://acme.local"}, ()),
        # a page or an address that is not called what the employer is called
        ({"company": "Acme", "url": "https://jobs-now.com/1", "mail": "a@hires.com"}, ()),
        ({}, ()),
    ],
)  # fmt: skip
def test_only_the_employers_own_may(stated: dict[str, str], domains: tuple[str, ...]) -> None:
    found = domains_that_may_answer(dossier_of(**stated), load_reference())
    assert found[: len(domains) or None] == domains


def test_what_looks_like_a_known_employers_may_not() -> None:
    drawn = "xn--mazon-3ve.com"  # with a Cyrillic letter
    named = dossier_of(company="Amazon", company_site=f"https://{drawn}", url=f"https://{drawn}/1")
    allowed = domains_that_may_answer(named, load_reference())
    assert "amazon.com" in allowed
    for asked in (drawn, "аmazon.com", "jobs.amazon.com", "amazon.com.evil.com", "", "no domain"):
        with pytest.raises(InvalidInput):
            asked_domain(asked, allowed)
    assert asked_domain(" AMAZON.com. ", allowed) == "amazon.com"


def test_only_what_we_fetched_ourselves_can_be_answered() -> None:
    with pytest.raises(NotFound):
        answerable(None)
    with pytest.raises(InvalidInput):
        answerable(judged_examples(load_reference())[0])
