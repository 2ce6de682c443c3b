import { resultState } from '@deportivo/contracts/reports/result-state'
import { defineReport } from '@deportivo/platform/reports/define-report'
import type { FiguresTable } from '@deportivo/platform/reports/figures-request'
import { onlyVisibleBy } from '../administrative/visible-days.ts'

const DIMENSIONS = ['day', 'seller']

const LEFT = { left: 'sum(value)', cost_left: 'sum(cost)', uncosted_left: 'sum(uncosted)' }
const LEFT_PARTS: FiguresTable = {
  table: 'read.sales_parts',
  where: { kind: 'left', level: 7 },
  dimensions: ['store'],
  measures: LEFT,
}

export const resultStateReportRoute = defineReport(resultState, {
  from: [
    {
      table: 'read.sales_days',
      where: { kind: 'left' },
      unlessNarrowedBy: ['store_id'],
      dimensions: DIMENSIONS,
      measures: LEFT,
    },
    { ...LEFT_PARTS, onlyNarrowedBy: ['store_id'], dimensions: DIMENSIONS },
    LEFT_PARTS,
    {
      table: 'read.return_days',
      where: { kind: 'settled' },
      dimensions: [...DIMENSIONS, 'store'],
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
      dimensions: [...DIMENSIONS, 'store'],
      measures: { cost_back: 'sum(cost_back)', lost: 'sum(cost_lost)' },
    },
    {
      table: 'read.expense_days',
      dimensions: ['day', 'situation', 'store'],
      measures: { expenses: 'sum(amount)' },
      lacks: ['seller_id'],
      visible: (rows, { grants }) => (grants['read result_state'] === 'all' ? rows : rows.whereRaw('false')),
    },
  ],
  names: 'read.report_names',
  visible: onlyVisibleBy('read result_state'),
})
