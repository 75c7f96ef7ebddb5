/** Puts a text on the clipboard and says so. */
import { buttonLook } from './button'
import { toast } from './toast'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    // Without https there is no clipboard.
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast('Copied to clipboard!'),
      () => toast('Your browser does not let us copy. Please select the text and copy it.', 'failed'),
    )
  return (
    <button type="button" className={buttonLook('outline')} onClick={() => void copy()}>
      {label}
    </button>
  )
}
