/** The dashboard of those who have Premium; everybody else is told how to get it. */
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { Elsewhere, SignedInOnly } from '../../features/access/SignedInOnly'
import { TrialBanner } from '../../features/billing/TrialBanner'
import { BOARDS } from '../../features/boards/copy'
import { RESUMES } from '../../features/resumes/copy'
import { Resumes } from '../../features/resumes/Resumes'
import { TrackButton } from '../../features/tracking/TrackButton'
import { useVerification } from '../../features/verify/useVerification'
import { Verify } from '../../features/verify/Verify'
import { useArrival } from '../../lib/arrive'
import { scrolling } from '../../lib/motion'
import type { Filters } from '../../lib/search'
import { textLink } from '../../ui/button'
import { LazyDisclosure } from '../../ui/Disclosure'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'
import { MoreOfResult } from '../result/MoreOfResult'
import { PREMIUM_PAGE } from './copy'
import { addressOf, filtersOf } from './searched'

const route = getRouteApi('/premium')
const Boards = lazy(async () => ({ default: (await import('../../features/boards/Boards')).Boards }))
const JobSearch = lazy(async () => ({ default: (await import('../../features/search/JobSearch')).JobSearch }))
const Alerts = lazy(async () => ({ default: (await import('../../features/alerts/Alerts')).Alerts }))
const SaveSearch = lazy(async () => ({ default: (await import('../../features/alerts/SaveSearch')).SaveSearch }))
const WatchButton = lazy(async () => ({ default: (await import('../../features/alerts/WatchButton')).WatchButton }))

export function PremiumPage() {
  return (
    <>
      <Title>{PREMIUM_PAGE.title}</Title>
      <SignedInOnly checking={PREMIUM_PAGE.checking}>
        {(user) => (user.plan === 'free' ? <Elsewhere to="/pricing?reason=premium_required" /> : <Dashboard />)}
      </SignedInOnly>
    </>
  )
}

function Dashboard() {
  const verification = useVerification()
  useArrival(true)
  const filters = useFilters()
  const { saved } = route.useSearch()
  const navigate = route.useNavigate()
  const search = (changed: Filters) => void navigate({ search: addressOf(changed), hash: '', resetScroll: false })
  const verify = (url: string) => {
    document.getElementById('verify')?.scrollIntoView({ block: 'start', behavior: scrolling() })
    verification.start({ kind: 'link', words: url })
  }
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6 sm:pt-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PREMIUM_PAGE.title}</h1>
        <p className="inline-flex items-center gap-1.5 rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
          <Icon name="check" className="size-4" />
          {PREMIUM_PAGE.active}
        </p>
      </div>
      <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{PREMIUM_PAGE.intro}</p>
      <TrialBanner />
      <Link to="/premium/applications" className={`${textLink} mt-4 inline-flex min-h-11 items-center font-semibold`}>
        {PREMIUM_PAGE.applications}
      </Link>
      <div className="mt-8">
        <Part id="resume" title={RESUMES.title} intro={RESUMES.intro}>
          <Resumes />
        </Part>
      </div>
      <div className="mt-8">
        <Part id="search" title={PREMIUM_PAGE.search} intro={PREMIUM_PAGE.searchIntro}>
          <Suspense fallback={<Loading words={PREMIUM_PAGE.loadingSearch} lines={4} />}>
            <JobSearch
              filters={filters}
              search={search}
              verify={verify}
              beside={<SaveSearch filters={filters} />}
              actions={(job) => (
                <>
                  <TrackButton posting={{ jobId: job.id }} url={job.url} />
                  <WatchButton job={job} />
                </>
              )}
            />
          </Suspense>
        </Part>
      </div>
      <div className="mt-8">
        <Part id="alerts" title={PREMIUM_PAGE.alerts} intro={PREMIUM_PAGE.alertsIntro}>
          <Suspense fallback={<Loading words={PREMIUM_PAGE.loadingAlerts} lines={4} />}>
            <Alerts wanted={saved ?? ''} run={search} />
          </Suspense>
        </Part>
      </div>
      <div className="mt-4 rounded-card border border-line bg-surface px-5 py-1 sm:px-7">
        <LazyDisclosure title={BOARDS.title}>
          <Suspense fallback={<Loading words={BOARDS.loading} lines={4} />}>
            <Boards />
          </Suspense>
        </LazyDisclosure>
      </div>
      <section aria-labelledby="verify" className="mt-10 scroll-mt-6">
        <h2 id="verify" className="mb-4 text-2xl font-bold tracking-tight">
          {PREMIUM_PAGE.verify}
        </h2>
        <Verify verification={verification} more={(answer) => <MoreOfResult answer={answer} />} />
      </section>
      <Link to="/account" hash="history" className={`${textLink} mt-6 inline-flex min-h-11 items-center`}>
        {PREMIUM_PAGE.past}
      </Link>
    </div>
  )
}

/** The same ones until the address changes. */
function useFilters(): Filters {
  const searched = route.useSearch()
  return useMemo(() => filtersOf(searched), [searched])
}
