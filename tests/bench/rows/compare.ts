import { closedLoop, percentile, combine, type Measured } from '../load/closed-loop.ts'
import type { ServerProcess } from '../parts/processes.ts'
import { clearFloorEvents, untilCaughtUp } from '../parts/backlog.ts'
import { readUsage, usagePer, usedBetween, type Usage } from '../parts/usage.ts'
import type { Cost, Row, Shop, Side } from './row.ts'

export interface Lengths {
  /** Requests of each side before it is measured: by count, since a slow side would be measured colder than a fast one. */
  warmUpRequests: number
  sliceSeconds: number
  /** How often floor and product alternate: a disturbance of the machine then affects both. */
  turns: number
  aloneSeconds: number
}

/** One side of a row. */
export interface Measurement {
  /** Requests per second, 16 connections. */
  rate: number
  /** Of each request with 16 connections. */
  usage: Usage
  /** Of each request with one connection. */
  usageAlone: Usage
  /** Milliseconds, one connection. */
  p95: number
}

export interface Compared {
  name: string
  target: number | null
  most: Cost | null
  floor: Measurement
  ours: Measurement
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

// Warming up ends by its count of requests, unless something is wrong.
const PATIENCE_SECONDS = 60

interface Slice {
  measured: Measured
  usage: Usage
  caughtUpMs: number
}

interface Wanted {
  connections: number
  seconds: number
  most?: number
}

/** One slice of one side. The product is suspended while the floor runs, so that it cannot slow it down. */
async function slice(
  row: Row,
  side: Side,
  wanted: Wanted,
  { product, floor }: Machines,
  { db }: Shop,
): Promise<Slice> {
  const count = wanted.seconds * MOST_PER_SECOND * Math.min(1, wanted.connections / 6)
  const next = await row.ready(side, wanted.most ? wanted.most + wanted.connections : Math.ceil(count))
  const machine = side === 'ours' ? product : floor
  if (side === 'floor') product.pause()
  try {
    const before = await readUsage(db, machine.pid)
    const measured = await closedLoop({ port: machine.port, next, ...wanted })
    const caughtUpMs = side === 'ours' ? await untilCaughtUp(db) : 0
    const usage = usedBetween(before, await readUsage(db, machine.pid))
    if (side === 'floor') await clearFloorEvents(db)
    return { measured, usage, caughtUpMs }
  } finally {
    product.resume()
  }
}

function measurementOf(slices: readonly Slice[], alone: Slice): Measurement {
  const { replies, seconds } = combine(slices.map(({ measured }) => measured))
  return {
    rate: replies / seconds,
    usage: usagePer(
      replies,
      slices.map(({ usage }) => usage),
    ),
    usageAlone: usagePer(alone.measured.replies, [alone.usage]),
    p95: percentile(alone.measured.latencies, 0.95),
  }
}

/** Measures product and floor in turns, in one run, on one database. */
export async function compare(row: Row, lengths: Lengths, machines: Machines, shop: Shop): Promise<Compared> {
  const run = (side: Side, wanted: Wanted) => slice(row, side, wanted, machines, shop)
  const sides = ['floor', 'ours'] as const
  const most = lengths.warmUpRequests
  for (const side of sides) await run(side, { connections: CONNECTIONS, seconds: PATIENCE_SECONDS, most })
  const slices: Record<Side, Slice[]> = { floor: [], ours: [] }
  for (let turn = 0; turn < lengths.turns; turn++)
    for (const side of sides)
      slices[side].push(await run(side, { connections: CONNECTIONS, seconds: lengths.sliceSeconds }))
  const alone = async (side: Side) => run(side, { connections: 1, seconds: lengths.aloneSeconds })
  return {
    name: row.name,
    target: row.target,
    most: row.most,
    ours: measurementOf(slices.ours, await alone('ours')),
    floor: measurementOf(slices.floor, await alone('floor')),
    caughtUpMs: Math.max(...slices.ours.map(({ caughtUpMs }) => caughtUpMs)),
  }
}
