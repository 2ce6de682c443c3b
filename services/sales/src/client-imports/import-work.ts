import { LOCKS } from '@deportivo/platform/db/locks'
import { flush } from '@deportivo/platform/db/pipeline'
import { Refused } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecords, createRecords } from '@deportivo/platform/records/save-many'
import { storedCall } from '@deportivo/platform/records/stored-call'
import { checkLines, type CheckedPage } from '@deportivo/platform/imports/check-lines'
import { noteProgress } from '@deportivo/platform/imports/import-rows'
import { FoundFaults, writeLines } from '@deportivo/platform/imports/write-lines'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { CLIENT, sellerOf } from '../clients/client-record.ts'
import { readKnownNames } from './known-names.ts'
import { planClients, type ClientPlan } from './plan-clients.ts'
import type { ClientCounts, ImportRow, StagedRow } from './tables.ts'

// Lines that are planned and written together: more would be more memory, fewer more statements.
const PAGE = 200

async function* pagesOf(db: Knex, { id }: ImportRow): AsyncGenerator<StagedRow[]> {
  for (let last = 0; ;) {
    const page = await db('sales.import_rows')
      .where('import_id', id)
      .where('row', '>', last)
      .orderBy('row')
      .limit(PAGE)
    if (page.length === 0) return
    yield page
    last = page.at(-1)?.row ?? last
  }
}

interface Page extends CheckedPage {
  plans: readonly ClientPlan[]
}

function addTo(counts: ClientCounts, plans: readonly ClientPlan[]): void {
  for (const { before, hasChanges } of plans) {
    if (before === null) counts.created += 1
    else if (hasChanges) counts.changed += 1
    else counts.unchanged += 1
  }
}

/** Plans an import some lines at a time. */
async function* planned(call: RecordCall, row: ImportRow, comparesSeen: boolean): AsyncGenerator<Page> {
  const known = await readKnownNames(call.trx)
  const planning = { call, known, mapping: row.mapping, seen: new Map<string, number>(), comparesSeen }
  const counts = { created: 0, changed: 0, unchanged: 0 }
  let done = 0
  for await (const staged of pagesOf(call.trx, row)) {
    const plans = await planClients(call.trx, staged, planning)
    addTo(counts, plans)
    done += staged.length
    const found = () => ({ counts: JSON.stringify(counts) })
    yield { plans, faults: plans.flatMap(({ faults }) => faults), done, found }
  }
}

const SEEN = `
  update sales.import_rows r set seen_id = s.seen_id, seen_version = s.seen_version
  from jsonb_to_recordset(?::jsonb) as s(row integer, seen_id integer, seen_version integer)
  where r.import_id = ? and r.row = s.row`

async function storeSeen(trx: Knex.Transaction, import_id: number, plans: readonly ClientPlan[]) {
  const seen = plans.map(({ row, before }) => ({
    row,
    seen_id: before?.id ?? null,
    seen_version: before?.version ?? null,
  }))
  await trx.raw(SEEN, [JSON.stringify(seen), import_id])
}

/** Its tables, and the lock under which it is written. */
export const CLIENT_IMPORT_STORAGE = {
  tables: {
    imports: 'sales.imports',
    rows: 'sales.import_rows',
    faults: 'sales.import_faults',
    mappings: 'sales.import_mappings',
  },
  lock: LOCKS.clientImports,
}

const check = (deps: Deps, row: ImportRow, comparesSeen: boolean): Promise<void> =>
  checkLines(deps, CLIENT_IMPORT_STORAGE, row, async function* (trx) {
    for await (const page of planned(storedCall(deps, trx, row), row, comparesSeen)) {
      if (!comparesSeen) await storeSeen(trx, row.id, page.plans)
      yield page
    }
  })

/** Finds out what an import would do, and everything that is wrong in it. Writes no client. */
export const checkImport = (deps: Deps, row: ImportRow): Promise<void> => check(deps, row, false)

async function savePage(call: RecordCall, plans: readonly ClientPlan[]): Promise<void> {
  const seller_id = sellerOf(call.actor)
  const created = plans.filter(({ before }) => before === null)
  await createRecords(
    call,
    CLIENT,
    created.map(({ fields }) => ({ fields, set: { seller_id } })),
  )
  const changed = plans.flatMap(({ before, fields, hasChanges }) =>
    before && hasChanges ? [{ id: before.id, version: before.version, fields }] : [],
  )
  await changeRecords(call, CLIENT, changed)
  // Its events leave our memory, and a failure is known here.
  await flush(call.trx)
}

/** Writes all clients; those that another user has changed meanwhile are named by the check. */
async function write(deps: Deps, call: RecordCall, row: ImportRow): Promise<ClientCounts> {
  const counts: ClientCounts = { created: 0, changed: 0, unchanged: 0 }
  for await (const page of planned(call, row, true)) {
    if (page.faults.length > 0) throw new FoundFaults()
    addTo(counts, page.plans)
    await savePage(call, page.plans)
    await noteProgress(deps.db, CLIENT_IMPORT_STORAGE, row, page.done)
  }
  return counts
}

function refusedAsFault(error: unknown): never {
  // Another user was faster: the check names what has changed.
  throw error instanceof Refused ? new FoundFaults() : error
}

/** Writes all lines of an import, or none. */
export const applyImport = (deps: Deps, row: ImportRow): Promise<void> =>
  writeLines(deps, CLIENT_IMPORT_STORAGE, row, {
    write: async (call) => ({
      counts: JSON.stringify(await write(deps, call, row).catch(refusedAsFault)),
    }),
    checkAgain: () => check(deps, row, true),
  })
