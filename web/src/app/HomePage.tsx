/** The page at "/": the employers' on a host of theirs, else the seekers'; with why somebody was sent here. */
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isEnterpriseHost } from '../lib/brand'
import { Banner } from '../pages/landing/Banner'
import { LandingPage } from '../pages/landing/LandingPage'

// Not part of what seekers load.
const EnterprisePage = lazy(async () => ({
  default: (await import('../pages/enterprise/EnterprisePage')).EnterprisePage,
}))

export function HomePage() {
  const { message } = useSearch({ from: '/' })
  return (
    <>
      {message && <Banner reason={message} />}
      {isEnterpriseHost() ? (
        <Suspense>
          <EnterprisePage />
        </Suspense>
      ) : (
        <LandingPage />
      )}
    </>
  )
}
