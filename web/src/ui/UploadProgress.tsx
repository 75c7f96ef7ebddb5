/** How far an upload is, then that its file is being read: in words and as a bar. */
import type { Uploading } from '../lib/uploading'

interface UploadProgressProps {
  uploading: Pick<Uploading<never>, 'busy' | 'sent'>
  words: { uploading: string; reading: string }
}

// Browsers have no bar that is seen in both themes. How long reading takes is not known: it pulses.
const BAR =
  'mt-1.5 block h-2 w-full max-w-md appearance-none overflow-hidden rounded-full border-0 bg-line indeterminate:animate-pulse indeterminate:bg-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent'

export function UploadProgress({ uploading: { busy, sent }, words }: UploadProgressProps) {
  const sending = sent < 1
  const now = sending ? words.uploading : words.reading
  return (
    <>
      <p role="status" className="text-sm text-muted not-empty:mt-4">
        {busy ? now : ''}
      </p>
      {busy && <progress aria-label={now} max={1} {...(sending && { value: sent })} className={BAR} />}
    </>
  )
}
