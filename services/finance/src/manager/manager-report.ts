import { manager } from '@deportivo/contracts/reports/manager'
import { defineReport } from '@deportivo/platform/reports/define-report'

/** 'Gerencia': the day as it happens. */
export const managerReportRoute = defineReport(manager, {
  from: [
    {
      table: 'read.sales_days',
      where: { kind: 'sold' },
      dimensions: ['day'],
      measures: { value: 'sum(value)', count: 'sum(count)', units: 'sum(units)' },
      timed: { table: 'read.sales_facts', at: 'sold_at', columns: ['value', 'units'] },
    },
    {
      table: 'read.cash_days',
      dimensions: ['day'],
      // What moves between the business's own accounts is no money that comes in.
      measures: { money_in: "coalesce(sum(amount_in) filter (where kind <> 'transfer'), 0)" },
      timed: {
        table: 'read.cash_entries',
        at: 'counted_at',
        columns: ['kind'],
        derived: { amount_in: 'greatest(amount, 0)' },
      },
    },
    { table: 'read.product_days', dimensions: ['product'], measures: { units: 'sum(units)' } },
  ],
  // A model has the same name in each colour.
  namesOf: { product: { table: 'catalogue.published_product_names', key: 'id', name: 'name' } },
  // 'read manager' reaches everything, or it isn't granted.
  visible: (rows) => rows,
})
