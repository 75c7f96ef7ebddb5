/** Where a file is chosen or dropped: what is wrong with it is said before anything is sent. */
import clsx from 'clsx'
import { useId, useRef, useState } from 'react'
import { Icon } from './Icon'
import { sizeOf } from './resumeFile'

export interface FileWords {
  label: string
  choose: string
  drop: string
  kinds: string
  several: string
  remove: string
  removeNamed: (name: string) => string
  chosen: (name: string) => string
}

interface FileFieldProps {
  name: string
  accept: string
  words: FileWords
  wrongWith: (file: File) => string
  file: File | null
  /** What is wrong with what was chosen, or missing. */
  error: string
  disabled: boolean
  choose: (file: File | null, wrong: string) => void
}

export function FileField({ name, accept, words, wrongWith, file, error, disabled, choose }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [first, second] = files ?? []
    if (!first) return
    const wrong = second ? words.several : wrongWith(first)
    choose(wrong ? null : first, wrong)
  }
  return (
    <div>
      <p id={`${id}-label`} className="font-semibold">
        {words.label}
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
          name={name}
          accept={accept}
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
            {words.choose}
          </label>
          <span className="text-muted">{words.drop}</span>
          {file && (
            <button
              type="button"
              disabled={disabled}
              aria-label={words.removeNamed(file.name)}
              className="ml-2 inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4"
              onClick={() => {
                choose(null, '')
                input.current?.focus()
              }}
            >
              {words.remove}
            </button>
          )}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {words.kinds}
        </p>
      </div>
      <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm font-semibold text-danger not-empty:mt-1">
        {error && <Icon name="warning" className="mt-px size-4.5" />}
        {error}
      </p>
      <p role="status" className="sr-only">
        {file ? words.chosen(file.name) : ''}
      </p>
    </div>
  )
}
