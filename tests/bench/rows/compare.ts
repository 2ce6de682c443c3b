import { closedLoop, percentile, combine, type Measured } from '../load/closed-loop.ts'
import type { ServerProcess } from '../parts/processes.ts'
import { clearFloorEvents, untilCaughtUp } from '../parts/backlog.ts'
import type { Row, Shop, Side } from './row.ts'

export interface Lengths {
  warmUpSeconds: number
  sliceSeconds: number
  /** How often floor and product alternate: a disturbance of the machine then affects both. */
  turns: number
  aloneSeconds: number
}

export interface Compared {
  name: string
  target: number
  floor: number
  ours: number
  share: number
  /** Milliseconds, one connection. */
  p95: number
  floorP95: number
  /** The longest time in milliseconds from the end of the load until every consumer had caught up. */
  caughtUpMs: number
}

export interface Machines {
  product: ServerProcess
  floor: ServerProcess
}

const CONNECTIONS = 16
// More than either side can use up in a second on today's machines; a slice that runs out ends early and still
// counts.
const MOST_PER_SECOND = 4_500

const rate = ({ replies, seconds }: Measured) => replies / seconds

/** One slice of one side. The product is suspended while the floor runs, so that it cannot slow it down. */
async function slice(
  row: Row,
  side: Side,
  connections: number,
  seconds: number,
  { product, floor }: Machines,
  { db }: Shop,
): Promise<{ measured: Measured; caughtUpMs: number }> {
  const next = await row.ready(side, Math.ceil(seconds * MOST_PER_SECOND * Math.min(1, connections / 6)))
  if (side === 'ours') {
    const measured = await closedLoop({ port: product.port, connections, seconds, next })
    return { measured, caughtUpMs: await untilCaughtUp(db) }
  }
  product.pause()
  try {
    const measured = await closedLoop({ port: floor.port, connections, seconds, next })
    await clearFloorEvents(db)
    return { measured, caughtUpMs: 0 }
  } finally {
    product.resume()
  }
}

/** Measures product and floor in turns, in one run, on one database. */
export async function compare(row: Row, lengths: Lengths, machines: Machines, shop: Shop): Promise<Compared> {
  const run = (side: Side, connections: number, seconds: number) =>
    slice(row, side, connections, seconds, machines, shop)
  for (const side of ['floor', 'ours'] as const) await run(side, CONNECTIONS, lengths.warmUpSeconds)
  const parts: Record<Side, Measured[]> = { floor: [], ours: [] }
  let caughtUpMs = 0
  for (let turn = 0; turn < lengths.turns; turn++)
    for (const side of ['floor', 'ours'] as const) {
      const part = await run(side, CONNECTIONS, lengths.sliceSeconds)
      parts[side].push(part.measured)
      caughtUpMs = Math.max(caughtUpMs, part.caughtUpMs)
    }
  const floor = rate(combine(parts.floor))
  const ours = rate(combine(parts.ours))
  const alone = (await run('ours', 1, lengths.aloneSeconds)).measured
  const floorAlone = (await run('floor', 1, lengths.aloneSeconds)).measured
  return {
    name: row.name,
    target: row.target,
    floor,
    ours,
    share: ours / floor,
    p95: percentile(alone.latencies, 0.95),
    floorP95: percentile(floorAlone.latencies, 0.95),
    caughtUpMs,
  }
}
