/** All of one's data to take along, and the account to delete. */
import { useState } from 'react'
import { exportAccount } from '../../lib/accounts'
import { useAction } from '../../lib/action'
import { saveFile } from '../../lib/save'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { DATA } from './copy'
import { DeleteAccount } from './DeleteAccount'

export function OwnData() {
  const [deleting, setDeleting] = useState(false)
  const taking = useAction<void, Blob>(exportAccount, (zip) => {
    saveFile(zip, DATA.file)
    toast(DATA.exported)
  })
  return (
    <>
      <h3 className="font-semibold">{DATA.exportTitle}</h3>
      <p className="mt-1 mb-3 max-w-prose text-muted">{DATA.exportWords}</p>
      {taking.problem && (
        <div className="mb-3">
          <ProblemNote problem={taking.problem} otherwise={DATA.exportFailed} />
        </div>
      )}
      <button type="button" aria-disabled={taking.busy} className={buttonLook('outline')} onClick={() => taking.act()}>
        {taking.busy ? DATA.exportBusy : DATA.export}
      </button>
      <div className="mt-6 border-t border-line pt-6">
        <h3 className="font-semibold">{DATA.deleteTitle}</h3>
        <p className="mt-1 mb-3 max-w-prose text-muted">{DATA.deleteWords}</p>
        <button type="button" className={buttonLook('danger')} onClick={() => setDeleting(true)}>
          {DATA.delete}
        </button>
      </div>
      {deleting && <DeleteAccount close={() => setDeleting(false)} />}
    </>
  )
}
