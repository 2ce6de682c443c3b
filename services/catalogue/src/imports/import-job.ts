import type { ImportEvent } from '@deportivo/contracts/events/import'
import type { Deps, Job, LoggedEvent, Recurring } from '@deportivo/platform/service'
import type { ImportRow } from './tables.ts'
import { applyImport } from './acts/apply-import.ts'
import { checkImport } from './acts/check-import.ts'
import { unchangedImport } from './acts/end-work.ts'
import { readFile } from './acts/read-file.ts'

type Work = Exclude<ImportEvent['work'], 'photos'>

interface Asked extends Pick<ImportEvent, 'import_id' | 'version'> {
  work: Work
}

const WORK: Record<Work, (deps: Deps, row: ImportRow) => Promise<void>> = {
  read: readFile,
  check: checkImport,
  apply: applyImport,
}

const WORKING = { read: 'reading', check: 'checking', apply: 'applying' } as const
/** Where the user can start again. */
const BEFORE = { read: 'refused', check: 'columns', apply: 'checked' } as const

/** Does what was asked of an import, unless that was done or something else was asked since. */
export async function workOnImport(
  deps: Deps,
  { import_id, version, work }: Asked,
  isLast: boolean,
): Promise<void> {
  const row = await deps.db('catalogue.imports').where({ id: import_id }).first()
  if (!row || row.version !== version || row.state !== WORKING[work]) return
  try {
    await WORK[work](deps, row)
  } catch (error) {
    const problem = JSON.stringify({ key: 'import.failed' })
    if (isLast) await unchangedImport(deps.db, row).update({ state: BEFORE[work], problem, done: 0 })
    throw error
  }
}

/** A large import must not make another user's file wait for its columns. */
const AT_ONCE = 2

export const importJob: Job<Asked> = {
  name: 'import',
  on: {
    'import.requested': ({ payload }: LoggedEvent) => {
      const { import_id, version, work } = payload as ImportEvent
      return work === 'photos' ? null : { import_id, version, work }
    },
  },
  run: (deps, asked, { isLast }) => workOnImport(deps, asked, isLast),
  concurrency: AT_ONCE,
}

// Long enough to correct a file after a weekend.
const STORED_FOR = '7 days'

/** Imports that no one will go on with, with their lines. */
export const removeOldImports: Recurring = {
  name: 'remove old imports',
  everyMs: 60 * 60_000,
  run: async ({ db }) => {
    await db.raw('delete from catalogue.imports where updated_at < now() - ?::interval', [STORED_FOR])
  },
}
