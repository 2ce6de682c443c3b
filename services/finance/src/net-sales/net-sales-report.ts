import { netSales } from '@deportivo/contracts/reports/net-sales'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { onlyVisible } from '../administrative/visible-days.ts'

const OF_WHOM = ['seller_id', 'profile_id', 'client_id']
const DIMENSIONS = ['day', 'seller', 'client']

export const netSalesReportRoute = defineReport(netSales, {
  from: [
    {
      table: 'read.client_days',
      dimensions: DIMENSIONS,
      measures: {
        gross: 'sum(value + discount)',
        discount: 'sum(discount)',
        value: 'sum(value)',
        count: 'sum(count)',
      },
      timed: { table: 'read.sales_facts', at: 'sold_at', columns: [...OF_WHOM, 'value', 'discount'] },
    },
    {
      table: 'read.client_return_days',
      dimensions: DIMENSIONS,
      measures: { returns: 'sum(credited - replaced)' },
      timed: {
        table: 'read.return_facts',
        at: 'settled_at',
        columns: [...OF_WHOM, 'credited', 'replaced'],
        also: { table: 'read.reversed_returns', at: 'at' },
      },
    },
  ],
  names: 'read.report_names',
  // Of all clients, with the names that they have now.
  namesOf: { client: { table: 'sales.published_clients', key: 'id', name: 'name' } },
  visible: onlyVisible,
})
