/** Stands beside the button that searches: keeps the search under a name, and asks how often to write. */
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAction } from '../../lib/action'
import { type HowOften, type SavedSearch, saveSearch, searchesChanged, type Wish } from '../../lib/alerts'
import type { Filters } from '../../lib/search'
import { buttonLook } from '../../ui/button'
import { Dialog } from '../../ui/Dialog'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { SAVE } from './copy'
import { boxLook, OftenChoice } from './OftenChoice'

const NAME_CHARACTERS = 80

export function SaveSearch({ filters }: { filters: Filters }) {
  const [asked, setAsked] = useState(false)
  if (filters.query === '') return null
  return (
    <>
      <button type="button" className={buttonLook('outline')} onClick={() => setAsked(true)}>
        {SAVE.open}
      </button>
      {/* Not within the search's own form. */}
      {asked && createPortal(<SaveDialog filters={filters} close={() => setAsked(false)} />, document.body)}
    </>
  )
}

function SaveDialog({ filters, close }: { filters: Filters; close: () => void }) {
  const id = useId()
  const queries = useQueryClient()
  const [name, setName] = useState(nameOf(filters))
  const [alert, setAlert] = useState<HowOften>('daily')
  const saving = useAction<Wish, SavedSearch>(saveSearch, async (saved) => {
    await searchesChanged(queries)
    toast(SAVE.done(saved.name))
    close()
  })
  return (
    <Dialog title={SAVE.title} close={close}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // to React the search's form is still around it
          saving.act({ name, alert, search: filters })
        }}
      >
        <div>
          <label htmlFor={`${id}-name`} className="font-semibold">
            {SAVE.name}
          </label>
          <input
            id={`${id}-name`}
            required
            maxLength={NAME_CHARACTERS}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={boxLook}
          />
        </div>
        <div>
          <label htmlFor={`${id}-often`} className="font-semibold">
            {SAVE.often}
          </label>
          <OftenChoice id={`${id}-often`} value={alert} choose={setAlert} />
        </div>
        {saving.problem && <ProblemNote problem={saving.problem} otherwise={SAVE.failed} />}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            disabled={name.trim() === ''}
            aria-disabled={saving.busy}
            className={buttonLook('strong')}
          >
            {saving.busy ? SAVE.saving : SAVE.save}
          </button>
          <button type="button" className={buttonLook('outline')} onClick={close}>
            {SAVE.no}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const nameOf = ({ query, location }: Filters) =>
  (location ? `${query} in ${location}` : query).slice(0, NAME_CHARACTERS)
