import { listLocals } from '@deportivo/contracts/catalogue/lists'
import { listCashiers } from '@deportivo/contracts/finance/cashiers'
import { defineList } from '@deportivo/platform/lists/define-list'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'

export const listCashiersRoute = defineList(listCashiers, {
  from: ({ db }) =>
    db('orders.published_cashiers as c')
      .leftJoin(
        'orders.published_shifts as s',
        (open) => void open.on('s.cashier_id', 'c.id').onNull('s.closed_at'),
      )
      .select('c.id', 'c.name', 'c.store_id', 'c.version', db.raw('s.id is not null as is_open')),
  filters: {
    id: 'c.id',
    store_id: 'c.store_id',
    name: holdsAny('c.name', 'sales.plain'),
    is_open: (rows, isOpen) => (isOpen ? rows.whereNotNull('s.id') : rows.whereNull('s.id')),
  },
  sort: { name: 'c.name', id: 'c.id', store_id: 'c.store_id' },
  tiebreak: ['c.id'],
  search: searchPlain('c.name', 'sales.plain'),
})

/** Stores that sell over the counter: those with a cash register. */
export const listLocalsRoute = defineList(listLocals, {
  from: ({ db }) =>
    db('catalogue.published_stores')
      .whereIn('id', db('orders.published_cashiers').select('store_id'))
      .select('id', 'name', 'type', 'orden', 'version'),
  filters: { id: 'id', name: holdsAny('name', 'sales.plain'), orden: 'orden', type: 'type' },
  sort: { orden: 'orden', id: 'id', name: 'name', type: 'type' },
  tiebreak: ['id'],
  search: searchPlain('name', 'sales.plain'),
})
