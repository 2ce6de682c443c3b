import { OWN_KINDS, type ExampleData, type OwnKind } from '@deportivo/contracts/admin/example-data'
import { changedAggregates } from '@deportivo/platform/events/log/changed-aggregates'
import { messageOf } from '@deportivo/platform/http/message'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { isInstallationEmpty } from './business-tables.ts'
import type { ExampleRow } from './tables.ts'

/** Where one process runs the whole product on the log of its database: only there a removal reaches every reader. */
export const canHaveExamples = ({ config }: Pick<Deps, 'config'>): boolean => config.isWholeProduct

export async function readExampleRow(db: Knex, isLocked = false): Promise<ExampleRow> {
  const row = await (isLocked
    ? db('admin.example_data').forUpdate().first()
    : db('admin.example_data').first())
  if (!row) throw new Error('the migration has made the row')
  return row
}

/** What users created or changed beside the examples, since they are there. */
export async function readOwn(
  db: Knex,
  { began_at, loaded_at, user_ids }: Pick<ExampleRow, 'began_at' | 'loaded_at' | 'user_ids'>,
): Promise<ExampleData['own']> {
  if (!began_at || !loaded_at) return []
  const changed = await changedAggregates(db, {
    families: OWN_KINDS,
    since: began_at,
    except: { actors: user_ids, until: loaded_at },
    // Visitors of shared links.
    withoutActor: ['request'],
  })
  return changed.map(({ family, count }) => ({ kind: family as OwnKind, count }))
}

export async function readExampleData(deps: Pick<Deps, 'config'>, db: Knex): Promise<ExampleData> {
  const row = await readExampleRow(db)
  const { state, done, total, user_ids, problem } = row
  return {
    state,
    done,
    total,
    is_offered: state === 'none' && canHaveExamples(deps) && (await isInstallationEmpty(db)),
    users: user_ids.length,
    own: await readOwn(db, row),
    problem: problem && messageOf(problem),
  }
}
