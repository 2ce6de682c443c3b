import { randomBytes } from 'node:crypto'
import { isInstallationEmpty } from '@deportivo/admin/example-data/business-tables'
import {
  isStillAsked,
  markLoaded,
  saveProgress,
  type AskedRow,
} from '@deportivo/admin/example-data/example-states'
import { seedUsers } from '@deportivo/auth/seed/seed-users'
import { DATA_CHANNEL } from '@deportivo/contracts/live/messages'
import { fillDemo } from '@deportivo/infra/demo/fill-demo'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { LOCKS } from '@deportivo/platform/db/locks'
import type { FileStore } from '@deportivo/platform/files/store'
import { rule } from '@deportivo/platform/http/refused'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { fillDemoExpenses } from '../fill-demo-expenses.ts'
import { fillDemoMoney } from '../fill-demo-money.ts'
import { fillDemoReturns } from '../fill-demo-returns.ts'
import { fillDemoStock } from '../fill-demo-stock.ts'
import { auditExamples } from './example-audit.ts'

/** The same store, which remembers what was written. */
const recording = (files: FileStore, written: string[]): FileStore => ({
  receive: (source, limit) => files.receive(source, limit),
  write: async (path, bytes) => {
    written.push(path)
    await files.write(path, bytes)
  },
  read: (path) => files.read(path),
  stream: (path) => files.stream(path),
  remove: (path) => files.remove(path),
  olderThan: (folder, before) => files.olderThan(folder, before),
})

/** Invented users of the demo company. Their password is stored nowhere: no one can sign in as one of them. */
const makeUsers = (trx: Knex.Transaction, { clock }: Deps) =>
  seedUsers(trx, { password: randomBytes(32).toString('base64url'), clock })

interface Filling {
  deps: Deps
  row: AskedRow
  stopping: AbortSignal
}

async function fill(trx: Knex.Transaction, { deps, row, stopping }: Filling): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
  // Another process has done it while this one waited.
  if (!(await isStillAsked(trx, row))) return
  if (!(await isInstallationEmpty(trx))) throw rule('example_data.not_empty')
  const among = await makeUsers(trx, deps)
  // In savepoints of this transaction: no consumer sees an order before its returns are there, so that both never
  // lock the same lines in different orders.
  const inside = { ...deps, db: trx }
  // Beside the transaction, or no one would see it.
  const onProgress = async (done: number, total: number) => {
    stopping.throwIfAborted()
    await saveProgress(deps.db, row, done, total)
  }
  await fillDemo(inside, { among, hasOwnSettings: true, onProgress })
  await fillDemoReturns(inside, among)
  await fillDemoExpenses(inside, among)
  await fillDemoMoney(inside, among)
  await fillDemoStock(inside, among)
  const at = deps.clock.now()
  await markLoaded(trx, among, at)
  await auditExamples(trx, row, 'created', at)
  publishRow(trx, { room: DATA_CHANNEL, op: 'upsert', key: 0, row: null, pos: 0 })
  afterCommit(trx, () => {
    deps.wake.notify('outbox')
    deps.wake.notify('rooms')
  })
}

/** Fills the examples in one transaction: all of them or none, and no file of one that failed. */
export async function fillExamples(deps: Deps, row: AskedRow, stopping: AbortSignal): Promise<void> {
  const written: string[] = []
  try {
    const storing = { ...deps, files: recording(deps.files, written) }
    await deps.db.transaction((trx) => fill(trx, { deps: storing, row, stopping }))
  } catch (error) {
    for (const path of written) await deps.files.remove(path)
    throw error
  }
}
