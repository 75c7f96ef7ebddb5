/** The operators' dashboard; whoever is none is told whom it is for. */
import { Link, useSearch } from '@tanstack/react-router'
import clsx from 'clsx'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { WaitingReports } from '../../features/community/WaitingReports'
import { AllBoards } from '../../features/operating/AllBoards'
import { PAGE, REFUSED, TABS } from '../../features/operating/copy'
import { Dashboard } from '../../features/operating/Dashboard'
import { DemoRequests } from '../../features/operating/DemoRequests'
import { FailedTasks } from '../../features/operating/FailedTasks'
import { Organisations } from '../../features/operating/Organisations'
import { Users } from '../../features/operating/Users'
import { Verifications } from '../../features/operating/Verifications'
import { AllReplies } from '../../features/reply/AllReplies'
import { buttonLook } from '../../ui/button'
import { Notice } from '../../ui/Notice'
import { Title } from '../../ui/Title'
import type { AdminTab } from './tab'

export function AdminPage() {
  return (
    <SignedInOnly checking={PAGE.checking}>
      {(user) => (user.is_operator ? <Operators key={user.id} /> : <Refused />)}
    </SignedInOnly>
  )
}

function Operators() {
  const { tab } = useSearch({ from: '/admin' })
  return (
    <div className="mx-auto max-w-5xl px-4 pt-6 sm:px-6 sm:pt-8">
      <Title>{PAGE.title}</Title>
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{PAGE.title}</h1>
      <nav aria-label={TABS.label} className="mt-4 mb-5 flex flex-wrap gap-x-6 border-b border-line">
        <Tab words={TABS.dashboard} open={tab === undefined} />
        <Tab words={TABS.requests} tab="requests" open={tab === 'requests'} />
        <Tab words={TABS.users} tab="users" open={tab === 'users'} />
        <Tab words={TABS.organisations} tab="organisations" open={tab === 'organisations'} />
        <Tab words={TABS.verifications} tab="verifications" open={tab === 'verifications'} />
        <Tab words={TABS.boards} tab="boards" open={tab === 'boards'} />
        <Tab words={TABS.tasks} tab="tasks" open={tab === 'tasks'} />
        <Tab words={TABS.reports} tab="reports" open={tab === 'reports'} />
      </nav>
      <Open tab={tab} />
    </div>
  )
}

function Open({ tab }: AdminTab) {
  if (tab === 'requests') return <DemoRequests />
  if (tab === 'users') return <Users />
  if (tab === 'organisations') return <Organisations />
  if (tab === 'verifications') return <Verifications />
  if (tab === 'boards') return <AllBoards />
  if (tab === 'tasks') return <FailedTasks />
  if (tab === 'reports')
    return (
      <div className="space-y-6">
        <WaitingReports />
        <AllReplies />
      </div>
    )
  return <Dashboard />
}

function Tab({ words, open, tab }: { words: string; open: boolean } & AdminTab) {
  return (
    <Link
      to="/admin"
      search={{ tab }}
      aria-current={open ? 'page' : undefined}
      className={clsx(
        '-mb-px inline-flex min-h-11 items-center border-b-2 font-semibold',
        open ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {words}
    </Link>
  )
}

function Refused() {
  return (
    <Notice eyebrow={REFUSED.eyebrow} title={REFUSED.title}>
      <p>{REFUSED.words}</p>
      <Link to="/" className={buttonLook('outline', 'mt-5')}>
        {REFUSED.home}
      </Link>
    </Notice>
  )
}
