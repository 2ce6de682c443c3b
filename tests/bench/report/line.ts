import { prove } from '@deportivo/inventory/prove'
import type { Knex } from 'knex'
import type { Compared } from '../rows/compare.ts'
import type { SigningIn } from '../rows/signing-in.ts'

/** One line of the table: the measurement, its target, and whether it is met. */
export interface Line {
  what: string
  measured: string
  target: string
  isReached: boolean
}

const MOST_ALONE_MS = 5
const MOST_BEHIND_MS = 2_000
const MOST_OVER_HASH_MS = 5

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const ms = (value: number) => `${value.toFixed(1)} ms`
const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** The product compared with the floor, and the latency of a single user. */
export function linesOf(row: Compared): Line[] {
  return [
    {
      what: `${row.name}: 16 connections`,
      measured: `${percent(row.share)} (${whole(row.ours)}/s; floor ${whole(row.floor)}/s)`,
      target: `≥ ${percent(row.target)} of the floor`,
      isReached: row.share >= row.target,
    },
    {
      what: `${row.name}: 1 connection, p95`,
      measured: `${ms(row.p95)} (floor ${ms(row.floorP95)})`,
      target: `≤ ${MOST_ALONE_MS} ms`,
      isReached: row.p95 <= MOST_ALONE_MS,
    },
  ]
}

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
