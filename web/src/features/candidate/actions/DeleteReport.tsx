/** Deletes a report with its file and text, once that was confirmed. */
import { useState } from 'react'
import { useAction } from '../../../lib/action'
import { deleteCheck } from '../../../lib/candidates'
import { buttonLook } from '../../../ui/button'
import { Confirm } from '../../../ui/Confirm'
import { toast } from '../../../ui/toast'
import { DELETE } from './copy'

export function DeleteReport({ id, gone }: { id: string; gone: () => void }) {
  const [asked, setAsked] = useState(false)
  const action = useAction<void, void>(
    () => deleteCheck(id),
    () => {
      toast(DELETE.done)
      gone()
    },
  )
  return (
    <>
      <button
        type="button"
        className={buttonLook('danger')}
        onClick={() => {
          action.clear()
          setAsked(true)
        }}
      >
        {DELETE.title}
      </button>
      {asked && (
        <Confirm
          title={DELETE.ask}
          yes={DELETE.yes}
          busy={DELETE.busy}
          no={DELETE.no}
          action={action}
          otherwise={DELETE.failed}
          close={() => setAsked(false)}
        >
          <p>{DELETE.words}</p>
        </Confirm>
      )}
    </>
  )
}
