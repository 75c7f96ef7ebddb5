/** Three ways to show that a domain is one's own; what is to be published is shown once, then looked for. */
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../lib/action'
import { useForm } from '../../lib/form'
import { longDayOf } from '../../lib/moment'
import { beginProof, checkProof, type DomainProof, type Way } from '../../lib/replies'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { CopyButton } from '../../ui/CopyButton'
import { Field } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { PROVE } from './copy'

interface ProveDomainProps {
  id: string
  domain: string
  /** An earlier attempt that can still be shown. */
  begun: DomainProof | undefined
  proven: () => Promise<void>
}

export function ProveDomain({ id, domain, begun, proven }: ProveDomainProps) {
  const [proof, setProof] = useState(begun ?? null)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = proof?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is told of by its heading
  useEffect(() => heading.current?.focus(), [step])
  return (
    <div className="max-w-prose">
      <h4 ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere">
        {PROVE.title(domain)}
      </h4>
      {proof === null ? (
        <Choose id={id} domain={domain} begun={setProof} />
      ) : (
        <Publish proof={proof} proven={proven} anew={() => setProof(null)} />
      )}
    </div>
  )
}

const WAYS = Object.keys(PROVE.ways) as Way[]

function Choose({ id, domain, begun }: { id: string; domain: string; begun: (proof: DomainProof) => void }) {
  const [way, setWay] = useState<Way>('mailbox')
  const form = useForm({ mailbox: '' })
  const sent = useSubmit(form, () => beginProof(id, { domain, way, mailbox: form.values.mailbox }), begun)
  return (
    <form onSubmit={(event) => sent.submit(event, null)} noValidate className="mt-1 space-y-4">
      <p className="text-muted">{PROVE.intro}</p>
      <fieldset>
        <legend className="font-semibold">{PROVE.legend}</legend>
        {WAYS.map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name="way"
              value={each}
              checked={way === each}
              onChange={() => setWay(each)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              {PROVE.ways[each].label} <span className="block text-sm text-muted">{PROVE.ways[each].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {way === 'mailbox' && (
        <Field
          form={form}
          name="mailbox"
          type="email"
          label={PROVE.mailbox}
          hint={PROVE.mailboxHint(domain)}
          missing={PROVE.mailboxMissing}
          autoCapitalize="none"
          required
        />
      )}
      {sent.problem && <ProblemNote problem={sent.problem} otherwise={PROVE.failed} />}
      <button type="submit" aria-disabled={sent.busy} className={buttonLook('strong')}>
        {sent.busy ? PROVE.sending : PROVE.goOn}
      </button>
    </form>
  )
}

interface PublishProps {
  proof: DomainProof
  proven: () => Promise<void>
  anew: () => void
}

function Publish({ proof, proven, anew }: PublishProps) {
  const look = useAction<void, DomainProof>(() => checkProof(proof.id), proven)
  const byMail = proof.way === 'mailbox'
  return (
    <div className="mt-2 space-y-3">
      {byMail && <p role="status">{PROVE.sent(proof.mailbox)}</p>}
      {!byMail && proof.record !== '' && <Record proof={proof} />}
      {!byMail && proof.record === '' && <p>{PROVE.waiting(longDayOf(askedAt(proof)))}</p>}
      {look.problem && <ProblemNote problem={look.problem} otherwise={PROVE.failed} />}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {!byMail && (
          <button type="button" aria-disabled={look.busy} className={buttonLook('strong')} onClick={() => look.act()}>
            {look.busy ? PROVE.looking : PROVE.look}
          </button>
        )}
        <button type="button" className={buttonLook('quiet')} onClick={anew}>
          {PROVE.anew}
        </button>
      </div>
    </div>
  )
}

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000
const askedAt = ({ expiresAt }: DomainProof) => new Date(new Date(expiresAt).getTime() - SEVEN_DAYS_MS)

function Record({ proof }: { proof: DomainProof }) {
  return (
    <>
      <p>
        {proof.way === 'dns' ? PROVE.record : PROVE.file}{' '}
        <span className="font-semibold wrap-anywhere">{proof.place}</span>
      </p>
      <p>
        <code className="block rounded-control border border-edge bg-sunken p-3 font-mono text-sm wrap-anywhere">
          {proof.record}
        </code>
      </p>
      <CopyButton text={proof.record} label={PROVE.copy} />
      <p className="text-sm text-muted">{PROVE.once}</p>
    </>
  )
}
