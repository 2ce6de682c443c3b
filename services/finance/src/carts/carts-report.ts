import { carts } from '@deportivo/contracts/reports/carts'
import type { CartOutcome } from '@deportivo/lifecycle/order/carts'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { onlyVisible } from '../administrative/visible-days.ts'

const countOf = (outcome: CartOutcome) => `sum(count) filter (where outcome = '${outcome}')`

const LOST = {
  expired: countOf('expired'),
  short_stock: countOf('short_stock'),
  cancelled: countOf('cancelled'),
  units_lost: 'sum(units_lost)',
  value_lost: 'sum(value_lost)',
}

export const cartsReportRoute = defineReport(carts, {
  from: [
    {
      table: 'read.cart_days',
      dimensions: ['day', 'seller', 'type'],
      measures: {
        begun: 'sum(count)',
        checked_out: countOf('checked_out'),
        open: countOf('open'),
        ...LOST,
      },
    },
    { table: 'read.cart_days', where: { kind: 'lost' }, dimensions: ['reason'], measures: LOST },
  ],
  names: 'read.report_names',
  visible: onlyVisible,
})
