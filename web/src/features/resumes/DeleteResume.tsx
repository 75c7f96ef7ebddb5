/** Deletes a resume with all that was made of it, once that was confirmed. */
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../lib/action'
import { deleteResume, type ListedResume, noteDeleted } from '../../lib/resumes'
import { DeleteButton } from '../../ui/DeleteButton'
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
  const action = useAction<void, void>(
    () => deleteResume(id),
    async () => {
      toast(DELETE.done)
      gone()
      await noteDeleted(queries, id)
    },
  )
  return (
    <DeleteButton words={DELETE} action={action} label={DELETE.named(filename)} className="max-sm:px-4">
      <p className="wrap-anywhere">
        {DELETE.words(filename)} {isDefault && !alone && DELETE.next}
      </p>
    </DeleteButton>
  )
}
