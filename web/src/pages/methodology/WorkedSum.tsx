/** The sum of one example of the landing page, line by line, as its result shows it. */
import { Link } from '@tanstack/react-router'
import { plain, signed } from '../../features/verify/points'
import { textLink } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { SUM } from './copy'
import { FigureTable } from './FigureTable'
import { METHOD } from './method'
import { percent } from './numbers'

export function WorkedSum() {
  const { example } = METHOD
  const credit = example.notFound.reduce((sum, { points }) => sum + points, 0)
  const [start, ...rest] = example.lines
  return (
    <section aria-labelledby="sum" className="mt-14">
      <h2 id="sum" className="text-2xl font-bold tracking-tight">
        {SUM.title}
      </h2>
      <p className="mt-2 max-w-prose">
        {SUM.meaning(example.title, example.company)}{' '}
        <Link to="/" className={textLink}>
          {SUM.tryIt}
        </Link>
      </p>
      <div className="max-w-xl">
        <FigureTable
          caption={SUM.title}
          columns={SUM.columns}
          rows={[
            ...(start ? [[start.label, plain(start.points)]] : []),
            ...(example.notFound.length ? [[SUM.notFound(example.notFound.length), signed(credit)]] : []),
            ...rest.map(({ label, points }) => [label, signed(points)]),
          ]}
          total={[SUM.total, example.score === null ? '–' : plain(example.score)]}
        />
        <p className="mt-3 text-muted">
          {SUM.outcome(example.headline, percent(example.scamRisk), percent(example.coverage))}
        </p>
        <Disclosure title={SUM.eachNotFound}>
          <FigureTable
            caption={SUM.eachNotFound}
            columns={SUM.columns}
            rows={example.notFound.map(({ label, points }) => [label, signed(points)])}
          />
        </Disclosure>
      </div>
    </section>
  )
}
