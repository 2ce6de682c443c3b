import { cashiers, listLocals } from '@deportivo/contracts/catalogue/lists'
import { REGISTERS, SHIFTS_OF_REGISTER } from '@deportivo/money/registers/registers'
import { listRecordRoutes } from '@deportivo/platform/list-records/list-record-routes'
import { defineList } from '@deportivo/platform/lists/define-list'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'

const IS_OPEN = `exists (
  select from money.published_shifts where cashier_id = published_cashiers.id and closed_at is null)`

/** Cash registers are read, created, changed and deleted. */
export const cashierRoutes = listRecordRoutes(cashiers, {
  ...REGISTERS,
  plain: 'finance.plain',
  from: (db) => db('money.published_cashiers'),
  computed: {
    store_name: (db) =>
      db('catalogue.published_stores').where('id', db.ref('published_cashiers.store_id')).select('name'),
    is_open: (db) => db.raw(IS_OPEN),
  },
  filters: { is_open: (rows, isOpen) => void rows.whereRaw(`${IS_OPEN} = ?`, [isOpen]) },
  usedBy: [SHIFTS_OF_REGISTER],
})

/** Stores that sell over the counter: those with a cash register. */
export const listLocalsRoute = defineList(listLocals, {
  from: ({ db }) =>
    db('catalogue.published_stores')
      .whereIn('id', db('money.published_cashiers').select('store_id'))
      .select('id', 'name', 'type', 'orden', 'version'),
  filters: { id: 'id', name: holdsAny('name', 'finance.plain'), orden: 'orden', type: 'type' },
  sort: { orden: 'orden', id: 'id', name: 'name', type: 'type' },
  tiebreak: ['id'],
  search: searchPlain('name', 'finance.plain'),
})
