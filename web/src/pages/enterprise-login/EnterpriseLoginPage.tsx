/** Signing in for a company: to the dashboard of those who have one, home for everybody else. */
import { Link } from '@tanstack/react-router'
import { AlreadyIn } from '../../features/signing-in/AlreadyIn'
import { LEGAL, SIGN_IN } from '../../features/signing-in/copy'
import { SignInForm } from '../../features/signing-in/SignInForm'
import type { User } from '../../lib/user'
import { textLink } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'

const LINK = `${textLink} inline-flex min-h-11 items-center`

const onward = (user: User) => (user.plan === 'enterprise' || user.is_org_admin ? '/enterprise/dashboard' : '/')

export function EnterpriseLoginPage() {
  return (
    <EntryPage
      title={SIGN_IN.enterpriseTitle}
      intro={SIGN_IN.enterpriseIntro}
      below={
        <>
          <p>
            {SIGN_IN.sales}{' '}
            <Link to="/enterprise-contact" className={LINK}>
              {SIGN_IN.demo}
            </Link>
          </p>
          <p>
            {SIGN_IN.notTeam}{' '}
            <Link to="/login" className={LINK}>
              {SIGN_IN.consumer}
            </Link>
          </p>
          <p className="flex gap-5">
            <Link to="/terms" className={LINK}>
              {LEGAL.terms}
            </Link>
            <Link to="/privacy" className={LINK}>
              {LEGAL.privacy}
            </Link>
          </p>
        </>
      }
    >
      <AlreadyIn onward={onward} />
      <SignInForm onward={onward} />
    </EntryPage>
  )
}
