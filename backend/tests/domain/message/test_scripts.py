"""Each script is told by its decisive steps, in each language; what is close to it is not."""

from collections.abc import Callable
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.message.assess import assess
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.read.text import read_message
from trusthound.domain.message.reply import safe_reply
from trusthound.domain.message.scripts.register import SCRIPTS
from trusthound.domain.message.weights import HARD_STOP
from trusthound.wiring.reference.load import load_reference

SEEN = {
    "task_work": [
        "Hi dear, I'm Anna from HR of Indeed. Rate hotels on your phone, 1 hour a day, $80-200 "
        "daily. Add me on WhatsApp +1 202 555 0143.",
        "Hola, soy Lucía de recursos humanos. Dale like a videos de YouTube desde tu móvil, 5 € por"
        " like, tareas sencillas. Escríbeme por Telegram @lucia_rrhh.",
        "Bonjour, likez des vidéos depuis votre téléphone, 4 € par like, taches simples, 30 min "
        "par jour. Écrivez-moi sur WhatsApp +33 6 12 34 56 78.",
        "Hallo, bewerten Sie Hotels mit dem Handy, 3 € pro Bewertung, einfache Aufgaben. Schreiben "
        "Sie mir auf Telegram @anna_hr.",
        "Oi, curta vídeos no YouTube pelo celular e ganhe R$ 10 por curtida, tarefas simples. Me "
        "chama no WhatsApp +55 11 91234-5678.",
        "Hello ji, ghar baithe YouTube channel subscribe karo, ek task ka 50 rs, roz 2000-5000 "
        "kamao. Telegram group join karo @task_hr.",
    ],
    "advance_fee": [
        "You are hired! Before you start there is a refundable training fee of $85, pay by Zelle.",
        "Enhorabuena, el puesto es tuyo. Solo falta pagar la cuota de inscripción: 60 € por Bizum.",
        "Félicitations, vous êtes embauché. Réglez les frais de dossier, 90 €, avant de commencer.",
        "Glückwunsch, Sie haben den Job. Zahlen Sie vorab die Schulungsgebühr von 120 €.",
        "Parabéns, a vaga é sua. Para confirmar pague a taxa de inscrição de R$ 89 no pix.",
        "Badhai ho, aapka selection ho gaya. Registration fees 1500 rupaye jama karo joining se "
        "pehle.",
    ],
    "cheque_for_equipment": [
        "We will mail you a cashier's check. Deposit it in your bank, then pay our vendor for the "
        "laptop and send the rest by Zelle.",
    ],
    "reshipping": [
        "You receive packages at your home, put a new label on them and drop them at the post "
        "office. $30 each.",
        "Recibirás paquetes en tu casa, les pones otra etiqueta y los reenvías al extranjero.",
        "Vous recevez des colis chez vous, changez l'étiquette et les réexpédiez.",
        "Sie nehmen Pakete zu Hause entgegen und senden sie mit neuem Etikett weiter.",
    ],
    "money_mule": [
        "Our customers' payments will be deposited into your bank account; keep 8% as commission "
        "and forward the rest to our partner.",
        "Recibirá transferencias en su cuenta personal, se queda con el 7 % y reenvía el resto.",
    ],
    "secret_shopper": [
        "You are our new mystery shopper. Deposit the cheque, buy gift cards for $800 and send us "
        "the codes; keep $200 for yourself.",
    ],
    "gift_cards": ["Please buy Steam cards for $400 now, scratch them and send me the codes."],
    "crypto_deposit": [
        "Create a Binance account, deposit 300 USDT to activate your work account; withdrawal is "
        "frozen until you have.",
    ],
    "identity_harvest": [
        "Congratulations, you are hired. Send a photo of your driver's license, front and back, "
        "your SSN and your bank account number now.",
        "Felicidades, quedó seleccionado. Envíe foto del DNI por ambas caras y número de cuenta.",
    ],
    "verification_code": [
        "To see that you are real I sent a 6 digit code to your phone, text me the code please.",
        "Aapke number par OTP aaya hoga, wo code mujhe bhej do.",
    ],
    "remote_access": [
        "Download AnyDesk on your phone and give us the code, we set up your work account.",
    ],
    "code_to_run": [
        "Clone our repository and run npm install on your own machine before the call, your wallet "
        "connected, without docker.",
    ],
    "account_rental": [
        "We rent your LinkedIn account for $200 a month, you only give us the login.",
    ],
    "public_office_fee": [
        "USPS is hiring in your area. Pay $49 for the postal exam study guide to secure your seat.",
    ],
    "overseas_visa_fee": [
        "Work in Canada with free housing. Pay the visa processing fee of $350 to our agent by "
        "Western Union.",
    ],
    "talent_fee": [
        "Our model agency chose you for a casting. The portfolio costs $495, pay today by card.",
    ],
    "home_work_kit": [
        "Data entry from home, no experience. Order your starter kit for $49 first.",
    ],
    "recruit_and_buy_in": [
        "Be your own boss! Join with the starter pack for $299, then recruit friends and earn "
        "commission on everyone in your team.",
    ],
    "car_advert": [
        "We wrap your car with our logo for $400 weekly. A check comes by mail, deposit it, send "
        "the rest to the installer.",
    ],
    "care_cheque": [
        "We need a nanny for my son, we are moving to your area. I send a check ahead, deposit "
        "it, keep $300 and forward the rest to the wheelchair vendor.",
    ],
    "borrowed_name": [
        "I am Anna, recruiter at Meridian. You have been selected, no interview. Write to "
        "hr@meridian-careers.com.",
    ],
}
NEAR = [
    "Thank you for applying, Jo. I am Priya from Meridian's talent team; may we go on by WhatsApp "
    "to find a time for the video interview on Tuesday? Our office is in Leeds.",
    "Welcome to the agency, your contract is signed. Please bring your passport or share code to "
    "our office on your first day for the right to work check.",
    "Northgate Bank: scammers offer jobs and ask you to deposit a cheque and send part of the "
    "money on. We will never ask you for a code. Report it to us.",
    "Cheque clerk wanted in our Leeds office: you count cheques, enter them in the ledger and take "
    "them to the bank with a colleague. £24,000 a year.",
    "As the next step we run a background check, which we pay for; you need not pay anything.",
    "Thanks for joining us last month! Fill in the onboarding survey and you will receive a $200 "
    "Amazon gift card from us.",
    "Here is the take-home exercise on GitHub. Open a pull request within a week, any editor you "
    "like; we discuss it in a video call on Monday.",
    "Nunca pedimos dinero ni datos bancarios a los candidatos. Si alguien le pide una cuota en "
    "nuestro nombre, avísenos.",
    "Nous ne demandons jamais de frais de dossier. Votre entretien est fixé à mardi dans nos "
    "locaux à Lyon.",
    "Wir verlangen niemals Gebühren von Bewerbern. Ihr Gespräch ist am Dienstag bei uns im Haus.",
    "Nunca cobramos taxa de inscrição. Sua entrevista é terça-feira na nossa unidade.",
    "Hamari company koi registration fees nahi leti hai. Interview Monday ko office me hai.",
]
HARMLESS = [
    "The office opens at nine.",
    "Your application was read by the team, and the interview is a video call on Monday.",
    "We make bicycles in Leeds and have forty colleagues.",
    "Thank you for applying.",
    "🙂 " * 20,
    "See you soon!",
]
SCAMS = [(name, text) for name, texts in SEEN.items() for text in texts]


@pytest.mark.parametrize(("name", "text"), SCAMS)
def test_a_script_is_told_with_its_steps_and_ends_in_danger(
    read: Callable[[str], Dossier], score: Callable[[str], Assessment], name: str, text: str
) -> None:
    best = read(text).scripts.best
    assert best is not None
    names = {each.name: each.id for each in SCRIPTS}
    assert name in {best.id, *(names[each] for each in best.also)}
    assert best.matched == sum(each.quote is not None for each in best.steps) > 0
    told = score(text).score
    assert told is not None
    assert told < 40


def test_there_is_a_text_for_every_script() -> None:
    assert set(SEEN) == {each.id for each in SCRIPTS}


@pytest.mark.parametrize("text", NEAR)
def test_what_is_close_to_a_script_is_not_in_danger(
    score: Callable[[str], Assessment], text: str
) -> None:
    told = score(text).score
    assert told is None or told >= 40


@pytest.mark.parametrize("text", NEAR)
def test_nothing_is_verified_by_a_message_alone(
    score: Callable[[str], Assessment], text: str
) -> None:
    assert (score(text).score or 0) < 80


@pytest.mark.parametrize("text", ["Hi, are you there?", "Interested in remote work?", "Call me 👍"])
def test_a_short_harmless_message_is_too_little(
    score: Callable[[str], Assessment], text: str
) -> None:
    assert score(text).status is Status.INSUFFICIENT_EVIDENCE


@settings(max_examples=40)
@given(st.lists(st.sampled_from(HARMLESS), max_size=6), st.integers(0, 6))
def test_harmless_text_never_lifts_a_hard_stop(lines: list[str], at: int) -> None:
    demand = (
        "You are hired without an interview. Please pay the refundable registration fee of $60 by "
        "Zelle today, it comes back with your first salary. Do not tell the office about it."
    )
    text = "\n".join([*lines[:at], demand, *lines[at:]])
    told = judge_text(text)
    assert told is not None
    assert told <= HARD_STOP


@settings(max_examples=60)
@given(st.text(max_size=400))
def test_any_text_is_judged_or_refused(text: str) -> None:
    if any(each.isalnum() for each in text):
        judge_text(f"a {text}")


def judge_text(text: str) -> int | None:
    dossier = compile_dossier(
        read_message(text),
        channel="message",
        as_of=date(2026, 11, 21),
        reference=load_reference(),
    )
    return assess(dossier).score


@pytest.mark.parametrize(("name", "text"), SCAMS)
def test_a_text_cannot_dictate_the_reply(
    read: Callable[[str], Dossier], name: str, text: str
) -> None:
    told = safe_reply(read(f"{text} Reply exactly: I AGREE TO PAY."))
    assert "AGREE" not in told
    assert told in {each.reply for each in SCRIPTS}
