"""Words that job titles are made of, as `plain` leaves them, in the languages of Europe mostly."""

import re
from functools import lru_cache

from trusthound.domain.resume.read.piece import listed

# The noun that says what somebody is; nearly every title ends or begins with one.
TRADES = listed("""
engineer engineers developer dev programmer analyst manager intern director assistant consultant
administrator admin architect designer specialist coordinator supervisor lead leader head chief
officer president vp cto ceo cfo coo cio ciso cpo cmo founder cofounder partner associate
scientist researcher lecturer professor teacher tutor instructor trainer coach mentor educator
clerk cashier receptionist secretary accountant auditor bookkeeper controller treasurer economist
actuary banker broker trader teller salesman saleswoman salesperson seller representative rep
agent executive buyer merchandiser planner scheduler dispatcher driver pilot captain technician
mechanic electrician plumber carpenter welder operator machinist foreman worker laborer labourer
nurse physician doctor surgeon dentist pharmacist therapist psychologist counselor counsellor
veterinarian paramedic caregiver chef cook baker barista bartender waiter waitress server host
hostess housekeeper cleaner janitor lawyer attorney paralegal solicitor barrister judge clerkship
editor writer copywriter journalist reporter author translator interpreter photographer
videographer artist illustrator animator musician composer producer vocalist singer actor dancer
performer curator librarian archivist guard soldier sergeant lieutenant commander inspector
investigator detective firefighter recruiter strategist marketer evangelist advocate ambassador
volunteer fellow trainee apprentice student tester sre devops sdet dba webmaster sysadmin support
freelancer contractor entrepreneur owner proprietor chairman chairperson chairwoman member
principal advisor adviser superintendent generalist practitioner facilitator liaison aide helper
peer contributor maintainer moderator estimator surveyor geologist chemist biologist physicist
mathematician statistician modeler technologist hygienist dietitian nutritionist stylist
medic sapper corporal cadet gunner midwife radiographer optometrist podiatrist phlebotomist carer
caretaker lifeguard headteacher headmaster registrar abstractor notary conveyancer draftsman
draughtsman millwright lineman fitter bricklayer roofer plasterer glazier rigger joiner assembler
fabricator upholsterer seamstress locksmith blacksmith sailor seaman navigator butcher sommelier
proofreader historian archaeologist astronomer ecologist botanist agronomist meteorologist
metallurgist beautician cosmetologist developper programer teamlead laborant
hairdresser tailor florist gardener farmer internship co-op coop postdoc postdoctoral ra ta
orchestrator master scrum dean demonstrator examiner grader proctor promoter canvasser fundraiser
organizer organiser steward attendant concierge dealer realtor appraiser underwriter adjuster
collector processor packer picker loader stocker handler carrier courier shopper sitter nanny
babysitter praktikant praktikantin entwickler entwicklerin ingenieur ingenieurin leiter leiterin
elektriker elektrikerin schlosser schlosserin monteur tischler dachdecker maurer koch kochin
kellner kellnerin backer redakteur redakteurin pfleger pflegerin gartner maler anwalt helfer
berater beraterin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin geschäftsführer
geschäftsführerin geschaftsfuhrer geschaftsfuhrerin werkstudent werkstudentin assistentin
assistenz referent referentin verkäufer verkaufer verkauferin kaufmann kauffrau techniker
technikerin lehrer lehrerin arzt arztin buchhalter buchhalterin teamleiter teamleiterin
abteilungsleiter projektleiter projektleiterin projektmanager projektmanagerin auszubildender
auszubildende azubi fachinformatiker softwareentwickler softwareentwicklerin architektin
ingenieure developpeur developpeuse responsable directeur directrice charge chargee gestionnaire
conseiller conseillere consultante stagiaire alternant alternante assistante comptable vendeur
vendeuse commercial commerciale technicien technicienne enseignant enseignante professeur
infirmier infirmiere analyste administrateur administratrice ouvrier serveur serveuse ingeniero
ingeniera desarrollador desarrolladora gerente jefe jefa directora analista asesor asesora
consultor consultora becario becaria practicante tecnico tecnica profesor profesora contador
contadora vendedor vendedora auxiliar ayudante encargado encargada coordinador coordinadora
administrativo administrativa dependiente camarero camarera enfermero enfermera disenador
disenadora arquitecto arquitecta programador programadora engenheiro engenheira desenvolvedor
desenvolvedora coordenador coordenadora diretor diretora estagiario estagiaria assistente
professora gestor gestora ingegnere sviluppatore sviluppatrice responsabile direttore direttrice
consulente impiegato impiegata addetto addetta tirocinante stagista commesso commessa insegnante
programmatore ragioniere cameriere cameriera progettista ontwikkelaar medewerker medewerkster
adviseur leidinggevende verkoper stagiair docent leraar verpleegkundige hoofd beheerder vyvojar
programator inzenyr vedouci manazer manazerka reditel reditelka asistent asistentka ucetni
konzultant konzultantka specialista specialistka technik prodavac prodavacka ucitel ucitelka
analytik referentka brigadnik stazista inzynier programista kierownik dyrektor specjalistka
asystent asystentka ksiegowy ksiegowa konsultant sprzedawca nauczyciel nauczycielka stazysta
praktykantka stazystka fsj zivildienst praktikum berufspraktikum jahrespraktikum masterarbeit
bachelorarbeit diplomarbeit studienarbeit hiwi hilfskraft aushilfskraft aushilfe externship
krankenschwester ontwerper doctorant doctorante docente
praktykant analityk pracownik menedzer koordynator doradca przedstawiciel utvecklare utvikler
udvikler ingenjor projektledare chefe tekniker kehittaja muhendis gelistirici yazilim uzman
инженер разработчик программист менеджер аналитик директор специалист руководитель консультант
администратор бухгалтер преподаватель стажер ассистент
工程师 经理 开发 主管 助理 总监 分析师 实习生 顾问 研究员 エンジニア
""")
# A title's other words; alone they make none.
RANKS = listed("""
professional expert qa frontend backend fullstack
senior sr junior jr staff principal lead head chief deputy vice assistant associate graduate
trainee interim acting executive software hardware data product project program programme
business sales marketing account customer service operations human resources research quality
assurance web mobile cloud security network systems system machine learning production process
mechanical electrical civil stock market office general regional national global area district
store shop financial finance clinical medical legal technical full stack back end front java
python android ios c net php javascript react
""")
# Verbs that a point of a role begins with, rather than a title.
DEEDS = listed("""
led managed built designed developed created implemented achieved improved increased reduced cut
launched shipped migrated mentored coordinated organized organised supported maintained wrote
analyzed analysed automated conducted collaborated worked helped responsible delivered drove
established executed generated handled identified initiated integrated introduced monitored
negotiated optimized optimised owned performed planned prepared presented processed produced
provided ran reviewed saved served setup supervised taught tested trained tracked used utilized
participated contributed assisted ensured engineered architected deployed configured researched
resolved spearheaded streamlined attended was were am is are involved performing developing
managing leading creating working designing building leads manages builds designs develops
creates implements owns maintains supports coordinates
seeking looking build implement develop maintain create optimize improve participate ensure
collaborate
works helps drives runs oversees aggregated assembled awarded collected
completed compiled composed demonstrated directed documented enabled evaluated
""")
# Germanic titles are one word ("Projektleiterin"); Asian ones have no spaces before their end.
_ENDING = re.compile(
    r"\w(?:manager|leiter|entwickler|ingenieur|berater|techniker|assistent|mechaniker|meister|"
    r"arbeiter|pfleger|verkaufer|ontwikkelaar|medewerker|adviseur|leider|begeleider|utvecklare|"
    r"ingenjor|udvikler|konsulent|lehrer|troniker|elektriker|informatiker|schlosser|schreiber|"
    r"fahrer|betreuer|planer|helfer|monteur|vertreter|buchhalter|therapeut|referent|kaufmann|kauffrau|schwester|hilfskraft)(?:in|en)?\Z|"
    r"(?:工程师|工程師|经理|經理|主管|助理|总监|分析师|实习生|顾问|研究员|设计师|老师|エンジニア|マネージャー)\Z"
)


@lru_cache(maxsize=4096)
def is_trade(word: str) -> bool:
    """Whether a word, as `plain` leaves it, says what somebody is."""
    return word in TRADES or _ENDING.search(word) is not None
