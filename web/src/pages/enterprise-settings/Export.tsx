/** What there is to take along: each report, one's own data, and for admins all that the organisation owns. */
import { Link } from '@tanstack/react-router'
import { useAction } from '../../lib/action'
import { exportOrganization } from '../../lib/candidates'
import { saveFile } from '../../lib/save'
import { buttonLook, textLink } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { EXPORT } from './copy'

export function Export({ isAdmin }: { isAdmin: boolean }) {
  const link = `${textLink} inline-flex min-h-6 items-center`
  return (
    <>
      {isAdmin && <Whole />}
      <div className="space-y-2">
        <p>
          {EXPORT.reports}{' '}
          <Link to="/enterprise/dashboard" hash="history" className={link}>
            {EXPORT.reportsLink}
          </Link>
        </p>
        <p>
          {EXPORT.own}{' '}
          <Link to="/account" hash="data" className={link}>
            {EXPORT.ownLink}
          </Link>
        </p>
      </div>
    </>
  )
}

function Whole() {
  const { act, busy, problem } = useAction<void, Blob>(exportOrganization, (zip) => {
    saveFile(zip, EXPORT.file)
    toast(EXPORT.made)
  })
  return (
    <div className="mb-5 border-b border-line pb-5">
      <h3 className="font-semibold">{EXPORT.whole}</h3>
      <p className="mt-1 mb-3 max-w-prose text-muted">{EXPORT.wholeWords}</p>
      {problem && (
        <div className="mb-3">
          <ProblemNote problem={problem} otherwise={EXPORT.failed} />
        </div>
      )}
      <button type="button" aria-disabled={busy} className={buttonLook('outline')} onClick={() => act()}>
        {busy ? EXPORT.making : EXPORT.make}
      </button>
    </div>
  )
}
