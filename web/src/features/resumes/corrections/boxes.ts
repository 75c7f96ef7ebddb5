/** One entry of a list, or the resume itself with path "", in; what the form's fields need to show and change it out. */
import type { Box } from '../../../ui/Field'
import type { Mistakes } from './draft'

export function boxesOf<Name extends string>(
  values: Record<Name, string>,
  path: string,
  mistakes: Mistakes,
  change: (changed: Partial<Record<Name, string>>) => void,
): Box<Name> {
  const errors = Object.keys(values).map((name) => [name, mistakes[path === '' ? name : `${path}.${name}`] ?? ''])
  return {
    values,
    errors: Object.fromEntries(errors),
    set: (name, value) => change({ [name]: value } as Partial<Record<Name, string>>),
  }
}
