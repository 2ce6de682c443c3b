import type { ListExportEvent } from '@deportivo/contracts/events/list-export'
import { LARGE_LISTS, type LargeList } from '@deportivo/contracts/exports/large-lists'
import { LISTS } from '@deportivo/contracts/views/lists'
import type { Deps, Job, LoggedEvent, Recurring } from '../service.ts'
import { Refused, type KeyedText } from '../http/refused.ts'
import type { ListWalk, WalkedList } from '../lists/walk-list.ts'
import type { ExportRow } from './stored-export.ts'
import { ExportEnded, writeExport } from './write-export.ts'

/** What a job is to do. */
interface ExportWork {
  export_id: number
}

/** Its process ended with it, twice: the third would end it again. */
const MOST_CRASHES = 2

async function refuse({ db }: Deps, { id }: Pick<ExportRow, 'id'>, reason: KeyedText): Promise<void> {
  const problem = JSON.stringify(reason)
  await db('bus.list_exports').where({ id, state: 'running' }).update({ state: 'refused', problem })
}

/** Marks the export as begun; null: it was ended, or is not to be begun again. */
async function beginExport(deps: Deps, { export_id: id }: ExportWork): Promise<ExportRow | null> {
  const [row] = await deps
    .db('bus.list_exports')
    .where({ id })
    .whereIn('state', ['waiting', 'running'])
    .where('expires_at', '>', deps.clock.now())
    .update({ state: 'running', begun: deps.db.raw('begun + 1') })
    .returning('*')
  if (!row) return null
  if (row.begun <= MOST_CRASHES) return row
  await refuse(deps, row, { key: 'export.crashed' })
  return null
}

/** Offers the file, unless the export was ended meanwhile, or another process has done it. */
async function offer({ db, files }: Deps, { id }: ExportRow, path: string): Promise<void> {
  const changed: unknown = await db('bus.list_exports')
    .where({ id, state: 'running' })
    .update({ state: 'ready', path })
  if (changed !== 1) await files.remove(path)
}

async function runExport(deps: Deps, row: ExportRow, walk: ListWalk, isLast: boolean): Promise<void> {
  try {
    await offer(deps, row, await writeExport(deps, row, walk))
  } catch (error) {
    if (error instanceof ExportEnded) return
    const { refusal } = error instanceof Refused ? error : { refusal: undefined }
    if (refusal)
      return refuse(deps, row, { key: refusal.key, ...(refusal.values && { values: refusal.values }) })
    // It failed without ending its process.
    if (isLast) await refuse(deps, row, { key: 'export.failed' })
    else await deps.db('bus.list_exports').where({ id: row.id }).update({ begun: 0 })
    throw error
  }
}

function walksOf(lists: readonly WalkedList[]): Map<LargeList, ListWalk> {
  const walkOf = (name: LargeList) => lists.find(({ walk }) => walk.contract === LISTS[name].contract)?.walk
  return new Map(
    LARGE_LISTS.flatMap((name) => {
      const walk = walkOf(name)
      return walk ? [[name, walk] as const] : []
    }),
  )
}

/** The job of a service that writes the large files of its lists. */
export function exportJob(
  service: string,
  lists: readonly WalkedList[],
): Job<ExportWork & { list: LargeList }> {
  const walks = walksOf(lists)
  const workIn = ({ payload }: LoggedEvent) => {
    const { export_id, list } = payload as ListExportEvent & { list: LargeList }
    return walks.has(list) ? { export_id, list } : null
  }
  return {
    name: `export-${service}`,
    on: { 'list_export.requested': workIn },
    async run(deps, work, { isLast }) {
      const walk = walks.get(work.list)
      const row = walk && (await beginExport(deps, work))
      if (row) await runExport(deps, row, walk, isLast)
    },
    // The process was asked to stop: that is no fault of the list.
    cutOff: async ({ db }, { export_id: id }) => {
      await db('bus.list_exports').where({ id, state: 'running' }).update({ begun: 0 })
    },
    // Each holds a view of the whole database while it reads.
    concurrency: 1,
    isHeavy: true,
  }
}

/** Deletes the files of exports that are over their time, and the exports. */
export const removeExpiredExports: Recurring = {
  name: 'remove expired exports',
  everyMs: 60_000,
  run: async ({ db, clock, files }) => {
    const expired = await db('bus.list_exports').where('expires_at', '<=', clock.now()).select('id', 'path')
    for (const { id, path } of expired) {
      if (path !== null) await files.remove(path)
      await db('bus.list_exports').where({ id }).delete()
    }
  },
}
