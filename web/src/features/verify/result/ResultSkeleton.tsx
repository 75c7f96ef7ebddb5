/** The shape of a result while the answer is on its way; says nothing it does not know. */
import type { ReactNode } from 'react'
import type { Step } from '../../../lib/progress'
import { BOX } from '../copy'
import { Steps } from './Steps'

export function ResultSkeleton({ step, children }: { step: Step | null; children: ReactNode }) {
  return (
    <div className="mt-6 overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-center justify-between border-b border-line px-4 py-2 sm:px-6">
        <p className="font-semibold">{BOX.busy}</p>
        {children}
      </div>
      {step && <Steps step={step} />}
      <div aria-hidden="true" className="animate-pulse p-4 sm:p-6">
        <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
          <div className="flex gap-4">
            <div className="size-12 rounded-control bg-sunken" />
            <div className="flex-1 space-y-2.5">
              <Bar width="w-3/4" tall />
              <Bar width="w-1/2" />
              <Bar width="w-2/3" />
            </div>
          </div>
          <div className="flex items-center gap-5 md:flex-row-reverse">
            <div className="size-28 rounded-full border-10 border-sunken md:size-36" />
            <div className="space-y-2.5">
              <div className="h-7 w-24 rounded-full bg-sunken" />
              <Bar width="w-32" />
            </div>
          </div>
        </div>
        <div className="mt-8 space-y-3">
          <Bar width="w-40" tall />
          <Bar width="w-full" />
          <Bar width="w-11/12" />
          <Bar width="w-4/5" />
        </div>
      </div>
    </div>
  )
}

function Bar({ width, tall = false }: { width: string; tall?: boolean }) {
  return <div className={`${tall ? 'h-5' : 'h-4'} ${width} max-w-full rounded-full bg-sunken`} />
}
