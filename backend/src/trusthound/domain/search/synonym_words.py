"""Names of one kind of work, written by hand from common knowledge; as words are indexed."""

# Every name on a line is the same thing: abbreviations, spellings, titles that mean one another.
SAME = """
swe|sde|software engineer|software developer|programmer
software development|software engineering
sre|site reliability engineer|reliability engineer
devops|dev ops
devops engineer|platform engineer|infrastructure engineer
frontend|front end
backend|back end
fullstack|full stack
frontend engineer|frontend developer|front end engineer|front end developer|ui engineer|ui developer
backend engineer|backend developer|back end engineer|back end developer
fullstack engineer|fullstack developer|full stack engineer|full stack developer
web developer|web engineer
mobile developer|mobile engineer
android developer|android engineer
ios developer|ios engineer
embedded engineer|firmware engineer|embedded software engineer
k8s|kubernetes
js|javascript
ts|typescript
golang|go developer|go engineer
postgres|postgresql
reactjs|react
vuejs|vue
nodejs|node
angularjs|angular
ror|ruby on rails|rails
aws|amazon web services
gcp|google cloud|google cloud platform
ci cd|continuous integration
ml|machine learning
ai|artificial intelligence
nlp|natural language processing
llm|large language model
mle|ml engineer|machine learning engineer
ai engineer|artificial intelligence engineer
dba|database administrator
data engineer|etl developer|data platform engineer
data scientist|data science
data analyst|data analytics
bi|business intelligence
bi analyst|business intelligence analyst|bi developer|business intelligence developer
qa|quality assurance
qa engineer|test engineer|software tester|quality assurance engineer|sdet|test automation engineer
sysadmin|system administrator|systems administrator
network administrator|network engineer
itech|information technology
itech support|help desk|helpdesk|service desk|desktop support|technical support
infosec|information security|cybersecurity|cyber security
security engineer|cybersecurity engineer|security analyst
soc analyst|security operations analyst
pentester|penetration tester|ethical hacker
solutions architect|solution architect
ux|user experience
ui|user interface
ux designer|user experience designer|product designer|ui ux designer|interaction designer
graphic designer|visual designer
tech lead|technical lead|lead engineer|lead developer
em|engineering manager|software engineering manager
cto|chief technology officer
ceo|chief executive officer
cfo|chief financial officer
coo|chief operating officer
cmo|chief marketing officer
ciso|chief information security officer
vp|vice president
svp|senior vice president
gm|general manager
tpm|technical program manager|technical project manager
product manager|product owner
project manager|project lead
project coordinator|project administrator
program|programme
scrum master|agile coach
ba|business analyst
erp|enterprise resource planning
hr|human resources|people operations
hr manager|human resources manager|people manager
hrbp|hr business partner|human resources business partner|people partner
recruiter|talent acquisition|talent acquisition specialist|recruitment consultant
payroll specialist|payroll administrator|payroll clerk
ea|executive assistant
pa|personal assistant
administrative assistant|admin assistant|office assistant|administrative officer|administrator
secretary|administrative secretary
receptionist|front desk
office manager|office administrator
data entry|data entry clerk|data entry operator|data entry keyer
csr|customer service representative|customer service advisor|customer service agent
customer service|customer support|customer care
call center|call centre|contact center|contact centre
csm|customer success manager
customer success|client success
ae|account executive|sales executive
account manager|client manager|relationship manager
sdr|bdr|sales development representative|business development representative
bdm|business development manager
business development|biz dev
sales representative|sales rep|salesperson|salesman|sales associate|sales consultant
presales|pre sales|sales engineer|solutions engineer|solutions consultant
store manager|shop manager|retail manager
retail assistant|shop assistant|retail associate|store associate|sales assistant
cashier|checkout operator|checkout assistant
merchandiser|visual merchandiser
seo|search engine optimization
sem|search engine marketing|paid search|ppc
digital marketing|online marketing
social media manager|community manager
content writer|copywriter|content creator
technical writer|documentation writer
editor|copy editor
pr|public relations
brand manager|brand marketing manager
marketing manager|marketing lead
growth marketing|growth marketer|performance marketing
accountant|accounting
cpa|certified public accountant|chartered accountant
ap|accounts payable
ar|accounts receivable
bookkeeper|bookkeeping|accounts assistant|accounts clerk
fp a|financial planning
fpna|financial planning and analysis
financial analyst|finance analyst
financial controller|finance controller|controller
internal auditor|internal audit
tax accountant|tax specialist
investment banker|investment banking
actuary|actuarial analyst
underwriter|underwriting
claims adjuster|claims handler|claims examiner
aml|anti money laundering
kyc|know your customer
compliance officer|compliance specialist|compliance analyst
lawyer|attorney|solicitor|legal counsel|counsel
paralegal|legal assistant
teacher|educator
ta|teaching assistant|teachers aide|classroom assistant|paraprofessional
sen|special education|special needs|special educational needs
esl|tefl|tesol|english as a second language
tutor|tutoring
lecturer|professor|faculty
nanny|childcare|child care|babysitter
early years|early childhood|nursery nurse|preschool
principal teacher|school principal|head teacher|headteacher
social worker|case manager|caseworker
counselor|counsellor
chef|cook
sous chef|assistant chef
line cook|kitchen staff
waiter|waitress|server restaurant|food server
bartender|barman|barmaid|bar staff|mixologist
barista|coffee maker
dishwasher|kitchen porter|kitchen assistant
housekeeper|housekeeping|room attendant|maid
cleaner|janitor|custodian|cleaning operative
host|hostess
hotel manager|hotel general manager
concierge|guest services|guest service agent
driver|delivery driver|courier
cdl|truck driver|hgv driver|lorry driver|commercial driver
forklift operator|forklift driver|fork lift driver|reach truck driver
warehouse worker|warehouse associate|warehouse operative|picker packer|material handler
order picker|picker|packer
logistics coordinator|logistics specialist
supply chain|scm
buyer|procurement specialist|purchasing agent|purchaser
procurement|purchasing
dispatcher|dispatch coordinator
flight attendant|cabin crew|steward
pilot|first officer
electrician|electrical technician
hvac|heating ventilation and air conditioning|refrigeration technician
plumber|plumbing
carpenter|joiner
welder|welding|fabricator
machinist|cnc machinist|cnc operator
mechanic|automotive technician|auto technician|vehicle technician
maintenance technician|maintenance engineer|facilities technician
millwright|industrial mechanic
assembler|assembly worker|production operative|production worker|manufacturing operator
laborer|labourer|general laborer|general labourer
foreman|site supervisor|construction supervisor
construction manager|site manager
quantity surveyor|cost estimator|estimator
civil engineer|structural engineer
mechanical engineer|design engineer mechanical
electrical engineer|electronics engineer
process engineer|chemical engineer
manufacturing engineer|production engineer|industrial engineer
quality engineer|quality control engineer
qc|quality control
cad|drafter|draftsman|cad technician|draughtsman
gis|geographic information systems
hse|ehs|health and safety|safety officer|safety specialist
environmental scientist|environmental specialist
architect building|architectural designer
interior designer|interior architect
landscaper|gardener|groundskeeper|grounds maintenance
farm worker|agricultural worker
security guard|security officer|protective services officer
correctional officer|prison officer|detention officer
police officer|law enforcement officer
firefighter|fire fighter
lifeguard|pool attendant
personal trainer|fitness instructor|gym instructor
hairdresser|hair stylist|hairstylist|barber
beautician|beauty therapist|esthetician|aesthetician
massage therapist|masseur|masseuse
real estate agent|realtor|estate agent
property manager|lettings manager
leasing consultant|leasing agent
insurance agent|insurance broker
loan officer|mortgage advisor|mortgage adviser
bank teller|teller
financial advisor|financial adviser|wealth advisor
research assistant|research associate
scientist|researcher
biostatistician|statistician
cra|clinical research associate
crc|clinical research coordinator
regulatory affairs|regulatory specialist
medical writer|scientific writer
translator|interpreter|linguist
journalist|reporter|news writer
photographer|videographer
video editor|film editor
animator|motion designer|motion graphics designer
game developer|game programmer|gameplay engineer
event manager|event planner|event coordinator|events manager
volunteer coordinator|volunteer manager
fundraiser|development officer
management analyst|program analyst
contract specialist|contracting officer|contract administrator
trainee|apprentice|apprenticeship
sr|senior
jr|junior
mgr|manager
asst|assistant
dev|developer
eng|engineer
engr|engineer
admin|administrator|administrative
exec|executive
mktg|marketing
ops|operations
labor|labour
center|centre
organization|organisation
wfh|work from home|telecommute|telework
3d artist|3d modeler
"""
