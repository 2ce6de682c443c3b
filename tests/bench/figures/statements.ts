import type { Running } from '@deportivo/platform/run'
import { watchStatements } from '@deportivo/testkit/statements'
import { runProduct, sendRight } from '../parts/in-process.ts'
import type { Cost, Row } from '../rows/row.ts'

// The first requests fill caches that later ones find.
const FIRST = 10
const COUNTED = 20

type Counted = Pick<Row, 'name' | 'ready'>

type Watch = ReturnType<typeof watchStatements>

async function costOf(row: Counted, running: Running, watch: Watch): Promise<Cost> {
  const next = await row.ready('ours', FIRST + COUNTED)
  const total = { statements: 0, roundTrips: 0 }
  for (let n = 0; n < FIRST + COUNTED; n++) {
    const call = next()
    if (!call) throw new Error(`${row.name} ran out of requests`)
    const cost = await watch(() => sendRight(running, call))
    if (n < FIRST) continue
    total.statements += cost.statements.length
    total.roundTrips += cost.roundTrips
  }
  return { statements: total.statements / COUNTED, roundTrips: total.roundTrips / COUNTED }
}

/**
 * Statements and round trips of each row's requests, without those of the consumers. Counted in this process by a small
 * pass of its own: counting would distort what is timed.
 */
export async function countStatements(
  rows: readonly Counted[],
  database: { url: string; dataDir: string },
): Promise<Map<string, Cost>> {
  const running = await runProduct(database)
  const watch = watchStatements(running.deps.db)
  const costs = new Map<string, Cost>()
  try {
    for (const row of rows) costs.set(row.name, await costOf(row, running, watch))
  } finally {
    await running.stop()
  }
  return costs
}
