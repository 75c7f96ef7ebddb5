/** Making an account; the new user goes on to where they wanted to be, or to Premium. */
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { SIGN_UP } from '../../features/signing-in/copy'
import { SignUpForm } from '../../features/signing-in/SignUpForm'
import { textLink } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'

export function SignUpPage() {
  const search = useSearch({ from: '/signup' })
  const router = useRouter()
  return (
    <EntryPage
      title={SIGN_UP.title}
      intro={SIGN_UP.intro}
      below={
        <p>
          {SIGN_UP.have}{' '}
          <Link to="/login" search={search} className={`${textLink} inline-flex min-h-11 items-center`}>
            {SIGN_UP.signIn}
          </Link>
        </p>
      }
    >
      <SignUpForm done={() => router.history.push(search.redirect ?? '/premium')} />
    </EntryPage>
  )
}
