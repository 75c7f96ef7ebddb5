/** A status in, a badge out: icon, word and colour; green, yellow, red, and grey for any other. */
import clsx from 'clsx'
import { Icon, type IconName } from '../../ui/Icon'
import { STATUS, STATUS_OTHER, type StatusName } from './copy'

const LOOKS: Record<StatusName, { icon: IconName; look: string }> = {
  healthy: { icon: 'check', look: 'bg-verified-soft text-verified' },
  warning: { icon: 'warning', look: 'bg-caution-soft text-caution' },
  critical: { icon: 'close', look: 'bg-danger-soft text-danger' },
}
const OTHER: { icon: IconName; look: string } = { icon: 'question', look: 'bg-unknown-soft text-unknown' }

export function StatusBadge({ status }: { status: string }) {
  const known = Object.hasOwn(LOOKS, status) ? (status as StatusName) : null
  const { icon, look } = known ? LOOKS[known] : OTHER
  return (
    <span className={clsx('inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold', look)}>
      <Icon name={icon} className="size-4.5" />
      {known ? STATUS[known] : STATUS_OTHER}
    </span>
  )
}
