"""A posting that has the applicant run somebody's software on the way to an interview."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

# A task to clone and run is everyday in software hiring; it is worth care, not alarm.
MILD = 0.4

_TASK = r"(?:assessment|assignment|challenge|coding test|test task|take[- ]home|interview|project)"
COMMAND = phrases(
    {
        "terminal|powershell|command prompt|command line|win+r|win + r|windows + r": [
            r"(?:paste|copy|run|enter|type|execute)\b[^.\n]{0,50}? "
            r"(?:in|into|in your|on your|with)[^.\n]{0,20} ?(?:terminal|powershell|"
            r"command (?:prompt|line)|win\+r|win \+ r|windows \+ r)[^.\n]{0,80}"
            r"(?:camera|microphone|interview|apply|application|driver|fix|assessment|proceed|continue|start)",
        ],
        "antivirus|anti-virus|defender|firewall": [
            r"(?:disable|turn off|switch off|deactivate|pause|uninstall) "
            r"(?:your |the |any |windows )*(?:anti-?virus|defender|firewall)",
        ],
        "download our|download the|download this|install our|install the|install this": [
            r"(?:download|install) (?:our|the|this) (?:own |custom |company |secure |desktop )*"
            r"(?:video )?(?:interview|meeting|chat|onboarding|conferenc\w+)(?: \w+)? "
            r"(?:app|application|client|software|tool|program|platform)",
        ],
        ".exe|.msi|.dmg|.scr|.apk|.bat|.vbs|.lnk": [
            r"(?:download|open|run|install|extract)\b[^\n]{0,80}\.(?:exe|msi|dmg|scr|apk|bat|vbs|"
            r"lnk)",
        ],
    }
)
TASK_TO_RUN = phrases(
    {
        "npm i|npm start|npm run|pip install|yarn install|docker compose|docker-compose": [
            rf"{_TASK}[^\n]{{0,120}}(?:npm (?:install|i|start|run)|pip install|yarn install|"
            r"docker[- ]compose)",
            r"(?:clone|download|unzip)[^\n]{0,100}(?:npm (?:install|i|start|run)|pip install|"
            rf"yarn install|docker[- ]compose)[^\n]{{0,100}}{_TASK}",
        ],
        "before the interview|before your interview|before we talk|prior to the interview": [
            r"(?:clone|download|unzip|run)\b[^.\n]{0,60} (?:repo(?:sitory)?|project|zip|code ?base|"
            r"demo|game|mvp)[^.\n]{0,80} (?:before (?:the|your) interview|before we talk|"
            r"prior to the interview)",
        ],
    }
)
# Software as the work itself.
DUTIES = surroundings(
    r"(?:customer|client|user|employee|student|player|patient|endpoint)s?(?:')?",
    r"(?:develop|build|maintain|support|deploy|administer|configur|packag|test)\w* (?:of )?"
    r"(?:and )?(?:\w+ )?(?:apps?|applications?|software|tools?|clients?|installers?)",
)


@signal(
    title="Software to run before you are hired",
    question="Are you to install a program, run a command or run their code to go on?",
    why="In many reported cases such programs took wallets, passwords and keys from the computer.",
    innocent="Take-home tasks are common; well-known meeting programs need an installation too.",
    advice="Read code before you run it, in a throw-away virtual machine. Disable no protection.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "FBI IC3 PSA I-090324-PSA, North Korean social engineering by job offers "
        "(ic3.gov/PSA/2024/PSA240903)"
    ),
)
def software_to_run(wording: Wording) -> Finding:
    """A command to paste, a program for the interview, a protection to switch off.

    A project to clone and run for a test counts less than half.
    """
    quote = wording.first(COMMAND, unless=DUTIES)
    if quote is not None:
        return present(quoted(quote))
    task = wording.first(TASK_TO_RUN, unless=DUTIES)
    return present(quoted(task), strength=MILD) if task else absent()
