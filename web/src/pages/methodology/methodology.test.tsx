/** The page about the method tells what the code's tables and the measured figures say, and in words too. */
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { open } from '../../testing/open'
import { ABLATION, CURVES, ERRORS, FALSE_ALARMS, MESSAGES, PAGE, RELIABILITY, SCORES } from './copy'
import { Ablation, FalseAlarms, Messages, Scores } from './Errors'
import { type Figure, METHOD } from './method'
import { percent } from './numbers'
import { PrecisionRecall } from './PrecisionRecall'
import { Reliability } from './Reliability'

const figure = (value: number): Figure => ({ value, least: value - 0.1, most: value + 0.1 })
const cells = (name: string) => {
  const table = screen.getByRole<HTMLTableElement>('table', { name })
  return [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent))
}

describe('the page', () => {
  it('leads to each of its parts', async () => {
    await open('/methodology')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(PAGE.title)
    const contents = within(screen.getByRole('navigation', { name: PAGE.contents }))
    for (const { id, words } of PAGE.parts) {
      expect(contents.getByRole('link', { name: words })).toHaveAttribute('href', `#${id}`)
      expect(document.getElementById(id)).toHaveTextContent(words)
    }
  })

  it('works a sum that adds up to its score', async () => {
    await open('/methodology')
    const { example } = METHOD
    const total = [...example.lines, ...example.notFound].reduce((sum, { points }) => sum + points, 0)
    expect(total).toBeCloseTo(example.score ?? Number.NaN, 6)
    const shown = cells('A worked sum')
    expect(shown[1]).toEqual(['Where every posting starts', String(METHOD.start)])
    expect(shown.at(-1)).toEqual(['Trust score', String(example.score)])
    const points = shown.slice(1, -1).map(([, told]) => Number(told?.replace('−', '-')))
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(example.score ?? Number.NaN, 6)
  })

  it('lists every question once, with what its answers are worth', async () => {
    await open('/methodology')
    for (const signal of METHOD.signals) expect(screen.getAllByText(signal.question)).not.toHaveLength(0)
    const fee = METHOD.signals.find(({ id }) => id === 'upfront_payment')
    expect(fee).toBeDefined()
    const row = screen.getByText(fee?.question ?? '').closest('tr')
    expect(row).toHaveTextContent(`−${Math.abs(fee?.present ?? 0)}`)
    expect(row).toHaveTextContent(`Limits the score to ${fee?.ceiling}.`)
    expect(METHOD.signals).toHaveLength(METHOD.counts.signals)
  })

  it('names the version that scores now, the newest first', async () => {
    await open('/methodology')
    const versions = within(screen.getByRole('region', { name: 'Versions' })).getAllByRole('listitem')
    expect(versions[0]).toHaveTextContent(`${METHOD.version} (today)`)
    expect(METHOD.versions[0]?.version).toBe(METHOD.version)
  })

  it('shows figures only where they were measured', async () => {
    await open('/methodology')
    const errors = within(screen.getByRole('region', { name: ERRORS.title }))
    expect(errors.queryByText(ERRORS.notYet) === null).toBe(METHOD.measured !== null)
    const title = RELIABILITY.at(percent(METHOD.measured?.scamShare ?? 0))
    expect(errors.queryByRole('img', { name: title }) !== null).toBe(Boolean(METHOD.measured?.reliability))
  })
})

describe('the reliability diagram', () => {
  const bins = [
    { n: 80, told: 0.1, found: figure(0.2) },
    { n: 20, told: 0.8, found: figure(0.7) },
  ]

  it('draws a dot for each group and tells the same as a table', () => {
    const error = { value: 0.034, least: 0.02, most: 0.051 }
    const rare = 'Where 4.8% of postings are scams'
    render(<Reliability measured={{ n: 100, error, bins }} even={{ n: 100, error, bins: [] }} scamShare={0.0484} />)
    expect(screen.getByRole('img', { name: 'Where 50% of postings are scams' })).toBeVisible()
    const plot = screen.getByRole('img', { name: rare })
    expect(plot).toHaveAccessibleDescription(RELIABILITY.told)
    const dots = [...plot.querySelectorAll('circle')].map((dot) => [
      Number(dot.getAttribute('cx')),
      Number(dot.getAttribute('cy')),
    ])
    expect(dots).toHaveLength(2)
    const [first, second] = dots as [[number, number], [number, number]]
    expect(second[0]).toBeGreaterThan(first[0])
    expect(second[1]).toBeLessThan(first[1])
    expect(screen.getAllByText(/^On average we are 3.4% off \(2% to 5.1%/)).toHaveLength(2)
    expect(cells(rare)).toEqual([
      RELIABILITY.columns,
      ['10%', '20%', '10% to 30%', '80'],
      ['80%', '70%', '60% to 80%', '20'],
    ])
  })
})

describe('precision and recall', () => {
  const curves = ['TrustHound', 'A simple method'].map((name, place) => ({
    name,
    averagePrecision: figure(0.7 - place / 5),
    rocAuc: figure(0.9 - place / 5),
    points: [
      { recall: 0.1, precision: 1 },
      { recall: 0.6, precision: 0.8 - place / 5 },
    ],
  }))

  it('draws a line for each method, apart by more than colour, and tells the same as tables', () => {
    const gain = { averagePrecision: figure(0.2), rocAuc: figure(0.05) }
    render(<PrecisionRecall curves={curves} scamShare={0.0484} gain={gain} gainUntouched={gain} />)
    const lines = [...screen.getByRole('img', { name: CURVES.title }).querySelectorAll('polyline')]
    expect(lines).toHaveLength(2)
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2)
    expect(screen.getByText(/where 4.8% of all postings are scams/)).toBeVisible()
    expect(cells(CURVES.summary)[1]).toEqual(['TrustHound', '0.7000.600 to 0.800', '0.9000.800 to 1.000'])
    const table = cells(CURVES.title)
    expect(table[1]).toEqual(['10%', '100%', '100%'])
    expect(table[5]).toEqual(['50%', '80%', '60%'])
    expect(table[10]).toEqual(['100%', '–', '–'])
    expect(cells(CURVES.gain).slice(1)).toEqual([
      [CURVES.onAll, '+0.200+0.100 to +0.300', '+0.050−0.050 to +0.150'],
      [CURVES.onUntouched, '+0.200+0.100 to +0.300', '+0.050−0.050 to +0.150'],
    ])
  })
})

it('false alarms are told source by source, with their bound and the sum last', () => {
  const source = { rows: 200, danger: 1, dangerAtMost: 0.0235, risk: 4 }
  render(
    <FalseAlarms
      sources={[
        { source: 'all', ...source, rows: 400 },
        { source: 'uber_2025', ...source },
        { source: 'a new one', ...source },
      ]}
    />,
  )
  expect(cells(FALSE_ALARMS.title)).toEqual([
    FALSE_ALARMS.columns,
    ['Uber, 2025', '200', '1at most 2.35%', '42%'],
    ['a new one', '200', '1at most 2.35%', '42%'],
    ['All together', '400', '1at most 2.35%', '41%'],
  ])
})

it('what each part adds is told with intervals', () => {
  render(<Ablation rows={[{ without: 'text model', averagePrecision: figure(0.5), rocAuc: figure(0.8) }]} />)
  expect(cells(ABLATION.title)).toEqual([
    ABLATION.columns,
    ['The model of wording', '0.5000.400 to 0.600', '0.8000.700 to 0.900'],
  ])
})

it('messages are told by language, found and accused alike', () => {
  const told = (danger: number) => ({ danger, n: 200, least: 0.1, most: 0.9 })
  render(<Messages rows={[{ of: 'hi-Latn', scams: told(180), honest: told(1) }]} />)
  expect(cells(MESSAGES.title)).toEqual([
    MESSAGES.columns,
    ['Hindi-English', '90% (180 of 200)10% to 90%', '0.5% (1 of 200)10% to 90%'],
  ])
})

it('where scores come to lie is told in words', () => {
  render(
    <Scores
      scamScores={{ highest: 79, verified: 0, below60: 0.31, danger: 0.124 }}
      boards={{
        listed: 360,
        listedVerified: 340,
        others: 360,
        othersHighest: 79,
        othersLowest: 61,
        othersBelow60: 0,
      }}
    />,
  )
  expect(cells(SCORES.title).map(([, told]) => told)).toEqual([
    'Result',
    'Highest score 79; 12.4% in danger, 31% below 60',
    '0',
    '340 of 360 verified (94.4%)',
    '61 to 79; 0 below 60',
  ])
})
