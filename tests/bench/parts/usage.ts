import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'

/** What a load has used so far: milliseconds of CPU, and transactions. */
export interface Usage {
  node: number
  database: number
  transactions: number
}

// Linux counts CPU time of a process in hundredths of a second, whatever its clock.
const MS_PER_TICK = 10
/** Of the fields after the name in /proc/PID/stat: the parent, and CPU time of the process and of its ended children. */
const STAT = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 }

interface Process {
  parent: number
  cpu: number
  endedCpu: number
}

/** undefined: it has ended. */
function processOf(pid: string | number): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const at = (field: keyof typeof STAT) => Number(fields[STAT[field]])
    return {
      parent: at('parent'),
      cpu: (at('user') + at('system')) * MS_PER_TICK,
      endedCpu: (at('endedUser') + at('endedSystem')) * MS_PER_TICK,
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined
    throw error
  }
}

/** The server and its backends, also those that have ended: other servers of this machine are not ours. */
export function databaseCpu(postmaster: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const backends = pids.map(processOf).filter((one) => one?.parent === postmaster)
  const server = processOf(postmaster)
  return (
    backends.reduce((sum, backend) => sum + (backend?.cpu ?? 0), 0) +
    (server ? server.cpu + server.endedCpu : 0)
  )
}

/** Milliseconds of CPU of a process and of those it has ended. */
export function cpuOfProcess(pid: number): number {
  const process = processOf(pid)
  return process ? process.cpu + process.endedCpu : 0
}

// A backend passes its counts on once a second, and when it is idle.
const COUNTED_MS = 1_100

const COUNT = `
  select sum(xact_commit + xact_rollback)::bigint as count from pg_stat_database where datname = current_database()`

/** Usage of a process and of the database until now. */
export async function readUsage(db: Knex, pid: number): Promise<Usage> {
  const { rows: backends } = await db.raw<{ rows: [{ pid: number }] }>('select pg_backend_pid() as pid')
  const postmaster = processOf(backends[0].pid)?.parent ?? 0
  const cpu = { node: processOf(pid)?.cpu ?? 0, database: databaseCpu(postmaster) }
  await sleep(COUNTED_MS)
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(COUNT)
  return { ...cpu, transactions: rows[0].count }
}

const NOTHING: Usage = { node: 0, database: 0, transactions: 0 }

const combined = (a: Usage, b: Usage, of: (one: number, other: number) => number): Usage => ({
  node: of(a.node, b.node),
  database: of(a.database, b.database),
  transactions: of(a.transactions, b.transactions),
})

export const usedBetween = (before: Usage, after: Usage): Usage =>
  combined(after, before, (later, earlier) => later - earlier)

/** What each of so many requests has used. */
export function usagePer(requests: number, parts: readonly Usage[]): Usage {
  const all = parts.reduce((sum, part) => combined(sum, part, (a, b) => a + b), NOTHING)
  return combined(all, all, (value) => value / requests)
}
