import { savePreferences, type KeptPreferences } from '@deportivo/contracts/admin/preferences'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'

async function mergePreferences(
  trx: Knex.Transaction,
  userId: number,
  changed: KeptPreferences,
  at: Date,
): Promise<KeptPreferences> {
  const [row] = await trx('admin.preferences')
    .insert({ user_id: userId, kept: JSON.stringify(changed), updated_at: at })
    .onConflict('user_id')
    // Merged by the database: two devices that change two preferences at once must not undo each other.
    .merge({ kept: trx.raw('preferences.kept || excluded.kept'), updated_at: at })
    .returning('kept')
  return row?.kept ?? changed
}

export const savePreferencesRoute: Routes = (app, deps) =>
  change(app, deps, savePreferences, async ({ actor, body, trx }) => {
    const kept = await mergePreferences(trx, actor.id, body, deps.clock.now())
    // The session carries the language: the next reply must already be in it.
    if (kept.language !== undefined && kept.language !== actor.language)
      afterCommit(trx, () => deps.wake.notify('sessions'))
    return withMessage('auth.preferences_saved', { language: actor.language, ...kept })
  })
