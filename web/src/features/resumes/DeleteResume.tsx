/** Deletes a resume with all that was made of it, once that was confirmed. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { deleteResume, type ListedResume, noteDeleted } from '../../lib/resumes'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { toast } from '../../ui/toast'
import { DELETE } from './copy'

interface DeleteResumeProps {
  resume: ListedResume
  /** There is no other. */
  alone: boolean
  gone: () => void
}

export function DeleteResume({ resume: { id, filename, isDefault }, alone, gone }: DeleteResumeProps) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const action = useAction<void, void>(
    () => deleteResume(id),
    async () => {
      toast(DELETE.done)
      gone()
      await noteDeleted(queries, id)
    },
  )
  return (
    <>
      <button
        type="button"
        aria-label={DELETE.named(filename)}
        className={buttonLook('danger', 'max-sm:px-4')}
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
          <p className="wrap-anywhere">
            {DELETE.words(filename)} {isDefault && !alone && DELETE.next}
          </p>
        </Confirm>
      )}
    </>
  )
}
