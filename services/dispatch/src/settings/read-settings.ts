import { getSettings, listSettingChanges, type SettingChange } from '@deportivo/contracts/admin/settings'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'

/** Read from the database, not from memory: who changes them must see what is there. */
export const getSettingsRoute: Routes = (app, deps) =>
  read(app, deps, getSettings, async ({ db }) => found(await readSettings(db)))

// A person reads back some weeks; the rest stays in the table for who has to prove something.
const NEWEST = 100

type ChangeRow = Omit<SettingChange, 'at'> & { at: Date }

export const listSettingChangesRoute: Routes = (app, deps) =>
  read(app, deps, listSettingChanges, async ({ db }) =>
    found(
      await db('dispatch.setting_changes')
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .select<ChangeRow[]>('id', 'at', 'by_name as by', 'name', 'before as from', 'after as to'),
    ),
  )
