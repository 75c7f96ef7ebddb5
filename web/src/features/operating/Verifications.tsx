/** Results by host or id, without what was read; each can be deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action'
import { momentOf } from '../../lib/moment'
import {
  type AdministeredVerification,
  deleteVerification,
  noteVerifications,
  useVerifications,
} from '../../lib/overseeing'
import { buttonLook } from '../../ui/button'
import { Confirm } from '../../ui/Confirm'
import { Paged } from '../../ui/Paged'
import { Part } from '../../ui/Part'
import { toast } from '../../ui/toast'
import { SEARCH } from './copy'
import { Search } from './Search'
import { DELETE, VERIFICATIONS } from './workCopy'

export function Verifications() {
  const [search, setSearch] = useState('')
  const query = useVerifications(search)
  const results = query.data?.pages.flatMap((page) => page.verifications)
  return (
    <Part id="verifications" title={VERIFICATIONS.title} intro={VERIFICATIONS.intro}>
      <Search label={VERIFICATIONS.search} search={search} ask={setSearch} />
      <Paged query={query} words={VERIFICATIONS}>
        {results?.length === 0 && <p className="mt-4">{search ? SEARCH.none(search) : VERIFICATIONS.none}</p>}
        {results && results.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {results.map((result) => (
              <Line key={result.id} result={result} />
            ))}
          </ul>
        )}
      </Paged>
    </Part>
  )
}

const nameOf = ({ host, kind }: AdministeredVerification) => host || VERIFICATIONS.pasted[kind]

function Line({ result }: { result: AdministeredVerification }) {
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-semibold">{nameOf(result)}</p>
        <p>{VERIFICATIONS.score(result.trustScore)}</p>
        <p className="text-sm text-muted">{momentOf(new Date(result.checkedAt))}</p>
        <p className="text-sm text-muted">{result.id}</p>
      </div>
      <button
        type="button"
        aria-label={DELETE.of(nameOf(result), result.id)}
        className={buttonLook('outline')}
        onClick={() => setAsking(true)}
      >
        {DELETE.button}
      </button>
      {asking && <Delete result={result} close={() => setAsking(false)} />}
    </li>
  )
}

function Delete({ result, close }: { result: AdministeredVerification; close: () => void }) {
  const queries = useQueryClient()
  const action = useAction<void, void>(
    () => deleteVerification(result.id),
    async () => {
      toast(DELETE.done)
      await noteVerifications(queries)
      close()
    },
  )
  return (
    <Confirm
      title={DELETE.title(nameOf(result))}
      yes={DELETE.yes}
      busy={DELETE.busy}
      no={DELETE.no}
      action={action}
      otherwise={DELETE.failed}
      close={close}
    >
      <p>{DELETE.why}</p>
    </Confirm>
  )
}
