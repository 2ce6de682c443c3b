import { getSettings, listSettingChanges } from '@deportivo/contracts/admin/settings'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'

/** Read from the database, not from the cache: an editor must start from the present settings. */
export const getSettingsRoute: Routes = (app, deps) =>
  read(app, deps, getSettings, async ({ db }) => found(await readSettings(db)))

// The screen shows the newest; older changes stay in the table as evidence.
const NEWEST = 100

export const listSettingChangesRoute: Routes = (app, deps) =>
  read(app, deps, listSettingChanges, async ({ db }) =>
    found(
      await db('admin.setting_changes')
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .select('id', 'at', 'by_name as by', 'name', 'before as from', 'after as to'),
    ),
  )
