"""`python -m trusthound.entrypoints.cli.healthy`: 0 if the server on this machine can serve.

For a container's health check: it imports nothing of the product but its settings.
"""

import http.client
import sys

from trusthound.domain.common.wrong_settings import WrongSettings
from trusthound.wiring.settings import Settings

SECONDS = 4.0


def healthy(port: int) -> bool:
    """Whether requests can be served at that port, the database among them."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/api/health/ready", headers={"Host": "localhost"})
        return connection.getresponse().status == http.HTTPStatus.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    try:
        sys.exit(0 if healthy(Settings().port) else 1)
    except WrongSettings as wrong:
        sys.exit(wrong.message)  # on standard error, and 1: Docker keeps 2 for itself
