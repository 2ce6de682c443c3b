import { resultState } from '@deportivo/contracts/reports/result-state'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { onlyVisibleBy } from '../administrative/visible-days.ts'

const DIMENSIONS = ['day', 'seller']

export const resultStateReportRoute = defineReport(resultState, {
  from: [
    {
      table: 'read.sales_days',
      where: { kind: 'left' },
      dimensions: DIMENSIONS,
      measures: { left: 'sum(value)', cost_left: 'sum(cost)', uncosted_left: 'sum(uncosted)' },
    },
    {
      table: 'read.return_days',
      where: { kind: 'settled' },
      dimensions: DIMENSIONS,
      measures: {
        returns: 'sum(credited)',
        replaced: 'sum(replaced)',
        cost_replaced: 'sum(replaced_cost)',
        uncosted_replaced: 'sum(replaced_uncosted)',
        vouchers: 'sum(vouchers)',
      },
    },
    {
      table: 'read.return_days',
      where: { kind: 'goods' },
      dimensions: DIMENSIONS,
      measures: { cost_back: 'sum(cost_back)', lost: 'sum(cost_lost)' },
    },
    {
      table: 'read.expense_days',
      dimensions: ['day', 'situation'],
      measures: { expenses: 'sum(amount)' },
      lacks: ['seller_id'],
      visible: (rows, { grants }) => (grants['read result_state'] === 'all' ? rows : rows.whereRaw('false')),
    },
  ],
  names: 'read.report_names',
  visible: onlyVisibleBy('read result_state'),
})
