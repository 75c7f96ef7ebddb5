"""`trusthound mcp`: verify, explain and search for assistants, over standard input and output."""

from trusthound.domain.common.errors import SetupProblem
from trusthound.entrypoints.cli.console import told_errors
from trusthound.entrypoints.cli.options import Offline
from trusthound.entrypoints.http.log import set_up_log
from trusthound.wiring.settings import Settings


def mcp(*, offline: Offline = False) -> None:
    """Speak the Model Context Protocol with the program that started this one.

    See docs/mcp.md for how an assistant is told of it.
    """
    with told_errors(as_json=False):
        set_up_log()  # standard output is the protocol's alone
        Settings()  # a wrong one is told now, and not at the first search
        try:
            from trusthound.entrypoints.mcp.server import build
        except ModuleNotFoundError as missing:
            if (missing.name or "").partition(".")[0] not in ("mcp", "mcp_types"):
                raise
            raise SetupProblem(
                "The package that speaks to assistants is not installed.",
                advice="Install it: pip install 'trusthound[mcp]'",
            ) from missing
        build(offline=offline).run("stdio")
