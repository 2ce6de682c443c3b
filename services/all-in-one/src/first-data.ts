import { demoPassword } from '@deportivo/auth/seed/demo-password'
import { seedAdministrator } from '@deportivo/auth/seed/seed-administrator'
import { seedUsers, setDemoPassword } from '@deportivo/auth/seed/seed-users'
import { fillDemo } from '@deportivo/infra/demo/fill-demo'
import { drawPdf } from '@deportivo/infra/demo/proof-file'
import { RETURN_DATA } from '@deportivo/infra/demo/return-data'
import { gatherStaff } from '@deportivo/infra/demo/staff'
import { SettingError } from '@deportivo/platform/config'
import type { Deps } from '@deportivo/platform/service'
import { fillReturns } from '@deportivo/returns/demo/fill-returns'

/** Fills an empty installation: the demo company, or the one administrator that the environment names. Safe to repeat. */
export async function fillFirstData(deps: Deps): Promise<void> {
  const { config, db, clock } = deps
  const { adminEmail: email, adminPassword: password } = config
  if (email && password) await db.transaction((trx) => seedAdministrator(trx, { email, password }))
  if (!config.demo) return refuseWithoutUsers(deps)
  await db.transaction((trx) => seedUsers(trx, { password: demoPassword(config), clock }))
  if (config.demoPassword) await setDemoPassword(db, config.demoPassword)
  await fillDemo(deps)
  const findActor = async (trx: Parameters<typeof gatherStaff>[0]) =>
    (await gatherStaff(trx)).one('head_dispatch')
  await fillReturns(deps, { ...RETURN_DATA, findActor, drawGuide: drawPdf })
}

/** An installation without users is of no use: only a start makes the first one. */
async function refuseWithoutUsers({ db }: Deps): Promise<void> {
  if (await db('auth.published_people').first('id')) return
  throw new SettingError(
    'There are no users yet: set ADMIN_EMAIL and ADMIN_PASSWORD for the first administrator.',
  )
}
