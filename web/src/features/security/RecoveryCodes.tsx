/** The recovery codes, shown this once: to copy, to save as a file, and to confirm. */
import { useEffect, useRef } from 'react'
import { saveFile } from '../../lib/save'
import { buttonLook } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { TOTP } from './copy'

export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="max-w-md rounded-control border border-edge p-4">
      <h4 ref={title} tabIndex={-1} className="font-semibold">
        {TOTP.codesTitle}
      </h4>
      <p className="mt-1">{TOTP.codesWords}</p>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label={TOTP.copyCodes} />
        <button
          type="button"
          className={buttonLook('outline')}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), TOTP.file)}
        >
          {TOTP.save}
        </button>
        <button type="button" className={buttonLook('strong')} onClick={done}>
          {TOTP.kept}
        </button>
      </div>
    </div>
  )
}
