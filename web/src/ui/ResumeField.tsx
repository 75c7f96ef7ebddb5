/** Where a resume is chosen or dropped: its type and size are looked at before anything is sent. */
import clsx from 'clsx'
import { useId, useRef, useState } from 'react'
import { Icon } from './Icon'
import { ACCEPTED, RESUME, sizeOf, wrongWith } from './resumeFile'

interface ResumeFieldProps {
  file: File | null
  /** What is wrong with what was chosen, or missing. */
  error: string
  disabled: boolean
  choose: (file: File | null, wrong: string) => void
}

export function ResumeField({ file, error, disabled, choose }: ResumeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [first, second] = files ?? []
    if (!first) return
    const wrong = second ? RESUME.several : wrongWith(first)
    choose(wrong ? null : first, wrong)
  }
  return (
    <div>
      <p id={`${id}-label`} className="font-semibold">
        {RESUME.label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside is the other */}
      <div
        className={clsx(
          'mt-1 flex min-h-28 flex-col items-center justify-center gap-1 rounded-control border-2 border-dashed px-4 py-4 text-center',
          'has-focus-visible:outline-3 has-focus-visible:outline-accent',
          over ? 'border-accent bg-accent-soft' : error ? 'border-danger bg-paper' : 'border-edge bg-paper',
        )}
        onDragOver={(event) => {
          if (disabled) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) take(event.dataTransfer.files)
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name="resume"
          accept={ACCEPTED}
          disabled={disabled}
          className="sr-only"
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== ''}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again after it was mended.
            event.target.value = ''
          }}
        />
        {file ? (
          <p className="flex max-w-full items-center gap-2">
            <Icon name="text" className="size-5 text-accent" />
            <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
            <span className="shrink-0 text-sm text-muted">{sizeOf(file.size)}</span>
          </p>
        ) : (
          <Icon name="upload" className="size-6 text-accent" />
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-1.5">
          <label
            id={`${id}-choose`}
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent-deep underline underline-offset-4"
          >
            {RESUME.choose}
          </label>
          <span className="text-muted">{RESUME.drop}</span>
          {file && (
            <button
              type="button"
              disabled={disabled}
              aria-label={RESUME.removeNamed(file.name)}
              className="ml-2 inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4"
              onClick={() => {
                choose(null, '')
                input.current?.focus()
              }}
            >
              {RESUME.remove}
            </button>
          )}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {RESUME.kinds}
        </p>
      </div>
      <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm font-semibold text-danger not-empty:mt-1">
        {error && <Icon name="warning" className="mt-px size-4.5" />}
        {error}
      </p>
      <p role="status" className="sr-only">
        {file ? RESUME.chosen(file.name) : ''}
      </p>
    </div>
  )
}
