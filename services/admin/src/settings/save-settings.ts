import { saveSettings, type Carrier, type CarrierInput } from '@deportivo/contracts/admin/settings'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { refuseBroken } from './check-settings.ts'
import { COMPANY, SETTINGS, type SettingsFields } from './settings-record.ts'

const trimmed = (text: string | null | undefined) => text?.trim() || null

/** New carriers get the next number; an order stores its carrier by name, so a number of a deleted one may return. */
function carriersOf(wanted: readonly CarrierInput[], present: readonly Carrier[]): Carrier[] {
  let last = Math.max(0, ...present.map(({ id }) => id))
  return wanted.map(({ id, name, guide_digits, guide_pattern, tracking_url }) => ({
    id: id ?? ++last,
    name: name.trim(),
    guide_digits: trimmed(guide_digits),
    guide_pattern: trimmed(guide_pattern),
    tracking_url: trimmed(tracking_url),
  }))
}

/** Saves the given settings, and notifies every process. */
export const saveSettingsRoute: Routes = (app, deps) =>
  change(app, deps, saveSettings, async ({ body, ...served }) => {
    const call = recordCallOf(deps, served)
    const { version, carriers, ...input } = body
    const present = await lockSeenRecord(call, SETTINGS, { id: COMPANY, version })
    const fields: SettingsFields = {
      ...input,
      ...(carriers && { carriers: carriersOf(carriers, present.carriers) }),
    }
    refuseBroken({ ...present, ...fields }, carriers, present)
    await changeRecord(call, SETTINGS, { id: COMPANY, fields })
    afterCommit(call.trx, () => deps.wake.notify('settings'))
    return withMessage('setting.saved', await SETTINGS.read(call.trx, COMPANY, call))
  })
