import { isDeepStrictEqual } from 'node:util'
import {
  saveSettings,
  SETTING_NAMES,
  type Carrier,
  type CarrierInput,
  type SettingName,
  type Settings,
} from '@deportivo/contracts/admin/settings'
import type { BodyOf } from '@deportivo/contracts/route'
import { wallTime } from '@deportivo/platform/clock'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { Refused } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import { refuseBroken } from './check-settings.ts'

type SettingsInput = BodyOf<typeof saveSettings>

/** Locked: concurrent saves run one after the other, and the second sees the first one's changes. */
async function lockSettings(trx: Knex.Transaction): Promise<Settings> {
  await trx.raw('select from admin.settings for update')
  return readSettings(trx)
}

async function refuseStale(trx: Knex.Transaction, present: Settings, seen: number | undefined) {
  if (seen === undefined || seen === present.version) return
  const last = await trx('admin.setting_changes').orderBy('id', 'desc').first('by_name', 'at')
  throw new Refused({
    kind: 'stale',
    key: 'setting.stale',
    values: { by: last?.by_name ?? '', at: last ? wallTime(last.at) : '' },
    data: present,
  })
}

const trimmed = (text: string | null | undefined) => text?.trim() || null

/** New carriers get the next number; an order stores its carrier by name, so a deleted number is harmless. */
function carriersOf(wished: readonly CarrierInput[], present: readonly Carrier[]): Carrier[] {
  let last = Math.max(0, ...present.map(({ id }) => id))
  return wished.map(({ id, name, guide_digits, guide_pattern }) => ({
    id: id ?? ++last,
    name: name.trim(),
    guide_digits: trimmed(guide_digits),
    guide_pattern: trimmed(guide_pattern),
  }))
}

function wantedOf(present: Settings, { version: _seen, carriers, ...input }: SettingsInput): Settings {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return {
    ...present,
    ...given,
    ...(carriers ? { carriers: carriersOf(carriers, present.carriers) } : {}),
  }
}

interface Step {
  before: Settings
  after: Settings
  changed: readonly SettingName[]
}

async function write(trx: Knex.Transaction, { before, after, changed }: Step, actor: Actor, at: Date) {
  const { version, ...value } = after
  await trx('admin.settings').update({ version, value: JSON.stringify(value) })
  await trx('admin.setting_changes').insert(
    changed.map((name) => ({
      at,
      by_id: actor.id,
      by_name: actor.name,
      name,
      before: JSON.stringify(before[name]),
      after: JSON.stringify(after[name]),
    })),
  )
}

/** Saves the given settings, with their audit entries, and notifies every process. */
export const saveSettingsRoute: Routes = (app, deps) =>
  change(app, deps, saveSettings, async ({ body, actor, trx }) => {
    const present = await lockSettings(trx)
    await refuseStale(trx, present, body.version)
    const wanted = wantedOf(present, body)
    refuseBroken(wanted, body.carriers, present)
    const changed = SETTING_NAMES.filter((name) => !isDeepStrictEqual(present[name], wanted[name]))
    if (changed.length === 0) return withMessage('setting.saved', present)
    const after = { ...wanted, version: present.version + 1 }
    await write(trx, { before: present, after, changed }, actor, deps.clock.now())
    afterCommit(trx, () => deps.wake.notify('settings'))
    return withMessage('setting.saved', after)
  })
