/** What `make docs` writes from the code's own tables and from the measured figures, with its shape. */
import written from './method.json'

export interface Line {
  label: string
  points: number
  signal: string
}

export interface SignalRow {
  id: string
  title: string
  question: string
  topic: Topic
  leans: 'for' | 'against'
  present: number
  absent: number
  ceiling: number | null
  corroborates: boolean
}

export type Topic = 'scam' | 'identity' | 'activity' | 'transparency'

/** A figure with the bounds of its 95 % interval. */
export interface Figure {
  value: number
  least: number
  most: number
}

/** Postings of like risk: what we said on average, and the share that were scams. */
export interface Bin {
  n: number
  told: number
  found: Figure
}

export interface Curve {
  name: string
  averagePrecision: Figure
  rocAuc: Figure
  points: { recall: number; precision: number }[]
}

export interface FalseAlarms {
  source: string
  rows: number
  danger: number
  dangerAtMost: number
  risk: number
}

export interface Diagram {
  n: number
  error: Figure
  bins: Bin[]
}

/** Ours less theirs, paired in the same folds. */
export interface Gain {
  averagePrecision: Figure
  rocAuc: Figure
}

export interface Measured {
  on: string
  version: string
  scams: number
  legitimate: number
  scamShare: number
  /** At `scamShare`, and where half are scams. */
  reliability: Diagram | null
  reliabilityEven?: Diagram
  curves: Curve[]
  gain?: Gain
  /** On the half of the clusters that no choice of ours looked at. */
  gainUntouched?: Gain
  /** Of scams; shares but for `highest` and the count `verified`. */
  scamScores?: { highest: number; verified: number; below60: number; danger: number }
  /** Postings on boards of the dated directory, and the same as if it did not know them. */
  boards?: {
    listed: number
    listedVerified: number
    others: number
    othersHighest: number
    othersLowest: number
    othersBelow60: number
  }
  falseAlarms: FalseAlarms[]
  ablation: { without: string; averagePrecision: Figure; rocAuc: Figure }[]
  /** Rows looked at, and in how many of each a signal was present. */
  hits: { scams: number; legitimate: number; of: Record<string, { scams: number; legitimate: number }> } | null
}

interface Told {
  danger: number
  n: number
  least: number
  most: number
}

/** Messages of a language, "all" of them, or mails: how many of each kind are in danger. */
export interface MessageRow {
  of: string
  scams: Told
  honest: Told
}

export interface Method {
  version: string
  messageVersion: string
  bands: { verifiedFrom: number; cautionFrom: number; trustLineFrom: number }
  leastCoverage: number
  start: number
  topicLimits: { topic: Topic; least: number; most: number }[]
  priors: { subject: string; channel: string; share: number }[]
  counts: { signals: number; messageSignals: number; scripts: number }
  example: {
    title: string
    company: string
    url: string
    score: number | null
    headline: string
    scamRisk: number
    coverage: number
    lines: Line[]
    notFound: Line[]
  }
  signals: SignalRow[]
  measured: Measured | null
  messages: MessageRow[]
  versions: { version: string; since: string; news: string }[]
}

export const METHOD = written as unknown as Method
