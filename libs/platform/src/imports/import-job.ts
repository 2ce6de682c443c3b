import type { Deps, Job, LoggedEvent, Recurring } from '../service.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition, Tables } from './import-definition.ts'
import { unchangedImport } from './import-rows.ts'
import { readLines } from './read-lines.ts'
import type { StoredImport } from './stored-import.ts'

const WORKING = { read: 'reading', check: 'checking', apply: 'applying' } as const
/** Where the user can start again. */
const BEFORE = { read: 'refused', check: 'columns', apply: 'checked' } as const

type Work = keyof typeof WORKING

/** What a job is to do for an import. */
export interface ImportWork {
  import_id: number
  work: Work
  /** The job does nothing once the import has a newer one. */
  version: number
}

const isWork = (work: string): work is Work => Object.hasOwn(WORKING, work)

/** The work of an event; null: another job does it. */
function workIn({ payload }: LoggedEvent): ImportWork | null {
  const { import_id, version, work } = payload as Omit<ImportWork, 'work'> & { work: string }
  return isWork(work) ? { import_id, version, work } : null
}

/** Does what was asked of an import, unless that was done or something else was asked since. */
export async function workOnImport<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  deps: Deps,
  definition: ImportDefinition<Row, Head, Reply>,
  { work: { import_id, version, work }, isLast }: { work: ImportWork; isLast: boolean },
): Promise<void> {
  const found = deps.db(definition.tables.imports).where({ id: import_id })
  const row = (await found.first()) as Row | undefined
  if (!row || row.version !== version || row.state !== WORKING[work]) return
  const acts = {
    read: () => readLines(deps, definition, row),
    check: () => definition.check(deps, row),
    apply: () => definition.apply(deps, row),
  }
  try {
    await acts[work]()
  } catch (error) {
    const problem = JSON.stringify({ key: 'import.failed' })
    const ended = { state: BEFORE[work], problem, done: 0 }
    if (isLast) await unchangedImport(deps.db, definition, row).update(ended)
    throw error
  }
}

/** A large import must not make another user's file wait for its columns. */
const AT_ONCE = 2

/** The job that reads, checks and writes the files of an import. */
export const importJob = <Row extends StoredImport, Head extends TableHead, Reply extends object>(
  name: string,
  definition: ImportDefinition<Row, Head, Reply>,
): Job<ImportWork> => ({
  name,
  on: { [`${definition.family}.requested`]: workIn },
  run: (deps, work, { isLast }) => workOnImport(deps, definition, { work, isLast }),
  concurrency: AT_ONCE,
})

// Long enough to correct a file after a weekend.
const STORED_FOR_MS = 7 * 24 * 60 * 60_000

/** Deletes imports that no one will go on with, with their lines. */
export const removeOldImports = (name: string, { tables }: Tables): Recurring => ({
  name,
  everyMs: 60 * 60_000,
  run: async ({ db, clock }) => {
    const before = new Date(clock.now().getTime() - STORED_FOR_MS)
    await db(tables.imports).where('updated_at', '<', before).delete()
  },
})
