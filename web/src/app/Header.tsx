/** The way around in either brand: pages, then who is signed in or how to, and the theme. Folds into a menu on a phone. */
import { Link, useRouterState } from '@tanstack/react-router'
import clsx from 'clsx'
import { useEffect, useId, useState } from 'react'
import { ThemeSwitch } from '../features/theme/ThemeSwitch'
import { isEnterpriseHost, useBrand, useBrandName } from '../lib/brand'
import { useSettings } from '../lib/settings'
import { useUser } from '../lib/user'
import { buttonLook } from '../ui/button'
import { Icon } from '../ui/Icon'
import { Mark } from '../ui/Logo'
import { NAVIGATION } from './copy'
import { UserMenu } from './UserMenu'

export function Header() {
  const [open, setOpen] = useState(false)
  const menu = useId()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const enterprise = useBrand() === 'enterprise'
  const user = useUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [path])
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-8 px-4 py-2 sm:px-6 lg:flex-nowrap">
        <Brand />
        <button
          type="button"
          className="ml-auto inline-flex size-11 items-center justify-center rounded-control border border-edge lg:hidden"
          aria-expanded={open}
          aria-controls={menu}
          aria-label={NAVIGATION.openMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
        <div
          id={menu}
          className={clsx(
            'w-full flex-col gap-4 pt-2 pb-4 lg:flex lg:w-auto lg:flex-1 lg:flex-row lg:items-center lg:py-0',
            open ? 'flex' : 'hidden',
          )}
        >
          <nav aria-label="Main" className="flex flex-col lg:mr-auto lg:flex-row lg:gap-1">
            <NavLink to="/" words={NAVIGATION.home} />
            {!enterprise && <NavLink to="/premium" words={NAVIGATION.premium} />}
            {!enterprise && <NavLink to="/pricing" words={NAVIGATION.pricing} />}
          </nav>
          <nav aria-label="Account" className="flex flex-col gap-2 lg:flex-row lg:items-center">
            {user ? (
              <UserMenu key={path} user={user} enterprise={enterprise} />
            ) : enterprise ? (
              <EnterpriseVisitor />
            ) : (
              <Visitor />
            )}
          </nav>
          <div className="px-3 lg:px-0">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  )
}

function Visitor() {
  return (
    <>
      <NavLink to="/login" words={NAVIGATION.signIn} />
      <Link to="/signup" className={buttonLook('outline')}>
        {NAVIGATION.getStarted}
      </Link>
    </>
  )
}

function EnterpriseVisitor() {
  const settings = useSettings()
  return (
    <>
      <NavLink to="/enterprise-login" words={NAVIGATION.signIn} />
      {settings && (
        <a
          href={`mailto:${settings.salesMail}?subject=${encodeURIComponent(NAVIGATION.salesSubject)}`}
          className={buttonLook('outline')}
        >
          {NAVIGATION.contactSales}
        </a>
      )}
    </>
  )
}

function Brand() {
  const name = useBrandName()
  const home = useBrand() === 'enterprise' && !isEnterpriseHost() ? '/enterprise' : '/'
  return (
    <Link
      to={home}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control text-lg font-bold tracking-tight"
    >
      <Mark className="size-9" />
      {name}
    </Link>
  )
}

function NavLink({ to, words }: { to: '/' | '/premium' | '/pricing' | '/login' | '/enterprise-login'; words: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-muted hover:text-ink"
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{ className: 'text-ink underline decoration-accent decoration-2 underline-offset-8' }}
    >
      {words}
    </Link>
  )
}
