/** The organisation's policy, for those who may not change it. */
import { usePolicy } from '../../lib/candidates'
import { Loading } from '../../ui/Loading'
import { KEPT, POLICY } from './copy'

export function PolicyInWords() {
  const { data, isError } = usePolicy()
  if (isError) return <p role="alert">{KEPT.failed}</p>
  if (!data) return <Loading words={KEPT.loading} lines={2} />
  return (
    <>
      <ul className="list-disc space-y-1 pl-5">
        <li>{data.signalsOnly ? KEPT.signalsOnly : KEPT.scores}</li>
        <li>{KEPT.days(data.retentionDays)}</li>
        {data.doNotKeep && <li>{KEPT.notKept}</li>}
      </ul>
      <p className="mt-3 text-sm text-muted">{POLICY.only}</p>
    </>
  )
}
