"""A mail's headers in; what its receiver's own Authentication-Results say of the sender out.

RFC 8601. Whoever writes a mail may write such headers into it as well, so only those count that the
provider which took the mail in put there itself: under its own name, where it puts them, above
all that came with the mail. Everything else is as if it were not there.
"""

from collections.abc import Iterator, Sequence

from trusthound.domain.message.mail.model import (
    Authentication,
    AuthenticationResult,
    Hop,
    Method,
    Result,
    Standing,
)
from trusthound.domain.message.mail.receivers import (
    Place,
    Receiver,
    RegistrableDomain,
    is_gateway,
    is_list,
    is_trusted_sealer,
    organisation_of,
    receiver_of,
)
from trusthound.domain.message.mail.results import ReceiverResults, read_results, tag_of

# Names in lower case, topmost first.
Headers = Sequence[tuple[str, str]]

# A sender's program writes these; below the first of them everything came with the mail.
_WRITTEN_BY_SENDERS = frozenset(
    {"from", "to", "subject", "date", "message-id", "mime-version", "dkim-signature"}
)


def authentication_of(
    headers: Headers,
    hops: Sequence[Hop],
    from_host: str,
    registrable_domain: RegistrableDomain,
) -> Authentication | None:
    """None where the receiver's own results cannot be told from others, or are not there."""
    if not hops or not from_host:
        return None
    receiver = _receiver(hops, registrable_domain)
    if receiver is None:
        return None
    own = list(_own(headers, hops, receiver, registrable_domain))
    if not own:
        return None
    results = tuple(_each_method_once(own))
    standing = _standing(results, from_host, registrable_domain)
    if standing is Standing.FAILED and _changed_on_the_way(
        headers, hops, results, receiver, registrable_domain
    ):
        standing = Standing.UNPROVEN
    named = next((each.receiver for each in own if each.results), "")
    return Authentication(named or receiver.name, results, standing)


def _receiver(hops: Sequence[Hop], registrable_domain: RegistrableDomain) -> Receiver | None:
    """Who took the mail last; stores without a name of their own stand in its house."""
    for hop in hops:
        for host in (hop.by_host, hop.from_host) if hop.inside else (hop.by_host,):
            if known := receiver_of(host, registrable_domain):
                return known
        if not hop.inside:
            return None
    return None


def _own(
    headers: Headers,
    hops: Sequence[Hop],
    receiver: Receiver,
    registrable_domain: RegistrableDomain,
) -> Iterator[ReceiverResults]:
    ways = iter(hops)
    for name, value in headers:
        if name in _WRITTEN_BY_SENDERS:
            return
        if name == "received":
            hop = next(ways, None)
            crossed = hop is None or not hop.inside
            if crossed and receiver.place is Place.ABOVE_RECEIVED:
                return
        if name != "authentication-results":
            continue
        told = read_results(value)
        if _is_of(told, receiver, registrable_domain):
            yield told
        elif receiver.place is not Place.ABOVE_RECEIVED:
            return  # the provider's own always stand above others
        if receiver.place is Place.FIRST:
            return


def _is_of(
    told: ReceiverResults, receiver: Receiver, registrable_domain: RegistrableDomain
) -> bool:
    if not told.receiver:
        return receiver.unnamed
    named = receiver_of(told.receiver, registrable_domain)
    return named is not None and named.name == receiver.name


def _each_method_once(own: Sequence[ReceiverResults]) -> Iterator[AuthenticationResult]:
    """Those of the topmost header that speaks of a method; a header may tell of two signatures."""
    settled: set[Method] = set()
    for told in own:
        new = [each for each in told.results if each.method not in settled]
        yield from new
        settled |= {each.method for each in new}


def _standing(
    results: Sequence[AuthenticationResult], from_host: str, registrable_domain: RegistrableDomain
) -> Standing:
    home = organisation_of(from_host, registrable_domain) or from_host

    def at_home(result: AuthenticationResult) -> bool:
        return bool(result.domain) and organisation_of(result.domain, registrable_domain) == home

    verdicts = [each for each in results if each.method is Method.DMARC and at_home(each)]
    if any(each.result is Result.PASS for each in verdicts):
        return Standing.ALIGNED
    if any(each.result is Result.FAIL for each in verdicts):
        return Standing.FAILED
    proofs = [each for each in results if each.method in (Method.SPF, Method.DKIM)]
    passed = [each for each in proofs if each.result is Result.PASS]
    if any(map(at_home, passed)):
        return Standing.ALIGNED
    if any(each.result is Result.FAIL and at_home(each) for each in proofs) and not passed:
        return Standing.FAILED
    return Standing.OTHER_DOMAIN if passed else Standing.UNPROVEN


def _changed_on_the_way(
    headers: Headers,
    hops: Sequence[Hop],
    results: Sequence[AuthenticationResult],
    receiver: Receiver,
    registrable_domain: RegistrableDomain,
) -> bool:
    """Whether a list, a gateway or a forwarder whose seal holds explains what failed."""
    outside = next(
        (each for each in hops if _is_foreign(each.from_host, receiver, registrable_domain)), None
    )
    if outside is not None and is_gateway(outside.from_host, registrable_domain):
        return True
    if any(
        each.result is Result.PASS and is_list(each.domain, registrable_domain) for each in results
    ):
        return True
    if not any(each.method is Method.ARC and each.result is Result.PASS for each in results):
        return False
    sealers = (tag_of(value, "d") for name, value in headers if name == "arc-seal")
    return any(
        is_trusted_sealer(each, registrable_domain)
        and _is_foreign(each, receiver, registrable_domain)
        for each in sealers
    )


def _is_foreign(host: str, receiver: Receiver, registrable_domain: RegistrableDomain) -> bool:
    known = receiver_of(host, registrable_domain)
    return known is not None and known.name != receiver.name
