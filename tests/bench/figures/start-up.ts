import type { BenchDatabase } from '../parts/database.ts'
import { startProduct } from '../parts/processes.ts'

export interface StartUp {
  /** Milliseconds from starting the process to its first ready response. */
  postgresUp: number
  cold: number
  /** Resident MB of the process that has just become ready. */
  idle: number
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
  const idle = beside.memory()
  await beside.stop()
  await database.stop()
  const beganCold = performance.now()
  const whole = await startProduct(program, port, { DATA_DIR: dataDir })
  const cold = performance.now() - beganCold
  await whole.stop()
  return { postgresUp, cold, idle }
}
