"""Words of a requirement that name no skill: fillings, doings, traits, and what ends a phrase."""


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


# Asked beside a skill, never one: stripped from the edges of a phrase.
FILLING = _set("""
a an the any all some both each this that these those other others another various several
multiple many much more most least one two three your our their his her its my own
strong solid deep good great excellent exceptional outstanding proven demonstrated demonstrable
extensive broad wide significant substantial considerable sound thorough in-depth comprehensive
advanced basic intermediate expert-level general working practical hands
real-world prior previous past recent current relevant related similar equivalent
comparable applicable professional direct high highly very really well successful
successfully effective effectively efficient efficiently large large-scale small modern new latest
key core major common commonly-used standard different diverse appropriate necessary required
preferred desired ideal minimum full-time part-time possible specific particular certain
year years yr yrs months plus also especially particularly mainly primarily
etc such following early late day-to-day daily complex detailed rapidly growing
cutting-edge state-of-the-art best top high-quality robust scalable reliable secure clean correct
end-to-end industry-leading leading-edge multi-year level levels kind kinds type types
range variety set sets number wide-ranging numerous strongly deeply closely
increasing progressive overall total post evidence first second world real live actual given
sufficient track hands-on minimum must out up off large-volume high-volume further additional
proficiency-level graduate high-growth fast-growing
every measurable mixed joint existing pre-existing systematic rigorous disciplined possess possesses
hold holds held meaningful tangible strategic high-level senior junior mid-level
specialized specialised conceptual formal essential
""")
# Words that ask or sum up, and are no part of what is asked: stripped from the end as well.
SUMMING = _set("""
experience experiences skills skill knowledge expertise background understanding proficiency
exposure familiarity competency competencies competence abilities etc role roles position positions
industry include includes including landscape
environment environments setting settings field fields area areas domain domains
""")
# A phrase that has nothing but these says nothing.
EMPTY = SUMMING | _set("""
tools tool technologies technology techniques technique concepts concept principles principle
practices practice methods methodologies methodology processes process procedures fundamentals
basics platforms platform systems system frameworks framework languages language services service
software packages package solutions solution products product applications application
space sector sectors ecosystem ecosystems workflows workflow issues matters topics activities
tasks work jobs stack stacks team teams company companies organization organizations organisation
organisations engineer engineers developer developers specialist specialists professionals
professional member members clients client customers customer users user needs scale quality
requirements requirement standards standard performance functions function components component
disciplines discipline subjects subject data business project projects program programs programme
programmes information results outcomes impact life sources elements aspects levels variables
licenses licences license licence certifications certification certificate certificates degree
degrees considerations challenges objectives initiatives recommendations opportunities effects
technical tech business digital global internal external online relevant
responsibilities qualification qualifications delivery paid development support
training education interviews management supervision staff content location group groups context
contexts capacity commercial signals signal examples
features feature areas structures structure operations best-practices stages world variety
implementation realm
""")
# … but "management experience" does, though "management" alone is plain.
OF_WORK = frozenset({"management", "supervision"})
# Doings that say nothing without their object: stripped from the front.
LIGHT_DOING = _set("""
use uses used working work worked providing provide provided performing perform performed
applying apply applied ensuring ensure having have has had being be doing do making make taking
take including include utilize leverage demonstrating demonstrate
understanding understand gaining learning setting getting being working-with dealing following
""")
DOING = LIGHT_DOING | _set("""
building build built developing develop developed designing design designed creating create created
implementing implement implemented delivering deliver delivered maintaining maintain maintained
managing manage managed supporting support supported writing write written conducting conduct
conducted leading running run owning own shipping deploying deploy deployed operating operate
handling handle driving drive executing execute improving improve integrating integrate configuring
evaluating evaluate analyzing analysing analyze analyse preparing prepare producing produce
interpreting launching scaling architecting optimizing
optimising establishing identifying presenting fostering contributing liaising collecting
collect collecting engaging tracking assisting helping
""")
# One of these anywhere, and the phrase is a trait, a circumstance or a pleasantry.
SOFT_WORDS = _set("""
communication communications-skills communicator communicate communicating communicates
interpersonal team-player player players teamwork collaboration collaborate collaborating
collaborative
collaboratively attention detail details detail-oriented problem-solving problem-solver
problem problems self-starter self-motivated self-motivation motivated motivation organized
organised organizational organisational time-management ethic ethics-driven
adaptability adaptable flexible flexibility enthusiasm enthusiastic passion passionate mindset
attitude initiative critical thinking thinker creative creativity multitask multi-task
multitasking multi-tasking proactive proactively independently independent positive punctual
empathy patience resilience integrity professionalism curiosity curious drive ownership
deadlines deadline pressure priorities prioritize prioritise prioritization prioritisation
fast-paced fast-moving dynamic culture startup-mindset energetic energy ambitious
ambition confident confidence trustworthy honest humor humour smile willingness willing
eager transportation travel lift lifting pounds lbs standing weekends evenings
judgment judgement discretion confidentiality tact diplomacy accuracy accountable
accountability reliability dependable dependability responsibility responsible
relationships relationship rapport stakeholders stakeholder colleagues
verbal oral spoken listening articulate persuasive negotiator influence influencing
hard-working hardworking dedicated dedication committed commitment driven goal-oriented
results-oriented results-driven goals success excellence growth-mindset personality character
comprehension showcase commensurate
analytical numeracy literate numerate scrappy resourceful resourcefulness autonomy autonomous
learner learn minded vibe values spirit hunger grit bias ambiguity uncertainty act-like-an-owner
something things thing anything everything everyone someone
candidate candidates applicant applicants opportunity opportunities
job resume cv cover salary benefits day days week weeks hours hour time
shift shifts schedule availability office gender race age ages
focus believer sense helpful only genuinely care comfort comfortable capable fun love enjoy
acumen tasks influence interest minute bonus honesty maturity growth-oriented leaders
""")
# A phrase ends before one of these, and none begins until the next word that asks.
CLOSING = _set("""
that which who whom whose where when while so because since unless until if then than how what why
you we they he she it i is are was were am been will would can could should may might must
do does did not no nor requires require requiring to able enough us them but rather along
however allowing enabling
we're you're i'm it's they're we've you've they've we'll you'll don't doesn't isn't aren't can't
we’re you’re i’m it’s they’re we’ve you’ve they’ve we’ll you’ll don’t doesn’t isn’t aren’t can’t
""")
# So does this, and what stands before it names nothing: "a natural ability to …".
DROPPING = _set("""
ability abilities willingness passion desire drive eagerness interest commitment capacity aptitude
enthusiasm motivation want wants love talent flair eye sense
""")
# A phrase ends before one of these, and another may begin behind it.
PARTING = _set("""
in with of for on at from by within across through throughout into onto over under between
among via as using utilizing utilising leveraging about around against toward towards during after
before upon per without beyond involving
""")
