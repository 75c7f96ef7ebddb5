/** How a score is made and how often it is wrong: the code's own tables and measured figures, with words around them. */
import { plain, signed } from '../../features/verify/points'
import { dayOf } from '../../lib/moment'
import { textLink } from '../../ui/button'
import { Title } from '../../ui/Title'
import { ERRORS, LIMITS, PAGE, RULES, VERSIONS } from './copy'
import { Ablation, FalseAlarms, Messages, Scores } from './Errors'
import { METHOD, type Measured } from './method'
import { counted, percent } from './numbers'
import { PrecisionRecall } from './PrecisionRecall'
import { Questions } from './Questions'
import { Reliability } from './Reliability'
import { WorkedSum } from './WorkedSum'

export function MethodologyPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{PAGE.title}</Title>
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{PAGE.title}</h1>
      <p className="mt-4 text-lg text-muted">{PAGE.intro}</p>
      <nav aria-label={PAGE.contents} className="mt-6">
        <ul className="flex flex-wrap gap-x-5">
          {PAGE.parts.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`} className={`${textLink} inline-flex min-h-11 items-center`}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Rules />
      <WorkedSum />
      <HowWrong />
      <Questions />
      <section aria-labelledby="limits" className="mt-14">
        <h2 id="limits" className="text-2xl font-bold tracking-tight">
          {LIMITS.title}
        </h2>
        <ul className="mt-3 max-w-prose list-disc space-y-2 pl-5 marker:text-muted">
          {LIMITS.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </section>
      <History />
    </div>
  )
}

function Rules() {
  const { bands, counts, leastCoverage, priors, start, topicLimits } = METHOD
  const [verified, caution] = [plain(bands.verifiedFrom), plain(bands.cautionFrom)]
  return (
    <section aria-labelledby="rules" className="mt-12">
      <h2 id="rules" className="text-2xl font-bold tracking-tight">
        {RULES.title}
      </h2>
      <ol className="mt-3 max-w-prose list-decimal space-y-2 pl-6 marker:font-semibold marker:text-muted">
        <li>{RULES.start(plain(start))}</li>
        <li>{RULES.questions(counts.signals)}</li>
        <li>{RULES.absent}</li>
        <li>{RULES.unknown(percent(leastCoverage))}</li>
        <li>
          {RULES.topics}
          <Pairs
            pairs={topicLimits.map(({ topic, least, most }) => [
              RULES.topicNames[topic],
              RULES.limit(signed(least), signed(most)),
            ])}
          />
        </li>
        <li>{RULES.stops}</li>
        <li>{RULES.activity(caution)}</li>
        <li>{RULES.corroboration(verified)}</li>
        <li>
          {RULES.bands(verified, caution)} {RULES.closed}
        </li>
      </ol>
      <p className="mt-4 max-w-prose">{RULES.risk}</p>
      <div className="max-w-prose pl-6">
        <Pairs
          pairs={priors
            .filter(({ channel }) => channel !== 'row')
            .map(({ channel, share }) => [RULES.channels[channel] ?? channel, percent(share)])}
        />
      </div>
      <p className="mt-4 max-w-prose">{RULES.messages(counts.messageSignals, counts.scripts)}</p>
    </section>
  )
}

function Pairs({ pairs }: { pairs: [string, string][] }) {
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 text-muted tabular-nums">
      {pairs.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1">
          <dt>{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function HowWrong() {
  const { measured } = METHOD
  return (
    <section aria-labelledby="errors" className="mt-14">
      <h2 id="errors" className="text-2xl font-bold tracking-tight">
        {ERRORS.title}
      </h2>
      {measured === null ? (
        <p className="mt-2 max-w-prose">{ERRORS.notYet}</p>
      ) : (
        <>
          <p className="mt-2 max-w-prose">
            {ERRORS.measured(
              dayOf(measured.on),
              measured.version,
              counted(measured.scams),
              counted(measured.legitimate),
            )}
          </p>
          <p className="mt-2 max-w-prose text-muted">{ERRORS.caveat}</p>
          <div className="mt-8 space-y-12">
            {measured.falseAlarms.length > 0 && <FalseAlarms sources={measured.falseAlarms} />}
            <Scores {...measured} />
            {measured.reliability && (
              <Reliability
                measured={measured.reliability}
                even={measured.reliabilityEven}
                scamShare={measured.scamShare}
              />
            )}
            {measured.curves.length > 0 && <PrecisionRecall {...measured} />}
            {measured.ablation.length > 0 && <Ablation rows={[...wholeOf(measured), ...measured.ablation]} />}
          </div>
        </>
      )}
      <div className="mt-12">
        <Messages rows={METHOD.messages} />
      </div>
    </section>
  )
}

/** With all of the evidence: the first curve is ours. */
const wholeOf = ({ curves: [ours] }: Measured) => (ours ? [{ ...ours, without: 'nothing' }] : [])

function History() {
  return (
    <section aria-labelledby="versions" className="mt-14">
      <h2 id="versions" className="text-2xl font-bold tracking-tight">
        {VERSIONS.title}
      </h2>
      <p className="mt-2 max-w-prose">{VERSIONS.meaning}</p>
      <ol className="mt-4 max-w-prose space-y-4">
        {METHOD.versions.map(({ version, since, news }, place) => (
          <li key={version} className="border-l-3 border-line pl-4">
            <p className="font-semibold wrap-anywhere">
              {version}
              {place === 0 && <span className="font-normal text-muted"> ({VERSIONS.current})</span>}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={since}>{dayOf(since)}</time>
            </p>
            <p>{news}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
