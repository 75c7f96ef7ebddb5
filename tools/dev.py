"""The checkout in; the API and the pages out, each on its port and following every change."""

import signal
import subprocess
import sys

from tools import node
from tools.install import main_of
from tools.places import ROOT, WEB, tool
from tools.progress import say
from tools.run import prepare

STOP_SECONDS = 15


def dev() -> None:
    """Starts both in this process group, so that Ctrl-C reaches them; ends both when one ends."""
    prepare()
    started = [
        subprocess.Popen([tool("trusthound"), "serve", "--reload"], cwd=ROOT),
        subprocess.Popen(["npm", "run", "dev"], cwd=WEB, env=node.environment()),
    ]
    say("The pages are on the address that Vite prints below; they ask the API on its own port.")
    try:
        while all(each.poll() is None for each in started):
            signal.sigtimedwait({signal.SIGCHLD}, 1)
    except KeyboardInterrupt:
        pass
    finally:
        for each in started:
            each.terminate()
        for each in started:
            each.wait(timeout=STOP_SECONDS)


if __name__ == "__main__":
    sys.exit(main_of(dev))
