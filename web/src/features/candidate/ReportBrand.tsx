/** The logo and the colour of an organisation's PDF reports, for its admins. */
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../lib/action'
import { useForm } from '../../lib/form'
import { asProblem } from '../../lib/problem'
import {
  type ReportBrand as Brand,
  changeAccent,
  LOGO_IMAGE,
  noteBrand,
  removeLogo,
  sendLogo,
  useBrand,
} from '../../lib/reportBrand'
import { useUploading } from '../../lib/uploading'
import { buttonLook } from '../../ui/button'
import { Field } from '../../ui/Field'
import { FileField } from '../../ui/FileField'
import { Loading } from '../../ui/Loading'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { UploadProgress } from '../../ui/UploadProgress'
import { BRAND, LOGO } from './brandCopy'

const COLOUR = /^#[0-9a-f]{6}$/i
const MOST_BYTES = 1_000_000

export function ReportBrand() {
  const { data, error, isFetching, refetch } = useBrand()
  if (data)
    return (
      <div className="space-y-6">
        <Logo brand={data} />
        <Accent brand={data} />
      </div>
    )
  if (error && !isFetching)
    return (
      <ProblemNote problem={asProblem(error)} otherwise={BRAND.readFailed}>
        <button type="button" className={buttonLook('outline', 'mt-2')} onClick={() => void refetch()}>
          {BRAND.retry}
        </button>
      </ProblemNote>
    )
  return <Loading words={BRAND.loading} lines={3} />
}

function Logo({ brand }: { brand: Brand }) {
  const queries = useQueryClient()
  const [wrong, setWrong] = useState('')
  const [shown, setShown] = useState(0)
  const sending = useUploading(sendLogo, (changed: Brand) => {
    toast(LOGO.saved)
    setShown(shown + 1)
    noteBrand(queries, changed)
  })
  const removing = useAction<void, void>(removeLogo, () => {
    toast(LOGO.removed)
    noteBrand(queries, { ...brand, hasLogo: false })
  })
  const problem = sending.problem ?? removing.problem
  return (
    <div className="max-w-xl">
      {brand.hasLogo && (
        <div className="mb-4 flex flex-wrap items-center gap-4">
          {/* Paper is white in both themes. */}
          <img
            src={`${LOGO_IMAGE}?${shown}`}
            alt={LOGO.alt}
            className="max-h-20 max-w-60 rounded-control border border-line bg-[#fff] object-contain p-2"
          />
          <button
            type="button"
            aria-disabled={removing.busy || sending.busy}
            className={buttonLook('outline')}
            onClick={() => !sending.busy && removing.act()}
          >
            {LOGO.takeOff}
          </button>
        </div>
      )}
      <FileField
        name="logo"
        accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
        words={LOGO}
        wrongWith={(file) => (file.size > MOST_BYTES ? LOGO.large : '')}
        file={null}
        error={wrong}
        disabled={sending.busy || removing.busy}
        choose={(file, words) => {
          setWrong(words)
          sending.forget()
          removing.clear()
          if (file) sending.start(file)
        }}
      />
      <UploadProgress uploading={sending} words={LOGO} />
      {problem && (
        <div className="mt-3">
          <ProblemNote problem={problem} otherwise={LOGO.failed} />
        </div>
      )}
    </div>
  )
}

function Accent({ brand }: { brand: Brand }) {
  const queries = useQueryClient()
  const form = useForm({ accent: brand.accent })
  const { act, busy, problem } = useAction(changeAccent, (changed) => {
    toast(BRAND.saved)
    form.set('accent', changed.accent)
    noteBrand(queries, changed)
  })
  const typed = form.values.accent.trim()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed && !COLOUR.test(typed)) form.blame(event.currentTarget, 'accent', BRAND.accentWrong)
    else act(typed)
  }
  return (
    <form noValidate className="space-y-3 border-t border-line pt-5" onSubmit={submit}>
      <Field
        form={form}
        name="accent"
        label={BRAND.accent}
        hint={BRAND.accentHint}
        missing={BRAND.accentWrong}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className="max-w-72"
      />
      {COLOUR.test(typed) && (
        <p className="inline-flex items-center gap-2 rounded-control border border-line bg-[#fff] px-3 py-1.5">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <rect width="16" height="16" rx="3" fill={typed} />
          </svg>
          <svg aria-label={BRAND.sample} role="img" viewBox="0 0 120 20" className="h-5 w-30">
            <text y="15" fontSize="15" fontWeight="700" fill={typed}>
              {BRAND.sampleWords}
            </text>
          </svg>
        </p>
      )}
      {problem && <ProblemNote problem={problem} otherwise={BRAND.failed} />}
      <button type="submit" aria-disabled={busy} className={buttonLook('outline', 'block')}>
        {busy ? BRAND.saving : BRAND.save}
      </button>
    </form>
  )
}
