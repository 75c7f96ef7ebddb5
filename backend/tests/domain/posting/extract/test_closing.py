"""A page says that its posting is closed, or speaks of something else that is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.posting.extract.closing import closing_of, closing_words, shut_application

POSTING = """<h1>Night Baker</h1><p>We are looking for a baker for our shop in Leeds. You will bake
bread through the night and hand over to the early shift. Experience is welcome.</p>"""


def closing(banner: str, posting: str = POSTING) -> str:
    tree = LexborHTMLParser(f"<body>{banner}<main>{posting}</main></body>")
    assert tree.body is not None
    return closing_of(tree, " ".join((tree.body.text(separator=" ") or "").split()))


@pytest.mark.parametrize(
    "banner",
    [
        "No longer accepting applications",
        "We are not currently accepting new applications for this job.",
        "The job you are looking for is no longer available.",
        "Sorry, this position is no longer open",
        "This job posting is no longer active.",
        "Job 4711 has expired",
        "This position has been filled",
        "The position (ref. AB-12) has now been filled.",
        "This vacancy is now closed.",
        "Applications for this role are now closed",
        "Applications closed on 12 May 2026",
        "Position closed",
        "Status: Closed",
        "The closing date for this role has passed: the deadline for applications has passed.",
        "This requisition has been cancelled",
        "The listing was removed",
        "Hiring for this role is now closed",
        "You can no longer apply for this job",
        "Diese Stelle ist leider nicht mehr verfügbar.",
        "Die Stellenanzeige wurde deaktiviert",
        "Die Bewerbungsfrist ist bereits abgelaufen",
        "Bewerbungen sind nicht mehr möglich",
        "Cette offre n’est plus disponible",
        "Cette offre d'emploi a été pourvue",
        "Offre expirée",
        "Les candidatures sont closes.",
        "Esta oferta ya no está disponible",
        "La vacante ha sido cubierta",
        "Ya no se aceptan más solicitudes",
        "L'offerta di lavoro non è più attiva",
        "Annuncio scaduto",
        "Esta vaga não está mais disponível",
        "Vaga encerrada",
        "Deze vacature is helaas niet meer beschikbaar",
        "Vacature vervuld",
        "Oferta pracy jest nieaktualna",
        "Ta oferta nie jest już aktualna",
        "Rekrutacja została zakończona",
        "Nabídka již není aktuální",
        "Tento inzerát byl ukončen",
        "Pozice je již obsazena",
        "Táto ponuka už nie je aktuálna",
        "Tjänsten är tillsatt",
        "Annonsen är inte längre tillgänglig",
        "Stillingen er besat",
        "Søknadsfristen er utløpt",
        "Työpaikka ei ole enää avoinna",
        "Az álláshirdetés lejárt",
        "Anunțul a expirat",
        "İlan yayından kaldırılmıştır",
        "Вакансия закрыта",
        "Вакансія вже неактуальна",
        "该职位已关闭",
        "この求人の募集は終了しました",
        "채용이 마감되었습니다",
    ],
)
def test_a_banner_that_closes_the_posting_is_quoted(banner: str) -> None:
    assert closing(f"<div>{banner}</div>") == banner


@pytest.mark.parametrize(
    "line",
    [
        "Once the position has been filled, we will inform everyone.",
        "We will answer you when the position has been filled.",
        "The advert may close early if the vacancy is filled.",
        "This position is open until the role has been filled.",
        "Applications closed Fridays",
        "Our office is closed on Fridays; applications are closed on public holidays.",
        "The company closed a funding round of ten million last year.",
        "You own the deal until the opportunity is closed with a signature.",
        "The legacy system is no longer available, you will build the new one.",
        "We are no longer accepting applications by post.",
        "This job is closed to agencies.",
        "You will manage expired listings and closed accounts.",
        "Experience with closed-loop control is required.",
        "Applications close on 30 November 2026",
        "Sobald die Stelle besetzt ist, melden wir uns.",
        "Wir antworten, wenn die Position vergeben ist.",
        "Dès que le poste est pourvu, nous vous informons.",
        "Cuando la vacante ha sido cubierta, avisamos a todos.",
        "Zodra de vacature is vervuld, krijg je bericht.",
        "Jakmile je pozice obsazena, dáme vám vědět.",
        "Oferta jest aktualna",
        "定員になり次第、募集は終了します",
        "The position is not closed yet.",
    ],
)
def test_a_line_that_closes_nothing_is_no_banner(line: str) -> None:
    assert closing(f"<p>{line}</p>") == ""


@pytest.mark.parametrize(
    "beside",
    [
        "<aside><h2>Other jobs</h2><p>This job has expired</p></aside>",
        '<div class="similar-jobs"><p>Clerk</p><p>This position has been filled</p></div>',
        '<ul><li><a href="/jobs/2">Clerk</a> <p>This job has expired</p></li></ul>',
        '<article><a href="/jobs/2">Clerk</a><p>No longer accepting applications</p></article>',
        '<div class="job-card"><a href="/jobs/2">Clerk</a><p>This job is closed</p></div>',
        '<a href="/jobs/2">Position closed</a>',
        "<footer>No longer accepting applications</footer>",
    ],
)
def test_another_posting_that_is_closed_does_not_close_this_one(beside: str) -> None:
    assert closing(beside) == ""


@pytest.mark.parametrize(
    "later",
    [
        "<h3>Similar jobs</h3><p>Driver: this position has been filled</p>",
        '<p class="alert hidden">This job is no longer available.</p>',
        '<p aria-hidden="true">Diese Stelle ist nicht mehr verfügbar.</p>',
    ],
)
def test_a_notice_of_other_postings_or_kept_for_later_closes_nothing(later: str) -> None:
    assert closing("", POSTING + later) == ""


def test_other_postings_beside_a_banner_do_not_keep_it_from_counting() -> None:
    banner = "<p>See other jobs</p><p>This job is no longer available.</p>"
    assert closing(banner) == "This job is no longer available."


def test_a_banner_counts_where_the_whole_page_lies_in_a_sidebar() -> None:
    page = f'<div class="layout-sidebar"><p>This position has been filled</p>{POSTING}</div>'
    assert closing("", page) == "This position has been filled"


def test_of_a_long_paragraph_only_the_first_sentence_is_a_banner() -> None:
    more = "We are glad that so many people wrote to us and wish everyone well. " * 4
    assert closing_words(f"This position has been filled. {more}")
    assert not closing_words(f"{more}This position has been filled.")


@pytest.mark.parametrize(
    ("control", "shut", "no_apply"),
    [
        ("<button disabled>Applications closed</button>", "Applications closed", False),
        ("<a aria-disabled=true href=/x>Vacature gesloten</a>", "Vacature gesloten", False),
        ("<input disabled type=submit value='Job expired'>", "Job expired", False),
        ("<button disabled>Apply now</button>", "", True),
        ("<button>Apply now</button>", "", False),
        ("<button disabled>Next page</button>", "", False),
    ],
)
def test_a_button_that_cannot_be_pressed_says_whether_it_is_over(
    control: str, shut: str, *, no_apply: bool
) -> None:
    assert shut_application(LexborHTMLParser(f"<body>{control}</body>")) == (shut, no_apply)


@given(
    st.lists(
        st.sampled_from([
            "this", "job", "position", "is", "has been", "no longer", "available", "filled", "if",
            "closed", "İ", "ß", "ﬁ", "\n", ".", "stelle", "nicht mehr", "終了", "募集", "x" * 170,
        ])
    ).map(" ".join)
)  # fmt: skip
def test_what_closes_a_posting_is_a_line_of_the_text(text: str) -> None:
    found = closing_words(text)
    assert found in text
    assert "\n" not in found
