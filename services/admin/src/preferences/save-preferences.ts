import { savePreferences, type StoredPreferences } from '@deportivo/contracts/admin/preferences'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'

async function mergePreferences(
  trx: Knex.Transaction,
  userId: number,
  changed: StoredPreferences,
  at: Date,
): Promise<StoredPreferences> {
  const [row] = await trx('admin.preferences')
    .insert({ user_id: userId, stored: JSON.stringify(changed), updated_at: at })
    .onConflict('user_id')
    // Merged by the database: two devices that change two preferences at once must not undo each other.
    .merge({ stored: trx.raw('preferences.stored || excluded.stored'), updated_at: at })
    .returning('stored')
  return row?.stored ?? changed
}

export const savePreferencesRoute: Routes = (app, deps) =>
  change(app, deps, savePreferences, async ({ actor, body, trx }) => {
    const stored = await mergePreferences(trx, actor.id, body, deps.clock.now())
    // The session includes the language: the next reply must already be in it.
    if (stored.language !== undefined && stored.language !== actor.language)
      afterCommit(trx, () => deps.wake.notify('sessions'))
    return withMessage('auth.preferences_saved', { language: actor.language, ...stored })
  })
