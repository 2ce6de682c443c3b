import type { RebuildEvent } from '@deportivo/contracts/events/rebuild'
import { connect } from '@deportivo/platform/db/connect'
import { readHeads, WHOLE_LOG } from '@deportivo/platform/events/log/read-log'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { Deps, Job } from '@deportivo/platform/service'
import { rebuildBeside } from './rebuild.ts'

interface RunRow {
  /** The request. */
  id: number
  state: 'running' | 'finished' | 'failed'
  /** Events that were read, of those that the log had at the beginning. */
  done: number
  total: number
  differences: number | null
  updated_at: Date
  ended_at: Date | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'rebuild.runs': TableOf<RunRow, 'done' | 'differences' | 'ended_at'>
  }
}

/** Notes the beginning. A run that was interrupted begins anew, one that has ended does not. */
async function begin({ db, clock }: Deps, id: number): Promise<boolean> {
  const total = (await readHeads(db)).get(WHOLE_LOG) ?? 0
  const row = { state: 'running', done: 0, total, updated_at: clock.now() } as const
  const begun = await db('rebuild.runs')
    .insert({ id, ...row })
    .onConflict('id')
    .merge(row)
    .where('runs.state', 'running')
    .returning('id')
  return begun.length > 0
}

const noteIn =
  ({ db, clock }: Deps, id: number) =>
  async (change: Partial<RunRow>): Promise<void> => {
    await db('rebuild.runs')
      .where({ id })
      .update({ ...change, updated_at: clock.now() })
  }

async function rebuild(deps: Deps, id: number, isLast: boolean): Promise<void> {
  const { config, clock } = deps
  const url = config.databaseUrl
  if (!url) throw new Error('a rebuild needs a database')
  if (!(await begin(deps, id))) return
  const note = noteIn(deps, id)
  // One of its own, whose statements take as long as they need.
  const db = connect({ url, as: 'application', poolMax: 2, statementMs: 0 })
  try {
    let done = 0
    const { differences } = await rebuildBeside(url, db, (count) => note({ done: (done += count) }))
    await note({ state: 'finished', differences, ended_at: clock.now() })
  } catch (error) {
    if (isLast) await note({ state: 'failed', ended_at: clock.now() })
    throw error
  } finally {
    await db.destroy()
  }
}

/** Makes the read models anew when an administrator asks for it. */
export const rebuildJob: Job<RebuildEvent> = {
  name: 'rebuild',
  on: { 'rebuild.requested': ({ payload }) => payload as RebuildEvent },
  run: (deps, { rebuild_id }, { isLast }) => rebuild(deps, rebuild_id, isLast),
  concurrency: 1,
  // As large as the log.
  isHeavy: true,
}
