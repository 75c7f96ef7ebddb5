/** What members set and see of themselves and their organisation; admins change its policy, the look of its reports and its webhooks. */
import { Link } from '@tanstack/react-router'
import { NoMember } from '../../features/access/NoMember'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { AuditLog } from '../../features/audit/AuditLog'
import { AUDIT } from '../../features/audit/copy'
import { BRAND } from '../../features/candidate/brandCopy'
import { POLICY } from '../../features/candidate/copy'
import { Policy } from '../../features/candidate/Policy'
import { ReportBrand } from '../../features/candidate/ReportBrand'
import { WEBHOOKS } from '../../features/webhooks/copy'
import { Webhooks } from '../../features/webhooks/Webhooks'
import { useArrival } from '../../lib/arrive'
import type { User } from '../../lib/user'
import { buttonLook, textLink } from '../../ui/button'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'
import { ADMINS, EXPORT, ORGANISATION, PROFILE, SETTINGS } from './copy'
import { Export } from './Export'
import { Organisation } from './Organisation'
import { PolicyInWords } from './PolicyInWords'

const PARTS = [
  ['profile', PROFILE.title],
  ['organisation', ORGANISATION.title],
  ['policy', POLICY.title],
  ['brand', BRAND.title],
  ['webhooks', WEBHOOKS.title],
  ['audit', AUDIT.title],
  ['export', EXPORT.title],
] as const
const FOR_ADMINS: readonly string[] = ['brand', 'webhooks', 'audit']

export function SettingsPage() {
  return (
    <>
      <Title>{SETTINGS.title}</Title>
      <SignedInOnly checking={SETTINGS.checking}>
        {(user) =>
          user.role ? (
            <Settings key={user.id} user={user} role={user.role} />
          ) : (
            <NoMember {...SETTINGS.noMember} other="/account" />
          )
        }
      </SignedInOnly>
    </>
  )
}

function Settings({ user, role }: { user: User; role: NonNullable<User['role']> }) {
  const isAdmin = role === 'admin'
  useArrival(true)
  return (
    <div className="mx-auto max-w-5xl px-4 pt-6 sm:px-6 sm:pt-8">
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{SETTINGS.title}</h1>
      <div className="mt-5 gap-x-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <Contents isAdmin={isAdmin} />
        <div className="space-y-5">
          <Part id="profile" title={PROFILE.title} intro={PROFILE.intro}>
            <Profile user={user} />
          </Part>
          <Part id="organisation" title={ORGANISATION.title}>
            <Organisation user={user} role={role} />
          </Part>
          <Part id="policy" title={POLICY.title} intro={isAdmin ? POLICY.intro : undefined}>
            {isAdmin ? <Policy /> : <PolicyInWords />}
          </Part>
          {isAdmin && (
            <>
              <Part id="brand" title={BRAND.title} intro={BRAND.intro}>
                <ReportBrand />
              </Part>
              <Part id="webhooks" title={WEBHOOKS.title} intro={WEBHOOKS.intro}>
                <Webhooks />
              </Part>
              <Part id="audit" title={AUDIT.title} intro={AUDIT.intro}>
                <AuditLog />
              </Part>
            </>
          )}
          <Part id="export" title={EXPORT.title}>
            <Export isAdmin={isAdmin} />
          </Part>
          {!isAdmin && <p className="text-muted">{ADMINS}</p>}
        </div>
      </div>
    </div>
  )
}

function Contents({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label={SETTINGS.contents} className="mb-5 lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 lg:block">
        {PARTS.filter(([id]) => isAdmin || !FOR_ADMINS.includes(id)).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className={`${textLink} inline-flex min-h-11 items-center lg:min-h-9`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Profile({ user }: { user: User }) {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-muted">{PROFILE.name}</dt>
        <dd className="mb-2 wrap-anywhere sm:mb-0">{user.name}</dd>
        <dt className="text-muted">{PROFILE.email}</dt>
        <dd className="wrap-anywhere">{user.email}</dd>
      </dl>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {PROFILE.links.map(([id, words]) => (
          <li key={id}>
            <Link to="/account" hash={id} className={buttonLook('outline')}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
