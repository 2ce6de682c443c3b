import { prove } from '@deportivo/inventory/prove'
import type { Knex } from 'knex'
import type { Usage } from '../parts/usage.ts'
import type { Compared } from '../rows/compare.ts'
import type { Cost } from '../rows/row.ts'
import type { SigningIn } from '../rows/signing-in.ts'
import type { Uploading } from '../rows/uploading.ts'

/** One line of the table: the measurement, its target, and whether it is met. */
export interface Line {
  what: string
  measured: string
  target: string
  isReached: boolean
}

const MOST_ALONE_MS = 5
const MOST_BEHIND_MS = 2_000
const MOST_OVER_HASH_MS = 4

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const ms = (value: number) => `${value.toFixed(1)} ms`
const percent = (share: number) => `${(share * 100).toFixed(0)} %`

const cpuOf = ({ node, database }: Usage) => node + database
const usageText = (usage: Usage) =>
  `${cpuOf(usage).toFixed(2)} ms (node ${usage.node.toFixed(2)}, database ${usage.database.toFixed(2)})`

/** A change alone may take so many, with the events that it makes. */
const MOST_TRANSACTIONS = 4

/** The product compared with the floor, and the latency and cost of a single user's requests. */
export function linesOf({ name, target, most, ours, floor }: Compared, cost: Cost): Line[] {
  const share = ours.rate / floor.rate
  const cpuShare = cpuOf(floor.usage) / cpuOf(ours.usage)
  const least = target ?? 0
  return [
    {
      what: `${name}: 16 connections`,
      measured: `${percent(share)} (${whole(ours.rate)}/s; floor ${whole(floor.rate)}/s)`,
      target: target === null ? '' : `≥ ${percent(target)} of the floor`,
      isReached: share >= least,
    },
    {
      what: `${name}: CPU per request, 16 connections`,
      measured: `${percent(cpuShare)}: ${usageText(ours.usage)}; floor ${usageText(floor.usage)}`,
      target: target === null ? '' : `floor ≥ ${percent(target)} of it`,
      isReached: cpuShare >= least,
    },
    {
      what: `${name}: 1 connection, p95`,
      measured: `${ms(ours.p95)} (floor ${ms(floor.p95)})`,
      target: `≤ ${MOST_ALONE_MS} ms`,
      isReached: ours.p95 <= MOST_ALONE_MS,
    },
    {
      what: `${name}: 1 connection, CPU and transactions per request`,
      measured: `${usageText(ours.usageAlone)}; ${ours.usageAlone.transactions.toFixed(1)}`,
      target: `≤ ${MOST_ALONE_MS} ms; ≤ ${MOST_TRANSACTIONS}`,
      isReached: cpuOf(ours.usageAlone) <= MOST_ALONE_MS && ours.usageAlone.transactions <= MOST_TRANSACTIONS,
    },
    {
      what: `${name}: statements, round trips per request`,
      measured: costText(cost),
      target: most === null ? '' : `≤ ${most.statements}; ≤ ${most.roundTrips}`,
      isReached: most === null || (cost.statements <= most.statements && cost.roundTrips <= most.roundTrips),
    },
  ]
}

const costText = ({ statements, roundTrips }: Cost) => `${statements.toFixed(1)}; ${roundTrips.toFixed(1)}`

export function signingInLines(signing: SigningIn): Line[] {
  return [
    {
      what: 'login: 1 connection, p50',
      measured: `${ms(signing.login)} (hash ${ms(signing.hash)}; ${whole(signing.perSecond)}/s by 8 people)`,
      target: `≤ hash + ${MOST_OVER_HASH_MS} ms`,
      isReached: signing.login <= signing.hash + MOST_OVER_HASH_MS,
    },
    {
      what: 'order detail while 8 people sign in, p95',
      measured: `${ms(signing.detailBeside)} (alone ${ms(signing.detailAlone)})`,
      target: '≤ 2 × alone',
      isReached: signing.detailBeside <= 2 * signing.detailAlone,
    },
  ]
}

export function uploadingLines({ alone, beside, inFlight }: Uploading): Line[] {
  const line = (what: string, quiet: number, busy: number): Line => ({
    what: `${what} while ${inFlight} pictures are uploaded, p95`,
    measured: `${ms(busy)} (without them ${ms(quiet)})`,
    target: '≤ 2 × without them',
    isReached: busy <= 2 * quiet,
  })
  return [
    line('board of five hundred cards', alone.board, beside.board),
    line('login', alone.login, beside.login),
  ]
}

export function caughtUpLine(rows: readonly Compared[]): Line {
  const worst = Math.max(...rows.map((row) => row.caughtUpMs))
  return {
    what: 'outbox empty and consumers caught up after a load',
    measured: `${whole(worst)} ms`,
    target: `≤ ${whole(MOST_BEHIND_MS)} ms`,
    isReached: worst <= MOST_BEHIND_MS,
  }
}

/** After the run: whether every level equals its ledger and its holds, including those of the data made by SQL. */
export async function stockLine(db: Knex): Promise<Line> {
  const { levels, entries, differences } = await prove(db)
  return {
    what: 'stock after the load: levels that differ from ledger or holds',
    measured: `${differences.length} (${whole(levels)} levels, ${whole(entries)} entries)`,
    target: '0',
    isReached: differences.length === 0,
  }
}
