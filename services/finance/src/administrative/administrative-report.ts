import { administrative } from '@deportivo/contracts/reports/administrative'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { onlyVisible } from './visible-days.ts'

const COLUMNS = [
  'seller_id',
  'profile_id',
  'state_id',
  'type_order',
  'type_sale',
  'payment_method',
  'units',
  'value',
  'balance',
  'discount',
] as const

const RETURN_COLUMNS = ['seller_id', 'profile_id', 'brand_id', 'credited', 'replaced', 'vouchers']

const DIMENSIONS = ['day', 'seller', 'profile', 'state', 'payment', 'type', 'client_type'] as const

const SOLD = {
  value: 'sum(value)',
  count: 'sum(count)',
  units: 'sum(units)',
  balance: 'sum(balance)',
  discount: 'sum(discount)',
}

/** 'Ventas de hoy', and of any other days. */
export const administrativeReportRoute = defineReport(administrative, {
  from: [
    {
      table: 'read.sales_days',
      where: { kind: 'sold' },
      dimensions: DIMENSIONS,
      measures: SOLD,
      timed: { table: 'read.sales_facts', at: 'sold_at', columns: COLUMNS },
    },
    {
      table: 'read.sales_days',
      where: { kind: 'left' },
      dimensions: ['day', 'seller'],
      measures: { revenue: 'sum(value)' },
      timed: {
        table: 'read.sales_facts',
        at: 'left_at',
        columns: ['seller_id', 'profile_id', 'value'],
        also: { table: 'read.reversed_sales', at: 'at' },
      },
    },
    {
      table: 'read.return_days',
      where: { kind: 'settled' },
      dimensions: ['day', 'seller', 'brand'],
      measures: { returns: 'sum(credited - replaced)', vouchers: 'sum(vouchers)' },
      timed: {
        table: 'read.return_facts',
        at: 'settled_at',
        columns: RETURN_COLUMNS,
        also: { table: 'read.reversed_returns', at: 'at' },
      },
    },
    {
      table: 'read.sales_parts',
      dimensions: ['store', 'category', 'brand'],
      measures: { value: 'sum(value)', units: 'sum(units)', discount: 'sum(discount)' },
    },
  ],
  names: 'read.report_names',
  visible: onlyVisible,
})
