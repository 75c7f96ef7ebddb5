"""How a route gets what operators do: as a parameter, from the app that serves the request."""

from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import Request

from trusthound.wiring.operating import Operating
from trusthound.wiring.overseeing import Overseeing


async def _operating(request: Request) -> Operating:
    return cast("Operating", request.app.state.operating)


AskedOperating = Annotated[Operating, Depends(_operating)]


async def _overseeing(request: Request) -> Overseeing:
    return Overseeing((await _operating(request)).database)


AskedOverseeing = Annotated[Overseeing, Depends(_overseeing)]
