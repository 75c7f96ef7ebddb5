"""`trusthound send-alerts`: mails of what is new, now instead of at the worker's next minute."""

from trusthound.entrypoints.cli.boards import with_boards
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.wiring.alerts import Alerts
from trusthound.wiring.clock import utc_now


def send_alerts(*, as_json: AsJson = False) -> None:
    """Look at what came in for saved searches and watched jobs, and put in the mails that are due.

    A worker does this each minute. The mails go out with it, or wait for it.
    """
    with told_errors(as_json=as_json):
        count = with_boards(lambda boards: Alerts(boards.database).send(utc_now()))
    if as_json:
        print_json({"mails": count})
    else:
        out.print(f"Mails put in: {count:,}.")
