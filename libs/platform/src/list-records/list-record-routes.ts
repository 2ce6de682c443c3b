import type { ListContract } from '@deportivo/contracts/list-route'
import { notFound } from '../http/refused.ts'
import { change, found, read, withMessage } from '../http/serve/serve.ts'
import { defineList } from '../lists/define-list.ts'
import type { ListDefinition } from '../lists/list-definition.ts'
import { holdsAny, searchPlain } from '../lists/narrow.ts'
import { recordCallOf } from '../records/record-call.ts'
import { recordRoutes } from '../records/record-routes.ts'
import { countUses } from '../records/usage.ts'
import type { Routes } from '../service.ts'
import { recordOf, selected, type ListContracts } from './list-record.ts'
import { columnOf, type ListRecord, type ListRows } from './list-rows.ts'
import { orderRows } from './order-rows.ts'

/** The list itself: filters and sorts are columns, and a name is found by its parts. */
function listOf(contract: ListContract, rows: ListRows): Routes {
  const { filters, sort, fields } = contract.list
  const name = holdsAny('name', rows.plain)
  const definition: ListDefinition<ListContract, never> = {
    from: ({ db, list }) => selected(db, rows, fields, list.filters),
    filters: {
      ...Object.fromEntries(Object.keys(filters).map((field) => [field, columnOf(rows, field)])),
      ...rows.filters,
      name,
    },
    sort: Object.fromEntries(sort.map((field) => [field, columnOf(rows, field)])),
    tiebreak: ['id'],
    search: searchPlain('name', rows.plain),
  }
  return defineList(contract, definition)
}

function orderOf({ reorder, order }: ListContracts, rows: ListRows, record: ListRecord): Routes[] {
  if (!reorder || order === undefined) return []
  return [
    (app, deps) =>
      change(app, deps, reorder, async (served) => {
        const { ids, versions = {} } = served.body
        const place = { field: order, column: columnOf(rows, order) }
        await orderRows(recordCallOf(deps, served), record, place, { ids, versions })
        return withMessage('record.ordered', { ids })
      }),
  ]
}

const usesOf =
  ({ uses }: ListContracts, { table, scope = {}, usedBy }: ListRows): Routes =>
  (app, deps) =>
    read(app, deps, uses, async ({ db, params: { id } }) => {
      if (
        !(await db(table)
          .where({ ...scope, id })
          .first('id'))
      )
        throw notFound()
      return found(await countUses(db, usedBy, id))
    })

/** The routes of one list: its rows are read, created, changed, deleted, and ordered where it has an order. */
export function listRecordRoutes(contracts: ListContracts, rows: ListRows): Routes[] {
  const record = recordOf(contracts, rows)
  return [
    listOf(contracts.list, rows),
    usesOf(contracts, rows),
    ...recordRoutes(record, {
      create: [contracts.create, 'record.saved'],
      change: [contracts.change, 'record.saved'],
      remove: [contracts.remove, 'record.deleted'],
    }),
    ...orderOf(contracts, rows, record),
  ]
}
