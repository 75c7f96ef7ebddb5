/** How often honest postings are accused, source by source, and what each part of the evidence adds. */
import { ABLATION, FALSE_ALARMS, MESSAGES, SCORES } from './copy'
import { FigureTable } from './FigureTable'
import type { Measured, MessageRow } from './method'
import { counted, finePercent, percent, range } from './numbers'
import { Interval } from './PrecisionRecall'

export function FalseAlarms({ sources }: { sources: Measured['falseAlarms'] }) {
  const rows = sources.filter(({ source }) => source !== 'all')
  const all = sources.find(({ source }) => source === 'all')
  return (
    <section aria-labelledby="false-alarms">
      <h3 id="false-alarms" className="text-xl font-semibold tracking-tight">
        {FALSE_ALARMS.title}
      </h3>
      <p className="mt-1 max-w-prose">{FALSE_ALARMS.meaning}</p>
      <FigureTable
        caption={FALSE_ALARMS.title}
        columns={FALSE_ALARMS.columns}
        rows={rows.map(cellsOf)}
        {...(all && { total: cellsOf(all) })}
      />
    </section>
  )
}

const cellsOf = ({ source, rows, danger, dangerAtMost, risk }: Measured['falseAlarms'][number]) => [
  FALSE_ALARMS.sources[source] ?? source,
  counted(rows),
  <Count key="danger" count={danger} share={FALSE_ALARMS.atMost(finePercent(dangerAtMost))} />,
  <Count key="risk" count={risk} share={finePercent(rows ? risk / rows : 0)} />,
]

function Count({ count, share }: { count: number; share: string }) {
  return (
    <>
      <span className="font-semibold">{counted(count)}</span>
      <span className="block text-muted">{share}</span>
    </>
  )
}

/** What the product says of scams, and of postings on boards, all in all. */
export function Scores({ scamScores: scams, boards }: Pick<Measured, 'scamScores' | 'boards'>) {
  if (!scams && !boards) return null
  return (
    <section aria-labelledby="scores">
      <h3 id="scores" className="text-xl font-semibold tracking-tight">
        {SCORES.title}
      </h3>
      <FigureTable
        caption={SCORES.title}
        columns={SCORES.columns}
        rows={[
          ...(scams
            ? [
                [SCORES.scams, SCORES.scamsTold(scams.highest, percent(scams.danger), percent(scams.below60))],
                [SCORES.verifiedScams, counted(scams.verified)],
              ]
            : []),
          ...(boards
            ? [
                [
                  SCORES.listed,
                  SCORES.listedTold(
                    counted(boards.listedVerified),
                    counted(boards.listed),
                    percent(boards.listedVerified / boards.listed),
                  ),
                ],
                [
                  SCORES.others,
                  SCORES.othersTold(boards.othersLowest, boards.othersHighest, counted(boards.othersBelow60)),
                ],
              ]
            : []),
        ]}
      />
    </section>
  )
}

export function Messages({ rows }: { rows: MessageRow[] }) {
  return (
    <section aria-labelledby="messages">
      <h3 id="messages" className="text-xl font-semibold tracking-tight">
        {MESSAGES.title}
      </h3>
      <p className="mt-1 max-w-prose">{MESSAGES.meaning}</p>
      <FigureTable
        caption={MESSAGES.title}
        columns={MESSAGES.columns}
        rows={rows.map(({ of, scams, honest }) => [
          MESSAGES.languages[of] ?? of,
          <ToldOf key="scams" told={scams} />,
          <ToldOf key="honest" told={honest} />,
        ])}
      />
    </section>
  )
}

function ToldOf({ told: { danger, n, least, most } }: { told: MessageRow['scams'] }) {
  return (
    <>
      <span className="font-semibold">{percent(danger / n)}</span>{' '}
      <span className="whitespace-nowrap">({MESSAGES.of(counted(danger), counted(n))})</span>
      <span className="block whitespace-nowrap text-muted">{range({ value: danger / n, least, most }, percent)}</span>
    </>
  )
}

export function Ablation({ rows }: { rows: Measured['ablation'] }) {
  return (
    <section aria-labelledby="ablation">
      <h3 id="ablation" className="text-xl font-semibold tracking-tight">
        {ABLATION.title}
      </h3>
      <p className="mt-1 max-w-prose">{ABLATION.meaning}</p>
      <FigureTable
        caption={ABLATION.title}
        columns={ABLATION.columns}
        rows={rows.map(({ without, averagePrecision, rocAuc }) => [
          ABLATION.parts[without] ?? without,
          <Interval key="ap" figure={averagePrecision} />,
          <Interval key="auc" figure={rocAuc} />,
        ])}
      />
    </section>
  )
}
