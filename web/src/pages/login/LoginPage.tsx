/** Signing in as a job seeker; goes on to where the visitor wanted to be. */
import { Link, useSearch } from '@tanstack/react-router'
import { AlreadyIn } from '../../features/signing-in/AlreadyIn'
import { LEGAL, SIGN_IN } from '../../features/signing-in/copy'
import { SignInForm } from '../../features/signing-in/SignInForm'
import type { User } from '../../lib/user'
import { textLink } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'

const LINK = `${textLink} inline-flex min-h-11 items-center`

export function LoginPage() {
  const search = useSearch({ from: '/login' })
  const onward = (user: User) => search.redirect ?? (user.plan === 'free' ? '/' : '/premium')
  return (
    <EntryPage
      title={SIGN_IN.title}
      intro={SIGN_IN.intro}
      below={
        <>
          <p>
            {SIGN_IN.newHere}{' '}
            <Link to="/signup" search={search} className={LINK}>
              {SIGN_IN.signUp}
            </Link>
          </p>
          <p>
            {SIGN_IN.team}{' '}
            <Link to="/enterprise-login" className={LINK}>
              {SIGN_IN.enterprise}
            </Link>
          </p>
          <Legal />
        </>
      }
    >
      <AlreadyIn onward={onward} />
      <SignInForm onward={onward} />
    </EntryPage>
  )
}

function Legal() {
  return (
    <p className="flex gap-5">
      <Link to="/terms" className={LINK}>
        {LEGAL.terms}
      </Link>
      <Link to="/privacy" className={LINK}>
        {LEGAL.privacy}
      </Link>
    </p>
  )
}
