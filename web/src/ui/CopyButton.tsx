/** Puts a text on the clipboard and says so. */
import { buttonLook } from './button'
import { toast } from './toast'

interface CopyButtonProps {
  text: string
  label: string
  /** What the button is called where several stand on a page. */
  name?: string
}

export function CopyButton({ text, label, name }: CopyButtonProps) {
  const copy = () =>
    // Without https there is no clipboard.
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast('Copied to clipboard!'),
      () => toast('Your browser does not let us copy. Please select the text and copy it.', 'failed'),
    )
  return (
    <button type="button" aria-label={name} className={buttonLook('outline')} onClick={() => void copy()}>
      {label}
    </button>
  )
}
