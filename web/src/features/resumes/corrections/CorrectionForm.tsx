/** Everything that was read of a resume, to be corrected; saved together, and never lost by leaving unasked. */
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAction } from '../../../lib/action'
import { sentenceOf } from '../../../lib/problem'
import { type Corrections, correctResume, type Fields, noteResume, type Resume } from '../../../lib/resumes'
import { buttonLook } from '../../../ui/button'
import { ProblemNote } from '../../../ui/ProblemNote'
import { toast } from '../../../ui/toast'
import { FORM } from './copy'
import { changesOf, type Mistakes, mistakesOf, pathOf, tidy } from './draft'
import { Groups } from './Groups'
import { Leaving, useLeaving } from './Leaving'

export function CorrectionForm({ resume, close }: { resume: Resume; close: () => void }) {
  const queries = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState(resume.corrected)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const changes = changesOf(draft, resume)
  const changed = Object.keys(changes).length > 0
  const leaving = useLeaving(changed, close)
  const action = useAction(
    (asked: Corrections) => correctResume(resume.id, asked),
    async (corrected) => {
      await noteResume(queries, corrected)
      toast(FORM.saved)
      close()
    },
  )
  useEffect(() => heading.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are marked
  useEffect(() => {
    const box = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    box?.closest('details')?.setAttribute('open', '')
    box?.focus()
  }, [mistakes])
  const change = (made: Partial<Fields>) => {
    setDraft((before) => ({ ...before, ...made }))
    // What was said was about what stood there before.
    setMistakes({})
    action.clear()
  }
  // The server looks closer than this page does.
  const { problem } = action
  useEffect(() => {
    const path = problem && pathOf(problem.field)
    if (path) setMistakes({ [path]: sentenceOf(problem) })
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What is empty goes now, so that the server counts the entries as the form does.
    setDraft(tidy(draft))
    const found = mistakesOf(tidy(draft))
    setMistakes(found)
    if (Object.keys(found).length === 0) action.act(changes)
  }
  return (
    <form ref={element} noValidate aria-labelledby="corrections" className="space-y-8" onSubmit={submit}>
      <div>
        <h3 id="corrections" ref={heading} tabIndex={-1} className="scroll-mt-6 text-lg font-semibold tracking-tight">
          {FORM.title}
        </h3>
        <p className="max-w-prose text-muted">{FORM.intro}</p>
      </div>
      <fieldset disabled={action.busy} className="min-w-0 space-y-8">
        <legend className="sr-only">{FORM.fields}</legend>
        <Groups draft={draft} read={resume.read} mistakes={mistakes} change={change} />
      </fieldset>
      {problem && Object.keys(mistakes).length === 0 && <ProblemNote problem={problem} otherwise={FORM.failed} />}
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
        <button type="submit" disabled={!changed || action.busy} className={buttonLook('strong')}>
          {action.busy ? FORM.saving : FORM.save}
        </button>
        <button type="button" className={buttonLook('outline')} onClick={leaving.leave}>
          {FORM.cancel}
        </button>
        <p role="status" className="text-sm text-muted">
          {changed ? FORM.unsaved : ''}
        </p>
      </div>
      {leaving.asked && <Leaving leaving={leaving} />}
    </form>
  )
}
