/** The preparation of an interview for those who have Premium; everybody else is told how to get it. */
import { useParams } from '@tanstack/react-router'
import { Elsewhere, SignedInOnly } from '../../features/access/SignedInOnly'
import { PREPARE } from '../../features/preparation/copy'
import { Preparing } from '../../features/preparation/Preparing'
import { Title } from '../../ui/Title'

export function PreparationPage() {
  const { applicationId } = useParams({ from: '/premium/applications/$applicationId/prepare' })
  return (
    <>
      <Title>{PREPARE.title}</Title>
      <SignedInOnly checking={PREPARE.checking}>
        {(user) =>
          user.plan === 'free' ? (
            <Elsewhere to="/pricing?reason=premium_required" />
          ) : (
            <Preparing key={applicationId} applicationId={applicationId} />
          )
        }
      </SignedInOnly>
    </>
  )
}
