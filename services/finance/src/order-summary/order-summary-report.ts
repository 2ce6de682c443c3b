import { orderSummary } from '@deportivo/contracts/reports/order-summary'
import { defineReport } from '@deportivo/platform/reports/define-report'

const ORDERS = {
  table: 'read.order_days',
  measures: { count: 'sum(count)', value: 'sum(value)', balance: 'sum(balance)' },
} as const

export const orderSummaryReportRoute = defineReport(orderSummary, {
  from: [
    { ...ORDERS, whole: { store_id: 0 }, dimensions: ['state', 'type', 'seller', 'payment', 'day'] },
    { ...ORDERS, except: { store_id: 0 }, dimensions: ['store'] },
  ],
  names: 'read.report_names',
  // 'read cash_flow' reaches everything, or it isn't granted.
  visible: (rows) => rows,
})
