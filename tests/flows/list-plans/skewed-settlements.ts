import { AT, NEWER, OLD, OTHER, same, type Table } from './skewed-values.ts'

export const SETTLEMENTS: Table = {
  name: 'sales.settlements',
  old: OLD,
  newer: NEWER,
  columns: {
    seller_id: OTHER,
    seller_name: same("'Marta Ibarra'"),
    number: same('n'),
    lines: same('1'),
    units: same('1'),
    value: same('189900'),
    commission: same('13293'),
    percentages: same(`'{"one":0,"tow":0,"three":0,"four":7}'`),
    closed_at: AT,
    closed_by: same("'test'"),
    created_at: AT,
    updated_at: AT,
  },
}
