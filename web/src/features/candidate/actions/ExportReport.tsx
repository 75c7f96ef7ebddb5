/** The report as a file: as PDF, JSON or a table. */
import { useEffect, useId, useRef, useState } from 'react'
import { useAction } from '../../../lib/action'
import { exportCheck, FORMATS, type Format } from '../../../lib/candidates'
import { sentenceOf } from '../../../lib/problem'
import { saveFile } from '../../../lib/save'
import { buttonLook } from '../../../ui/button'
import { Icon } from '../../../ui/Icon'
import { toast } from '../../../ui/toast'
import { EXPORT } from './copy'

export function ExportReport({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { act, busy, problem } = useAction(
    (format: Format) => exportCheck(id, format),
    (file, format) => saveFile(file, EXPORT.name(id, format)),
  )
  useEffect(() => {
    if (problem) toast(sentenceOf(problem, EXPORT.failed), 'failed')
  }, [problem])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is inside
    <div
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-disabled={busy}
        aria-expanded={open}
        aria-controls={list}
        className={buttonLook('outline')}
        onClick={() => setOpen(!open && !busy)}
      >
        {busy ? EXPORT.busy : EXPORT.title}
        <Icon name="chevron" className={open ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      <ul
        id={list}
        hidden={!open}
        className="absolute left-0 z-10 mt-1 w-full min-w-32 rounded-control border border-edge bg-surface py-1"
      >
        {FORMATS.map((format) => (
          <li key={format}>
            <button
              type="button"
              aria-label={EXPORT.as(EXPORT.formats[format])}
              className="flex min-h-11 w-full items-center px-4 text-left hover:bg-sunken"
              onClick={() => {
                setOpen(false)
                button.current?.focus()
                act(format)
              }}
            >
              {EXPORT.formats[format]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
