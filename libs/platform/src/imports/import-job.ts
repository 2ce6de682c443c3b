import { ENDED_IMPORTS } from '@deportivo/contracts/imports/declare-import'
import type { Deps, Job, LoggedEvent, Recurring } from '../service.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition, Tables } from './import-definition.ts'
import { ImportChanged, refuseImport, unchangedImport } from './import-rows.ts'
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

/** A read or a check whose process ended with it, twice: the third would end it again. */
const MOST_CRASHES = 2

/** Notes that the work begins; false: it is not to be begun again. A write resumes: it was checked, and is wanted. */
async function beginWork(deps: Deps, definition: Tables, row: StoredImport, work: Work): Promise<boolean> {
  if (work !== 'apply' && row.begun >= MOST_CRASHES) {
    await refuseImport(deps, definition, row, { key: 'import.crashed' })
    return false
  }
  await unchangedImport(deps.db, definition, row).update({ begun: row.begun + 1 })
  return true
}

async function findWork<Row extends StoredImport>(
  { db, files }: Deps,
  { tables }: Tables,
  { import_id, version, work }: ImportWork,
): Promise<Row | null> {
  const row = (await db(tables.imports).where({ id: import_id }).first()) as Row | undefined
  if (row && work === 'read' && ENDED_IMPORTS.includes(row.state)) await files.remove(row.path)
  return row && row.version === version && row.state === WORKING[work] ? row : null
}

/** Does what was asked of an import, unless that was done or something else was asked since. */
export async function workOnImport<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  deps: Deps,
  definition: ImportDefinition<Row, Head, Reply>,
  { work, isLast }: { work: ImportWork; isLast: boolean },
): Promise<void> {
  const row = await findWork<Row>(deps, definition, work)
  if (!row || !(await beginWork(deps, definition, row, work.work))) return
  const acts = {
    read: () => readLines(deps, definition, row),
    check: () => definition.check(deps, row),
    apply: () => definition.apply(deps, row),
  }
  try {
    await acts[work.work]()
  } catch (error) {
    if (error instanceof ImportChanged) return
    // It failed without ending its process.
    const failed = isLast
      ? { begun: 0, state: BEFORE[work.work], problem: JSON.stringify({ key: 'import.failed' }), done: 0 }
      : { begun: 0 }
    await unchangedImport(deps.db, definition, row).update(failed)
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
  // The process was asked to stop: that is no fault of the file.
  cutOff: async ({ db }, { import_id: id, version }) => {
    await db(definition.tables.imports).where({ id, version }).update({ begun: 0 })
  },
  concurrency: AT_ONCE,
  isHeavy: true,
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
