import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { CASH_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { periodOf } from '@deportivo/platform/reports/period'
import type { Routes } from '@deportivo/platform/service'
import { MONEY_ACCOUNT } from './account-record.ts'
import { balancesOf, ledgerChoices, outsideOf } from './balances.ts'

const { list, create, change, remove } = MONEY_ACCOUNT_ROUTES

const listRoute: Routes = (app, deps) =>
  read(app, deps, list, async ({ db, query }) => {
    const now = deps.clock.now()
    const { from, to } = periodOf(query, businessDay(now))
    // Read before the figures: they may be newer than stated, never older.
    const asOf = await readAsOf(db, [CASH_FIGURES], now)
    const rows = await balancesOf(db, { from, to })
    const outside = await outsideOf(db, { from, to }, rows)
    return found({ as_of: asOf.toISOString(), from, to, rows, outside, ledgers: await ledgerChoices(db) })
  })

export const moneyAccountRoutes: readonly Routes[] = [
  listRoute,
  ...recordRoutes(MONEY_ACCOUNT, {
    create: [create, 'record.saved'],
    change: [change, 'record.saved'],
    remove: [remove, 'record.deleted'],
  }),
]
