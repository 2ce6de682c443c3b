import { getSettings } from '@deportivo/contracts/admin/settings'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'

/** Read from the database, not from the cache: an editor must start from the present settings. */
export const getSettingsRoute: Routes = (app, deps) =>
  read(app, deps, getSettings, async ({ db }) => found(await readSettings(db)))
