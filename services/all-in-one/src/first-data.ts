import { demoPassword } from '@deportivo/auth/seed/demo-password'
import { seedAdministrator } from '@deportivo/auth/seed/seed-administrator'
import { seedUsers, setDemoPassword } from '@deportivo/auth/seed/seed-users'
import { fillDemo } from '@deportivo/infra/demo/fill-demo'
import { SettingError } from '@deportivo/platform/config'
import type { Deps } from '@deportivo/platform/service'
import { fillDemoExpenses } from './fill-demo-expenses.ts'
import { fillDemoMoney } from './fill-demo-money.ts'
import { fillDemoReturns } from './fill-demo-returns.ts'
import { fillDemoStock } from './fill-demo-stock.ts'

/** Fills an empty installation: the demo company, or the one administrator that the environment names. Safe to repeat. */
export async function fillFirstData(deps: Deps): Promise<void> {
  const { config, db, clock } = deps
  const { adminEmail: email, adminPassword: password } = config
  if (email && password) await db.transaction((trx) => seedAdministrator(trx, { email, password }))
  if (!config.demo) return refuseWithoutUsers(deps)
  await db.transaction((trx) => seedUsers(trx, { password: demoPassword(config), clock }))
  if (config.demoPassword) await setDemoPassword(db, config.demoPassword)
  await fillDemo(deps)
  await fillDemoReturns(deps)
  await fillDemoExpenses(deps)
  await fillDemoMoney(deps)
  await fillDemoStock(deps)
}

/** An installation without users is of no use: only a start makes the first one. */
async function refuseWithoutUsers({ db }: Deps): Promise<void> {
  if (await db('auth.published_people').first('id')) return
  throw new SettingError(
    'There are no users yet: set ADMIN_EMAIL and ADMIN_PASSWORD for the first administrator.',
  )
}
