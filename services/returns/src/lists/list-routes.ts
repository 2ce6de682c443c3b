import { exchangeRates, returnReasons } from '@deportivo/contracts/catalogue/lists'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { listRecordRoutes } from '@deportivo/platform/list-records/list-record-routes'
import type { Usage } from '@deportivo/platform/records/usage'

const PLAIN = 'returns.plain'

const casesWith = (column: 'reason_id' | 'exchange_rate_id'): Usage => ({
  kind: 'returns',
  rows: (db, id) => db('returns.cases').where(column, id),
  id: 'id',
  name: 'id',
  codeOf: returnCode,
})

/** The reasons and the exchange rates that a return case chooses from. */
export const returnListRoutes = [
  ...listRecordRoutes(returnReasons, {
    table: 'returns.return_reasons',
    plain: PLAIN,
    usedBy: [casesWith('reason_id')],
  }),
  ...listRecordRoutes(exchangeRates, {
    table: 'returns.exchange_rates',
    plain: PLAIN,
    usedBy: [casesWith('exchange_rate_id')],
  }),
]
