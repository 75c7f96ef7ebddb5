/** A secret to scan or type, and the first code as proof that the app has it. */
import { useEffect, useRef } from 'react'
import { confirmTotp, type TotpOffer } from '../../lib/accounts'
import { useForm } from '../../lib/form'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { TOTP } from './copy'

interface SetUpTotpProps {
  offer: TotpOffer
  done: (codes: string[]) => void
  cancel: () => void
}

export function SetUpTotp({ offer, done, cancel }: SetUpTotpProps) {
  const form = useForm({ code: '' })
  const { submit, busy, problem } = useSubmit(form, confirmTotp, done)
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <form
      noValidate
      aria-label={TOTP.title}
      className="max-w-md space-y-4"
      onSubmit={(event) => submit(event, form.values.code.replaceAll(/\s/g, ''))}
    >
      <p ref={start} tabIndex={-1}>
        {TOTP.scan}
      </p>
      {/* As a picture it is never part of the page: nothing in it could run. */}
      <img src={pictureOf(offer.svg)} alt={TOTP.picture} className="size-52 rounded-control bg-[white] p-2" />
      <div>
        <p className="font-semibold">{TOTP.secret}</p>
        <p className="mt-1 mb-2 font-mono wrap-anywhere">{inFours(offer.secret)}</p>
        <CopyButton text={offer.secret} label={TOTP.copySecret} />
      </div>
      {problem && <ProblemNote problem={problem} otherwise={TOTP.confirmFailed} />}
      <Field
        form={form}
        name="code"
        label={TOTP.code}
        missing={TOTP.codeMissing}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={buttonLook('strong')}>
          {busy ? TOTP.confirming : TOTP.confirm}
        </button>
        <button type="button" className={buttonLook('outline')} onClick={cancel}>
          {TOTP.cancel}
        </button>
      </div>
    </form>
  )
}

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** A picture that stands alone has to say that it is SVG; one that is part of a page does not. */
const pictureOf = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/^<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"'))}`
