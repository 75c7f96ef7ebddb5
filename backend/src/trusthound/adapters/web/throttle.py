"""The pace of collecting: requests to one host start at least so many seconds apart."""

import asyncio

_MOST_HOSTS = 10_000


class Throttle:
    """Each caller is given the next free moment of its host and sleeps until then."""

    def __init__(self) -> None:
        self._next_moment: dict[str, float] = {}

    async def wait(self, host: str, pause_seconds: float) -> None:
        """Return when this request may start; the next one to `host` starts a pause later."""
        now = asyncio.get_running_loop().time()
        if len(self._next_moment) > _MOST_HOSTS:
            self._next_moment = {key: at for key, at in self._next_moment.items() if at > now}
        moment = max(now, self._next_moment.get(host, now))
        self._next_moment[host] = moment + pause_seconds
        await asyncio.sleep(moment - now)
