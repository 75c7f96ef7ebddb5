/** A label, a box to type or choose in, a hint, and what is wrong with it, tied to the box. */
import clsx from 'clsx'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'
import type { Form } from '../lib/form'
import { Icon } from './Icon'

/** What a field shows of a form, and how it changes it. */
export type Box<Name extends string> = Pick<Form<Name>, 'values' | 'errors' | 'set'>

interface Asked<Name extends string> {
  form: Box<Name>
  name: Name
  label: string
  /** What it says when it is needed and empty. */
  missing?: string
  hint?: ReactNode
  /** In a form where nothing is required, no field says so. */
  unmarked?: boolean
  className?: string
}

type Without<Attributes> = Omit<Attributes, 'form' | 'name' | 'value' | 'onChange' | 'id' | 'className'>

const LOOK =
  'mt-1 block w-full rounded-control border border-edge bg-paper px-4 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger focus-visible:outline-offset-0'

export function Field<Name extends string>({
  form,
  name,
  label,
  missing,
  hint,
  unmarked,
  className,
  ...input
}: Asked<Name> & Without<InputHTMLAttributes<HTMLInputElement>>) {
  const box = useBox(form, name, missing, hint)
  return (
    <Labelled {...box} label={label} hint={hint} optional={!input.required && !unmarked} className={className}>
      <input {...input} {...box.control} className={`${LOOK} h-12`} />
    </Labelled>
  )
}

/** Can be shown, pasted and filled in by a password manager. */
export function PasswordField<Name extends string>({
  form,
  name,
  label,
  missing,
  hint,
  unmarked,
  className,
  ...input
}: Asked<Name> & Without<InputHTMLAttributes<HTMLInputElement>>) {
  const box = useBox(form, name, missing, hint)
  const [shown, setShown] = useState(false)
  return (
    <Labelled {...box} label={label} hint={hint} optional={!input.required && !unmarked} className={className}>
      <span className="relative block">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...box.control}
          type={shown ? 'text' : 'password'}
          className={`${LOOK} h-12 pr-20`}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold text-accent-deep"
          aria-label={`${shown ? 'Hide' : 'Show'}: ${label}`}
          aria-controls={box.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </span>
    </Labelled>
  )
}

export function TextField<Name extends string>({
  form,
  name,
  label,
  missing,
  hint,
  unmarked,
  className,
  ...input
}: Asked<Name> & Without<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const box = useBox(form, name, missing, hint)
  return (
    <Labelled {...box} label={label} hint={hint} optional={!input.required && !unmarked} className={className}>
      <textarea dir="auto" rows={6} {...input} {...box.control} className={`${LOOK} min-h-32 resize-y py-3`} />
    </Labelled>
  )
}

export function Select<Name extends string>({
  form,
  name,
  label,
  missing,
  hint,
  unmarked,
  className,
  choose,
  choices,
  ...input
}: Asked<Name> & { choose: string; choices: [string, string][] } & Without<SelectHTMLAttributes<HTMLSelectElement>>) {
  const box = useBox(form, name, missing, hint)
  return (
    <Labelled {...box} label={label} hint={hint} optional={!input.required && !unmarked} className={className}>
      <span className="relative block">
        <select {...input} {...box.control} className={`${LOOK} h-12 appearance-none pr-11`}>
          <option value="">{choose}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
      </span>
    </Labelled>
  )
}

function useBox<Name extends string>(form: Box<Name>, name: Name, missing: string | undefined, hint: ReactNode) {
  const id = useId()
  const error = form.errors[name] ?? ''
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    error,
    control: {
      id,
      name,
      value: form.values[name],
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      'aria-invalid': error !== '',
      'aria-describedby': described || undefined,
      'data-missing': missing,
    },
  }
}

interface LabelledProps {
  id: string
  error: string
  label: string
  hint: ReactNode
  optional: boolean
  className: string | undefined
  children: ReactNode
}

function Labelled({ id, error, label, hint, optional, className, children }: LabelledProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-sm font-semibold text-danger">
          <Icon name="warning" className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}
