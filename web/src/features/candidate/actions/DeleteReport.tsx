/** Deletes a report with its file and text, once that was confirmed. */
import { useAction } from '../../../lib/action'
import { deleteCheck } from '../../../lib/candidates'
import { DeleteButton } from '../../../ui/DeleteButton'
import { toast } from '../../../ui/toast'
import { DELETE } from './copy'

export function DeleteReport({ id, gone }: { id: string; gone: () => void }) {
  const action = useAction<void, void>(
    () => deleteCheck(id),
    () => {
      toast(DELETE.done)
      gone()
    },
  )
  return (
    <DeleteButton words={DELETE} action={action}>
      <p>{DELETE.words}</p>
    </DeleteButton>
  )
}
