import type { Bundles } from '../figures/bundles.ts'
import type { EventRates } from '../figures/events.ts'
import type { Freshness } from '../figures/freshness.ts'
import type { Rebuilding } from '../figures/rebuild.ts'
import type { Pipelining } from '../figures/pipelining.ts'
import type { StartUp } from '../figures/start-up.ts'
import type { Line } from './line.ts'

const atMost = (what: string, measured: number, most: number, unit: string, more = ''): Line => ({
  what,
  measured: `${measured.toFixed(measured < 100 ? 1 : 0)} ${unit}${more}`,
  target: `≤ ${most.toLocaleString('en-US')} ${unit}`,
  isReached: measured <= most,
})

const atLeast = (what: string, measured: number, least: number, unit: string): Line => ({
  what,
  measured: `${Math.round(measured).toLocaleString('en-US')} ${unit}`,
  target: `≥ ${least.toLocaleString('en-US')} ${unit}`,
  isReached: measured >= least,
})

export const freshnessLines = (fresh: Freshness): Line[] => [
  atMost('a step sent → on 100 other boards, p50, at 50 steps/s', fresh.boardP50, 30, 'ms'),
  atMost('a step sent → on 100 other boards, p99, at 50 steps/s', fresh.boardP99, 250, 'ms'),
  atMost('a step sent → in a manager’s report, p95, at 50 steps/s', fresh.reportP95, 500, 'ms'),
]

export const eventLines = ({ logged, applied, events }: EventRates): Line[] => [
  atLeast(
    `${events.toLocaleString('en-US')} events through outbox, sequencer and log`,
    logged,
    2_000,
    'events/s',
  ),
  atLeast('the same, applied by every consumer', applied, 2_000, 'events/s'),
]

export const rebuildLines = ({ events, perSecond, differences }: Rebuilding): Line[] => [
  atLeast(
    `${events.toLocaleString('en-US')} events rebuilt into every read model`,
    perSecond,
    5_000,
    'events/s',
  ),
  {
    what: 'rows that a rebuild corrects after the load',
    measured: String(differences),
    target: '0',
    isReached: differences === 0,
  },
]

/** Pipelining stays only while this ratio shows its worth (docs/decisions/0029-pipelined-statements.md). */
export const pipeliningLine = ({ pipelined, plain }: Pipelining): Line => ({
  what: 'transactions of a step’s shape, pipelined / one statement at a time, 16 at once',
  measured: `${(pipelined / plain).toFixed(2)} × (${Math.round(pipelined)}/s; ${Math.round(plain)}/s)`,
  target: '≥ 1.20 ×',
  isReached: pipelined / plain >= 1.2,
})

export const startUpLines = (
  { postgresUp, postgresUpCpu, cold, idle, idleShare }: StartUp,
  loaded: number,
): Line[] => [
  atMost('start to the first ready response, PostgreSQL up', postgresUp, 700, 'ms'),
  atMost('CPU until then', postgresUpCpu, 1_200, 'ms'),
  atMost('start to the first ready response, with PostgreSQL', cold, 4_000, 'ms'),
  atMost('CPU of process and database without callers', idleShare * 100, 1, '% of a core'),
  atMost('resident memory, just started', idle, 220, 'MB'),
  atMost('resident memory, after the load', loaded, 350, 'MB'),
]

export const bundleLines = ({ shell, css, largestRoute }: Bundles): Line[] => [
  atMost('console shell, JavaScript after gzip', shell, 190, 'KB'),
  atMost('console shell, CSS after gzip', css, 50, 'KB'),
  atMost(
    'largest later part, after gzip',
    largestRoute.size,
    200,
    'KB',
    ` (${largestRoute.name.replace(/-[\w-]{8}\.js$/, '')})`,
  ),
]
