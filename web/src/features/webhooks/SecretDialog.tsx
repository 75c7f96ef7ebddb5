/** A signing secret, shown once: nothing keeps it, and a click beside it does not lose it. */
import { useId } from 'react'
import { buttonLook } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { SECRET } from './copy'

export function SecretDialog({ secret, close }: { secret: string; close: () => void }) {
  const field = useId()
  return (
    <Dialog title={SECRET.title} close={() => {}}>
      <div className="space-y-4">
        <p className="flex gap-2.5">
          <Icon name="warning" className="mt-0.5 size-5 text-caution" />
          {SECRET.once}
        </p>
        <div>
          <label htmlFor={field} className="block font-semibold">
            {SECRET.label}
          </label>
          <input
            id={field}
            readOnly
            value={secret}
            className="mt-1 block h-11 w-full rounded-control border border-edge bg-paper px-3 font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={secret} label={SECRET.copy} />
          <button type="button" className={buttonLook('strong')} onClick={close}>
            {SECRET.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
