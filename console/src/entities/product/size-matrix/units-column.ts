import type { ListColumn } from '../../../shared/list/definition/definition.ts'

/** How many units a row is about. */
export const UNITS_COLUMN: ListColumn<{ quantity: number }, never> = {
  id: 'units',
  header: 'product.units',
  align: 'end',
  width: 95,
  cell: ({ quantity }, { count }) => count(quantity),
  file: [{ header: 'product.units', kind: 'count', value: ({ quantity }) => quantity }],
}
