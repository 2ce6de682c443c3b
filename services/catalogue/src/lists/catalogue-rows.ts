import { CATALOGUE_LISTS, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import type { ListContract } from '@deportivo/contracts/list-route'
import { notFound } from '@deportivo/platform/http/refused'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListDefinition } from '@deportivo/platform/lists/list-definition'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'
import { defineRecord } from '@deportivo/platform/records/record'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import type { Usage } from '@deportivo/platform/records/usage'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { listTable, type ListRow, type ListTable } from '../tables.ts'

type CatalogueList = (typeof CATALOGUE_LISTS)[CatalogueName]

/** The rows of one list, besides what its contract declares. */
export interface ListRows {
  /** Fields that are no columns: what is computed for each row. */
  computed?: Readonly<Record<string, (db: Knex) => Knex.QueryBuilder>>
  /** The unique constraint of its name. */
  unique?: string
  usedBy: readonly Usage[]
}

type Rows = ListRows & { table: ListTable }

const selected = (db: Knex, { table, computed = {} }: Rows, fields: readonly string[]) =>
  db(table).select(Object.fromEntries(fields.map((field) => [field, computed[field]?.(db) ?? field])))

/** Products that have a row's id in this column. */
export const productsWith = (column: string): Usage => ({
  kind: 'products',
  rows: (db, id) => db('catalogue.products').where(column, id),
  id: 'id',
  name: 'name',
})

/** What a person entered, besides the name. */
function valuesOf(entered: readonly string[], row: ListRow) {
  const stored = row as unknown as Readonly<Record<string, unknown>>
  const others = entered.filter((field) => field !== 'name')
  return Object.fromEntries(others.map((field) => [field, stored[field]]))
}

/** The list itself: filters and sorts are columns of the same names, and a name is found by its parts. */
function listOf(contract: ListContract, rows: Rows): Routes {
  const { filters, sort, fields } = contract.list
  const definition: ListDefinition<ListContract, never> = {
    from: ({ db }) => selected(db, rows, fields),
    filters: Object.fromEntries(
      Object.keys(filters).map((field) => [
        field,
        field === 'name' ? holdsAny('name', 'catalogue.plain') : field,
      ]),
    ),
    sort: Object.fromEntries(sort.map((field) => [field, field])),
    tiebreak: ['id'],
    search: searchPlain('name', 'catalogue.plain'),
  }
  return defineList(contract, definition)
}

function recordOf({ subject, list, create }: CatalogueList, rows: Rows) {
  const { table, usedBy, unique = `${table.slice('catalogue.'.length)}_name_key` } = rows
  const entered = Object.keys(create.body.properties)
  return defineRecord<ListRow, object, object>({
    table,
    subject,
    nameOf: ({ name }) => name,
    unique: { [unique]: { name: 'field.taken' } },
    usedBy,
    event: {
      family: 'catalogue',
      idOf: ({ id }) => `${subject}-${id}`,
      recordOf: (row) => ({
        id: row.id,
        version: row.version,
        name: row.name,
        list: subject,
        values: valuesOf(entered, row),
      }),
    },
    async read(db, id) {
      const row = (await selected(db, rows, list.list.fields).where({ id }).first()) as object | undefined
      if (!row) throw notFound()
      return row
    },
  })
}

/** The routes of one list of the catalogue: read, create, change and delete its rows. */
export function catalogueRows(name: CatalogueName, own: ListRows): Routes[] {
  const contracts = CATALOGUE_LISTS[name]
  const rows = { ...own, table: listTable(name) }
  const record = recordOf(contracts, rows)
  return [
    listOf(contracts.list, rows),
    ...recordRoutes(record, {
      create: [contracts.create, 'record.saved'],
      change: [contracts.change, 'record.saved'],
      remove: [contracts.remove, 'record.deleted'],
    }),
  ]
}
