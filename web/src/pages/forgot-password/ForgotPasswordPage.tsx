/** Asking for a link that sets a new password. */
import { Link } from '@tanstack/react-router'
import { FORGOT } from '../../features/signing-in/copy'
import { ForgotForm } from '../../features/signing-in/ForgotForm'
import { textLink } from '../../ui/button'
import { EntryPage } from '../../ui/EntryPage'

export function ForgotPasswordPage() {
  return (
    <EntryPage
      title={FORGOT.title}
      intro={FORGOT.intro}
      below={
        <Link to="/login" className={`${textLink} inline-flex min-h-11 items-center`}>
          {FORGOT.back}
        </Link>
      }
    >
      <ForgotForm />
    </EntryPage>
  )
}
