import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { ACCOUNT_NAMES, STORE_NAMES } from './cash-accounts.ts'

export const cashFlowReportRoute = defineReport(cashFlow, {
  from: [
    {
      table: 'read.cash_days',
      dimensions: ['day', 'account', 'kind', 'store'],
      measures: { in: 'sum(amount_in)', out: 'sum(amount_out)' },
      timed: {
        table: 'read.cash_entries',
        at: 'counted_at',
        columns: ['account', 'kind', 'store_id'],
        derived: { amount_in: 'greatest(amount, 0)', amount_out: 'greatest(-amount, 0)' },
      },
    },
  ],
  namesOf: { account: ACCOUNT_NAMES, store: STORE_NAMES },
  // 'read cash_flow' reaches everything, or it isn't granted.
  visible: (rows) => rows,
})
