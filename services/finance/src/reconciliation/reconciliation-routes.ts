import { removeBankStatement } from '@deportivo/contracts/finance/bank-statements'
import { RECONCILIATION_ROUTES } from '@deportivo/contracts/finance/reconciliation'
import { CASH_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import type { Routes } from '@deportivo/platform/service'
import { BANK_STATEMENT } from '../statements/statement-record.ts'
import { confirmMatch, confirmProposals } from './confirm-matches.ts'
import { listMatches } from './list-matches.ts'
import { STATEMENT_MATCH } from './match-record.ts'
import { readReconciliation } from './read-reconciliation.ts'

const { get, matched, confirm, confirmAll, undo } = RECONCILIATION_ROUTES

const getRoute: Routes = (app, deps) =>
  read(app, deps, get, async ({ db, params: { id }, query: { to } }) => {
    const now = deps.clock.now()
    // Read before the figures: they may be newer than stated, never older.
    const asOf = await readAsOf(db, [CASH_FIGURES], now)
    const figures = await readReconciliation(db, { id, to, today: businessDay(now) })
    return found({ as_of: asOf.toISOString(), ...figures })
  })

const matchedRoute: Routes = (app, deps) =>
  read(app, deps, matched, async ({ db, params: { id }, query: { to, page = 1 } }) => {
    const until = { id, to: to ?? businessDay(deps.clock.now()) }
    return found(await listMatches(db, until, page))
  })

const confirmRoute: Routes = (app, deps) =>
  change(app, deps, confirm, async (served) => {
    const made = await confirmMatch(recordCallOf(deps, served), served.params.id, served.body)
    return withMessage('reconciliation.confirmed', made)
  })

const confirmAllRoute: Routes = (app, deps) =>
  change(app, deps, confirmAll, async (served) => {
    const { to, score } = served.body
    const asked = { id: served.params.id, to, score }
    const confirmed = await confirmProposals(recordCallOf(deps, served), asked)
    return withMessage('reconciliation.all_confirmed', { confirmed }, { count: confirmed })
  })

export const reconciliationRoutes: readonly Routes[] = [
  getRoute,
  matchedRoute,
  confirmRoute,
  confirmAllRoute,
  ...recordRoutes(STATEMENT_MATCH, { remove: [undo, 'reconciliation.undone'] }),
  ...recordRoutes(BANK_STATEMENT, { remove: [removeBankStatement, 'bank_statement.removed'] }),
]
