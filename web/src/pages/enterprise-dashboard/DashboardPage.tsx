/** Candidate verification for the members of an organisation: usage, the form, a report, the history. */
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { NoMember } from '../../features/access/NoMember'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { CandidateForm } from '../../features/candidate/CandidateForm'
import { Check } from '../../features/candidate/Check'
import { FORM, HISTORY, NO_MEMBER, PAGE, ROLES, VIEWER } from '../../features/candidate/copy'
import { History } from '../../features/candidate/History'
import { Usage } from '../../features/candidate/Usage'
import { useArrival } from '../../lib/arrive'
import { keepCheck, noteChecked } from '../../lib/candidates'
import type { User } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'

export function DashboardPage() {
  return (
    <>
      <Title>{PAGE.title}</Title>
      <SignedInOnly checking={PAGE.checking} elsewhere="/?message=contact-sales">
        {(user) => (user.role ? <Dashboard key={user.id} user={user} role={user.role} /> : <NoMember {...NO_MEMBER} />)}
      </SignedInOnly>
    </>
  )
}

function Dashboard({ user, role }: { user: User; role: NonNullable<User['role']> }) {
  const { verification } = useSearch({ from: '/enterprise/dashboard' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  useArrival(true)
  const open = (id?: string) =>
    void navigate({ to: '/enterprise/dashboard', search: id ? { verification: id } : {}, resetScroll: false })
  const member = role !== 'viewer'
  return (
    <div className="mx-auto max-w-5xl space-y-5 px-4 pt-6 sm:px-6 sm:pt-8">
      <Top user={user} role={role} />
      <Usage member={member} reading={verification !== undefined} />
      {verification && <Check id={verification} member={member} open={open} close={() => open()} />}
      {member ? (
        <div hidden={verification !== undefined}>
          <Part id="verify" title={FORM.title} intro={FORM.intro}>
            <CandidateForm
              done={(check) => {
                keepCheck(queries, check)
                noteChecked(queries)
                open(check.id)
              }}
            />
          </Part>
        </div>
      ) : (
        <p className="flex gap-2.5 rounded-card border border-line bg-surface p-4">
          <Icon name="info" className="mt-0.5 size-5 text-muted" />
          {VIEWER}
        </p>
      )}
      <Part id="history" title={HISTORY.title} intro={HISTORY.intro}>
        <History open={open} />
      </Part>
    </div>
  )
}

function Top({ user, role }: { user: User; role: NonNullable<User['role']> }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{PAGE.title}</h1>
        <p className="mt-1 text-muted wrap-anywhere">
          {user.organization || user.company || user.email} · {ROLES[role]}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/enterprise/bulk" className={buttonLook('outline')}>
          {PAGE.bulk}
        </Link>
        <Link to="/enterprise/api-keys" className={buttonLook('outline')}>
          {PAGE.keys}
        </Link>
        <Link to="/enterprise/settings" hash="policy" className={buttonLook('outline')}>
          {PAGE.policy}
        </Link>
        <a href="#history" className={buttonLook('outline')}>
          {PAGE.history}
        </a>
      </div>
    </div>
  )
}
