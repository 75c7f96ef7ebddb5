/** What the employer says of the position, a statement, and facts to correct; kept until it has arrived. */
import { useEffect, useRef, useState } from 'react'
import { type Form, useForm } from '../../lib/form'
import { type Corrections, type GiveReply, giveReply, type Position } from '../../lib/replies'
import { useSubmit } from '../../lib/submit'
import { buttonLook } from '../../ui/button'
import { Field, Select, TextField } from '../../ui/Field'
import { ProblemNote } from '../../ui/ProblemNote'
import { FORM, PERIODS, POSITIONS } from './copy'

// Named as the server names what is wrong with it.
const EMPTY = {
  position: '',
  statement: '',
  'corrections.pay': '',
  maximum: '',
  currency: '',
  period: '',
  place: '',
  'corrections.companySite': '',
}
type Name = keyof typeof EMPTY
type Values = Record<Name, string>

interface ReplyFormProps {
  id: string
  domain: string
  said: () => Promise<void>
}

export function ReplyForm({ id, domain, said }: ReplyFormProps) {
  const form = useForm<Name>(EMPTY, `reply ${id}`)
  const [correcting, setCorrecting] = useState(() => !isNothing(correctionsOf(form.values)))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sent = useSubmit(
    form,
    (body: GiveReply) => giveReply(id, body),
    () => {
      form.clear()
      void said()
    },
  )
  return (
    <form
      onSubmit={(event) => sent.submit(event, bodyOf(form.values, domain))}
      noValidate
      className="max-w-prose space-y-4"
    >
      <h4 ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere">
        {FORM.title(domain)}
      </h4>
      <p className="text-muted">{FORM.intro}</p>
      <Select
        form={form}
        name="position"
        label={FORM.position}
        choose={FORM.choosePosition}
        choices={Object.entries(POSITIONS).map(([value, { choose }]) => [value, choose])}
      />
      <TextField
        form={form}
        name="statement"
        label={FORM.statement}
        hint={FORM.statementHint}
        maxLength={2000}
        rows={4}
      />
      {correcting ? (
        <Facts form={form} domain={domain} />
      ) : (
        <button type="button" className={buttonLook('quiet')} onClick={() => setCorrecting(true)}>
          {FORM.correct}
        </button>
      )}
      {sent.problem && <ProblemNote problem={sent.problem} otherwise={FORM.failed} />}
      <div>
        <button type="submit" aria-disabled={sent.busy} className={buttonLook('strong')}>
          {sent.busy ? FORM.sending : FORM.send}
        </button>
      </div>
    </form>
  )
}

function Facts({ form, domain }: { form: Form<Name>; domain: string }) {
  const { values } = form
  const paid = values['corrections.pay'] !== '' || values.maximum !== ''
  const amount = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', unmarked: true } as const
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{FORM.correct}</legend>
      <p className="text-muted">{FORM.correctIntro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field form={form} name="corrections.pay" label={FORM.minimum} {...amount} />
        <Field form={form} name="maximum" label={FORM.maximum} {...amount} />
        <Field
          form={form}
          name="currency"
          label={FORM.currency}
          hint={FORM.currencyHint}
          maxLength={3}
          autoCapitalize="characters"
          required={paid}
          unmarked
        />
        <Select
          form={form}
          name="period"
          label={FORM.period}
          choose={FORM.choosePeriod}
          choices={Object.entries(PERIODS)}
          required={paid}
          unmarked
        />
      </div>
      <Field form={form} name="place" label={FORM.place} maxLength={120} unmarked />
      <Field
        form={form}
        name="corrections.companySite"
        label={FORM.site}
        hint={FORM.siteHint(domain)}
        maxLength={500}
        inputMode="url"
        autoCapitalize="none"
        unmarked
      />
    </fieldset>
  )
}

type AskedCorrections = NonNullable<GiveReply['corrections']>

const amountOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

function correctionsOf(values: Values): AskedCorrections {
  const [minimum, maximum] = [amountOf(values['corrections.pay']), amountOf(values.maximum)]
  const period = values.period as NonNullable<Corrections['pay']>['period']
  return {
    pay: minimum === null && maximum === null ? null : { minimum, maximum, currency: values.currency, period },
    place: values.place.trim(),
    companySite: values['corrections.companySite'].trim(),
  }
}

const isNothing = ({ pay, place, companySite }: AskedCorrections): boolean => !pay && !place && !companySite

function bodyOf(values: Values, domain: string): GiveReply {
  const corrections = correctionsOf(values)
  return {
    domain,
    position: (values.position || null) as Position | null,
    statement: values.statement.trim(),
    corrections: isNothing(corrections) ? null : corrections,
  }
}
