/** The address's query in, what is searched for out; and back again, without what nobody chose. */
import { CURRENCIES, type Filters, NO_FILTERS, POSTED, RADII, SORTS, TYPES } from '../../lib/search'

const MOST_WORDS = 200
const MOST_PAY = 10_000_000

/** Every key is named even where it is unset: the router would keep what was asked. */
export interface Searched {
  /** The saved search that a mail's link names. */
  saved?: string | undefined
  q?: string | undefined
  location?: string | undefined
  radius?: number | undefined
  pay?: number | undefined
  currency?: Filters['currency'] | undefined
  posted?: Filters['postedWithin'] | undefined
  remote?: true | undefined
  scams?: 'shown' | undefined
  trust?: number | undefined
  type?: string | undefined
  company?: string | undefined
  sort?: Filters['sort'] | undefined
}

export const searchedOf = (query: Record<string, unknown>): Searched => ({
  saved: words(query.saved),
  q: words(query.q),
  location: words(query.location),
  radius: RADII.find((each) => each === Number(query.radius)),
  pay: whole(query.pay, MOST_PAY),
  currency: CURRENCIES.find((each) => each === query.currency),
  posted: POSTED.find((each) => each === query.posted && each !== 'any'),
  remote: query.remote === true || query.remote === 'true' ? true : undefined,
  scams: query.scams === 'shown' ? 'shown' : undefined,
  trust: whole(query.trust, 100),
  type:
    TYPES.filter((each) =>
      String(query.type ?? '')
        .split(',')
        .includes(each),
    ).join(',') || undefined,
  company: words(query.company),
  sort: SORTS.find((each) => each === query.sort && each !== 'relevance'),
})

export const filtersOf = (searched: Searched): Filters => ({
  ...NO_FILTERS,
  query: searched.q ?? '',
  location: searched.location ?? '',
  radiusKm: searched.radius ?? null,
  minSalary: searched.pay ?? null,
  currency: searched.currency ?? 'USD',
  postedWithin: searched.posted ?? 'any',
  remoteOnly: searched.remote === true,
  hideScams: searched.scams !== 'shown',
  minTrust: searched.trust ?? null,
  employmentTypes: TYPES.filter((each) => searched.type?.split(',').includes(each)),
  company: searched.company ?? '',
  sort: searched.sort ?? 'relevance',
})

export const addressOf = (filters: Filters): Searched =>
  searchedOf({
    q: filters.query,
    location: filters.location,
    radius: filters.radiusKm ?? '',
    pay: filters.minSalary ?? '',
    currency: filters.currency === 'USD' ? '' : filters.currency,
    posted: filters.postedWithin,
    remote: filters.remoteOnly,
    scams: filters.hideScams ? '' : 'shown',
    trust: filters.minTrust ?? '',
    type: filters.employmentTypes.join(','),
    company: filters.company,
    sort: filters.sort,
  })

function words(value: unknown): string | undefined {
  // The router reads "2026" in an address as a number.
  const said = typeof value === 'number' ? String(value) : value
  return typeof said === 'string' ? said.trim().slice(0, MOST_WORDS) || undefined : undefined
}

function whole(value: unknown, most: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined
}
