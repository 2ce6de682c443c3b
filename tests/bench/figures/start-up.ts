import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from '../parts/database.ts'
import { startProduct, type ServerProcess } from '../parts/processes.ts'
import { readUsage, usedBetween } from '../parts/usage.ts'

export interface StartUp {
  /** Milliseconds from starting the process to its first ready response. */
  postgresUp: number
  /** Of the process until then, in milliseconds. */
  postgresUpCpu: number
  cold: number
  /** Resident MB of the process that has just become ready. */
  idle: number
  /** What process and database use of one core without callers: 0 to 1. */
  idleShare: number
}

// Until the first looks of recurring work are over.
const SETTLING_MS = 5_000
const IDLE_MS = 30_000

async function shareWhileIdle({ pid }: ServerProcess, { db, checkpoint }: BenchDatabase): Promise<number> {
  // What the load before has left would keep PostgreSQL's own clean-up busy for minutes.
  await db.raw('vacuum (analyze)')
  // Otherwise written bit by bit over the next minutes.
  await checkpoint()
  await sleep(SETTLING_MS)
  const before = await readUsage(db, pid)
  const began = performance.now()
  await sleep(IDLE_MS)
  const used = usedBetween(before, await readUsage(db, pid))
  return (used.node + used.database) / (performance.now() - began)
}

/**
 * Restarts the product on existing data: once with PostgreSQL running already, once with its own. Stops the
 * database.
 */
export async function measureStartUp(
  program: string,
  port: number,
  dataDir: string,
  database: BenchDatabase,
): Promise<StartUp> {
  const began = performance.now()
  const beside = await startProduct(program, port, { DATABASE_URL: database.url, DATA_DIR: dataDir })
  const postgresUp = performance.now() - began
  const postgresUpCpu = beside.cpu()
  const idle = beside.memory()
  // Left running after a failure, it would keep its port from the next run.
  const idleShare = await shareWhileIdle(beside, database).finally(() => beside.stop())
  await database.stop()
  const beganCold = performance.now()
  const whole = await startProduct(program, port, { DATA_DIR: dataDir })
  const cold = performance.now() - beganCold
  await whole.stop()
  return { postgresUp, postgresUpCpu, cold, idle, idleShare }
}
