"""Names that hold others, and names of what an opening is as well; as words are indexed."""

# A name that holds others: whoever looks for a nurse takes a registered one, and not the other way
# round.
BROADER = """
nurse|nursing > rn|registered nurse|staff nurse|lpn|nurse practitioner|enfermera|krankenpfleger
therapist > physical therapist|occupational therapist|speech therapist|physiotherapist
engineer > developer
developer > software engineer|web developer|frontend engineer|backend engineer
coder > software engineer|software developer
software > developer|swe
pm > product manager|project manager|program manager
web developer > frontend developer|fullstack developer|front end developer|full stack developer
designer > ux designer|graphic designer|product designer
marketing > seo|brand manager|digital marketing|growth marketing
sales > account executive|sales representative|business development
finance > financial analyst|accountant|treasury|controller
legal > lawyer|attorney|counsel|paralegal
doctor > physician|surgeon|general practitioner|consultant physician
teacher > educator|instructor|teaching
driver > truck driver|delivery driver|chauffeur
warehouse > picker|packer|forklift|material handler
admin > administrative assistant|office assistant|secretary
accounting > accountant|bookkeeper|accounts payable|accounts receivable
security > cybersecurity|information security
construction > carpenter|site manager|foreman|quantity surveyor
restaurant > waiter|chef|cook|bartender
hospitality > hotel|housekeeper|concierge
retail > store associate|cashier|shop assistant
caregiver|carer > home health aide|support worker|care assistant
cook > chef|line cook
care assistant > healthcare assistant|support worker
manager > supervisor
"""
# What an opening says by a property as well as by a word.
MARKS = """
remote|remotely|wfh|work from home|home based|telework = remote
hybrid = hybrid
full time|fulltime = full_time
part time|parttime = part_time
contract|contractor|freelance|freelancer = contractor
temporary|temp|seasonal = temporary
internship|intern|interns|internships = intern
volunteer|voluntary = volunteer
per diem = per_diem
"""
