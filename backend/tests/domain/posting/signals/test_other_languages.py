"""The strongest scripts in Spanish, French, German, Portuguese and Hindi-English, and honest
postings that use the same words.
"""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.posting.signals.cheque_purchase import cheque_purchase
from trusthound.domain.posting.signals.gift_card_or_wallet_payment import (
    gift_card_or_wallet_payment,
)
from trusthound.domain.posting.signals.messenger_contact import messenger_contact
from trusthound.domain.posting.signals.money_movement import money_movement
from trusthound.domain.posting.signals.parcel_forwarding import parcel_forwarding
from trusthound.domain.posting.signals.sensitive_data_request import sensitive_data_request
from trusthound.domain.posting.signals.upfront_payment import upfront_payment

SAID = [
    (upfront_payment, "Para empezar debes pagar una cuota de inscripción de 30 euros."),
    (upfront_payment, "Gastos de tramitación: 45 €, que se pagan antes de la entrevista."),
    (upfront_payment, "No esperes más, transfiere la fianza hoy mismo."),
    (upfront_payment, "Sin experiencia. Hay que abonar el curso de formación antes de entrar."),
    (upfront_payment, "Vous devez régler les frais de dossier avant l'entretien."),
    (upfront_payment, "Frais d'inscription de 25 000 FCFA à verser par mobile money."),
    (upfront_payment, "N'hésitez pas, payez la caution dès aujourd'hui."),
    (upfront_payment, "Sie müssen vorab eine Bearbeitungsgebühr von 39 Euro überweisen."),
    (upfront_payment, "Bitte die Kaution für das Arbeitsmaterial vorher bezahlen."),
    (upfront_payment, "Schulungsgebühr: 99 Euro, wird später verrechnet."),
    (upfront_payment, "Para garantir a vaga você precisa pagar uma taxa de R$ 80."),
    (upfront_payment, "Faça um pix de R$ 50 da taxa de cadastro para reservar a vaga."),
    (upfront_payment, "Taxa de inscrição obrigatória para todos os candidatos."),
    (upfront_payment, "Registration fees 500 rupay pehle jama karna hoga."),
    (upfront_payment, "Joining ke liye security deposit ke paise bhejna hai."),
    (cheque_purchase, "Le enviaremos un cheque para comprar el equipo de oficina."),
    (cheque_purchase, "Déposez le chèque sur votre compte et renvoyez la différence."),
    (cheque_purchase, "Wir senden Ihnen einen Scheck, mit dem Sie den Laptop kaufen."),
    (cheque_purchase, "Você receberá um cheque para comprar o material do escritório."),
    (messenger_contact, "Para más información escríbenos por Telegram."),
    (messenger_contact, "Contactez notre responsable sur Telegram pour l'entretien."),
    (messenger_contact, "Melde dich direkt über Telegram bei Frau Sommer."),
    (messenger_contact, "Interessados, entre em contato pelo Telegram."),
    (messenger_contact, "Interested log Telegram par message karein."),
    (sensitive_data_request, "Envía una foto de tu DNI por los dos lados para reservar la plaza."),
    (sensitive_data_request, "Indique su nombre y los datos bancarios en el primer mensaje."),
    (sensitive_data_request, "Envoyez une copie de votre carte d'identité et votre RIB."),
    (sensitive_data_request, "Senden Sie uns eine Kopie von Ihrem Personalausweis per Mail."),
    (sensitive_data_request, "Zur Bewerbung führen Sie bitte ein Video-Ident durch."),
    (sensitive_data_request, "Envie uma foto do RG e da CNH, frente e verso."),
    (sensitive_data_request, "Apna aadhaar card aur pan card abhi bhej dijiye."),
    (money_movement, "Recibes pagos en tu cuenta, te quedas el 5 % y envías el resto."),
    (money_movement, "Vous recevez des virements sur votre compte et transférez le reste."),
    (money_movement, "Geld geht auf Ihrem Konto ein, Zahlungen auf Ihr Konto leiten Sie weiter."),
    (money_movement, "Você recebe pagamentos na sua conta e repassa o valor."),
    (money_movement, "Aapke account mein paise aayenge, unhe aage transfer karna hai."),
    (gift_card_or_wallet_payment, "Compra tarjetas regalo y envía una foto del código."),
    (gift_card_or_wallet_payment, "Achetez des cartes cadeaux et envoyez le code par mail."),
    (gift_card_or_wallet_payment, "Kaufen Sie Geschenkkarten und schicken Sie die Codes."),
    (gift_card_or_wallet_payment, "Deposite USDT na sua carteira para liberar as tarefas."),
    (parcel_forwarding, "Recibirás paquetes en tu casa, los revisas y los reenvías."),
    (parcel_forwarding, "Vous recevrez des colis à votre domicile pour les réexpédier."),
    (parcel_forwarding, "Sie nehmen Pakete zu Hause an und versenden sie weiter."),
    (parcel_forwarding, "Receber encomendas em casa e encaminhar para o exterior."),
    (parcel_forwarding, "Parcel aapke ghar par aayega, use aage bhejna hai."),
]
HONEST = [
    (upfront_payment, "Nunca pedimos dinero: no hay que pagar ninguna cuota de inscripción."),
    (upfront_payment, "Si alguien te pide pagar una cuota de registro, desconfía."),
    (upfront_payment, "Los clientes deben pagar una cuota de inscripción que usted cobra en caja."),
    (upfront_payment, "Pagamos los gastos de formación de 300 euros."),
    (upfront_payment, "Nous ne demandons jamais d'argent ni de frais de dossier de 50 euros."),
    (upfront_payment, "Attention aux arnaques : vous devez payer des frais ? Ce n'est pas nous."),
    (upfront_payment, "Nous prenons en charge les frais de formation, 800 euros."),
    (upfront_payment, "Les locataires doivent verser une caution que vous encaissez."),
    (upfront_payment, "Bewerbungsgebühren oder eine Kaution müssen Sie bei uns nie bezahlen."),
    (upfront_payment, "Die Schulungsgebühr von 400 Euro übernehmen wir."),
    (upfront_payment, "Mieter müssen eine Kaution hinterlegen, die Sie verwalten."),
    (upfront_payment, "Não cobramos taxa de inscrição: nunca é preciso pagar uma taxa."),
    (upfront_payment, "Cuidado com golpes: ninguém precisa pagar taxa de cadastro de R$ 50."),
    (upfront_payment, "Os alunos devem pagar a taxa de matrícula na secretaria."),
    (upfront_payment, "Koi registration fees nahi dena hai, job bilkul free hai."),
    (cheque_purchase, "Los clientes pagan con cheque y usted lo ingresa en la caja."),
    (cheque_purchase, "Vous encaissez les chèques des clients en caisse."),
    (cheque_purchase, "Sie erhalten Schecks der Kunden und buchen sie."),
    (messenger_contact, "Atiendes a clientes que escriben por WhatsApp."),
    (messenger_contact, "Vous répondez aux clients qui écrivent sur WhatsApp."),
    (messenger_contact, "Kunden melden sich über WhatsApp bei dir."),
    (messenger_contact, "Nunca te contactamos por WhatsApp."),
    (messenger_contact, "Nous ne vous demanderons jamais de nous contacter sur Telegram."),
    (sensitive_data_request, "Tras la firma del contrato envíe una copia de su DNI."),
    (sensitive_data_request, "À l'embauche, vous devrez fournir un RIB et une copie du passeport."),
    (sensitive_data_request, "Nach Vertragsabschluss nennen Sie uns Ihre Bankverbindung."),
    (sensitive_data_request, "Sie begleiten Kunden, die ein Video-Ident machen."),
    (sensitive_data_request, "Após a contratação, envie cópia do RG e dados bancários."),
    (sensitive_data_request, "Selection ke baad aadhaar aur bank details bhejna hoga."),
    (money_movement, "Recibes los pagos de la nómina en tu cuenta el día 28."),
    (money_movement, "Vous recevez votre salaire sur votre compte le 28 du mois."),
    (money_movement, "Sie buchen Zahlungen der Kunden auf das Konto der Firma."),
    (gift_card_or_wallet_payment, "Vendes tarjetas regalo y activas el código a los clientes."),
    (gift_card_or_wallet_payment, "Zum Geburtstag schenken wir dir eine Geschenkkarte."),
    (parcel_forwarding, "Repartes paquetes en casa de los vecinos con nuestra furgoneta."),
    (parcel_forwarding, "Vous livrez des colis à domicile avec un véhicule de service."),
    (parcel_forwarding, "Sie sortieren Pakete in unserem Lager und fahren sie aus."),
    (parcel_forwarding, "Separar encomendas no armazém e entregar em domicílio."),
]


@pytest.mark.parametrize(("asked", "text"), SAID)
def test_present_when_it_is_said_in_another_language(
    ask: Callable[..., Finding], asked: Signal, text: str
) -> None:
    assert ask(asked, text).outcome is Outcome.PRESENT


@pytest.mark.parametrize(("asked", "text"), HONEST)
def test_near_miss_when_it_is_denied_or_about_others(
    ask: Callable[..., Finding], asked: Signal, text: str
) -> None:
    assert ask(asked, text).outcome is Outcome.ABSENT


def test_a_signal_reads_the_languages_of_its_phrases() -> None:
    assert {"es", "fr", "de", "pt", "hi", "en", ""} <= upfront_payment.languages
