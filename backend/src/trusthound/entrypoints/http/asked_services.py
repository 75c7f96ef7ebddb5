"""How a route gets the services: as a parameter, from the app that serves the request."""

from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import Request

from trusthound.wiring.services import Services


def _services(request: Request) -> Services:
    return cast("Services", request.app.state.services)


AskedServices = Annotated[Services, Depends(_services)]
