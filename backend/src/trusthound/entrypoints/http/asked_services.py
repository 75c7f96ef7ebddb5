"""How a route gets the services: as a parameter, from the app that serves the request.

Like all that is asked for so it is a coroutine: the framework runs functions in a thread.
"""

from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import Request

from trusthound.wiring.services import Services


async def _services(request: Request) -> Services:
    return cast("Services", request.app.state.services)


AskedServices = Annotated[Services, Depends(_services)]
