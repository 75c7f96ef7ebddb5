/** A form's fields in, what was typed and what is wrong with it out; kept in this tab until it has arrived. */
import { useState } from 'react'

export interface Form<Name extends string> {
  values: Record<Name, string>
  /** By the name of the field: what is wrong with it, in words. */
  errors: Partial<Record<Name, string>>
  set: (name: Name, value: string) => void
  /** Says what is wrong with a field, and puts the focus there; false when the form has no such field. */
  blame: (element: HTMLFormElement, name: string, words: string) => boolean
  /** Whether every field is as it must be; if not, each says why and the first has the focus. */
  check: (element: HTMLFormElement) => boolean
  /** Empties the form and forgets what was kept of it. */
  clear: () => void
}

/** `kept` names where the typed text outlives a reload; without it (passwords) nothing is kept. */
export function useForm<Name extends string>(empty: Record<Name, string>, kept = ''): Form<Name> {
  const [values, setValues] = useState(() => ({ ...empty, ...read(kept, empty) }))
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  return {
    values,
    errors,
    set: (name, value) => {
      // Several may be set at once, each on top of the one before.
      setValues((before) => {
        const changed = { ...before, [name]: value }
        write(kept, changed)
        return changed
      })
      setErrors(({ [name]: _, ...others }) => others as typeof errors)
    },
    blame: (element, name, words) => {
      const field = element.elements.namedItem(name)
      if (!(field instanceof HTMLElement)) return false
      setErrors({ ...errors, [name]: words })
      field.focus()
      return true
    },
    check: (element) => {
      const wrong = [...element.elements].filter(isField).filter((field) => wordsFor(field) !== '')
      setErrors(Object.fromEntries(wrong.map((field) => [field.name, wordsFor(field)])) as typeof errors)
      wrong[0]?.focus()
      return wrong.length === 0
    },
    clear: () => {
      setValues(empty)
      setErrors({})
      forget(kept)
    },
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== ''

/** The browser tells what is wrong; the words are ours, so that they are the same in every browser. */
function wordsFor(field: Control): string {
  const { validity } = field
  if (validity.valueMissing || (field.required && field.value.trim() === ''))
    return field.dataset.missing ?? 'Please fill this in.'
  if (validity.typeMismatch) return 'Please enter an email address such as name@example.com.'
  if (validity.tooShort && 'minLength' in field) return `Please enter at least ${field.minLength} characters.`
  return validity.valid ? '' : field.validationMessage
}

function read<Name extends string>(kept: string, empty: Record<Name, string>): Partial<Record<Name, string>> {
  if (kept === '') return {}
  try {
    const found: Record<string, unknown> = JSON.parse(sessionStorage.getItem(kept) ?? '{}')
    const names = Object.keys(empty).filter((name) => typeof found[name] === 'string')
    return Object.fromEntries(names.map((name) => [name, found[name]])) as Partial<Record<Name, string>>
  } catch {
    return {}
  }
}

function write(kept: string, values: Record<string, string>): void {
  if (kept === '') return
  try {
    sessionStorage.setItem(kept, JSON.stringify(values))
  } catch {
    // Storage is closed to us: the text lives as long as the page.
  }
}

function forget(kept: string): void {
  try {
    sessionStorage.removeItem(kept)
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
