import type { CATALOGUE_LISTS } from '@deportivo/contracts/catalogue/lists'
import type { ListContract } from '@deportivo/contracts/list-route'
import { notFound } from '@deportivo/platform/http/refused'
import { defineList, type ListDefinition } from '@deportivo/platform/lists/define-list'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'
import { defineRecord } from '@deportivo/platform/records/record'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import type { Usage } from '@deportivo/platform/records/usage'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { ListRow } from '../tables.ts'

type Table = keyof Tables & `catalogue.${string}`
type CatalogueList = (typeof CATALOGUE_LISTS)[keyof typeof CATALOGUE_LISTS]

/** Fields that aren't columns of the same name: the column, or what is computed for each row. */
type Columns = Readonly<Record<string, string | ((db: Knex) => Knex.QueryBuilder)>>

interface Rows {
  table: Table
  columns?: Columns
  /** The unique constraint of its name. */
  unique?: string
  usedBy: readonly Usage[]
}

const selected = (db: Knex, { table, columns = {} }: Rows, fields: readonly string[]) =>
  db(table).select(
    Object.fromEntries(
      fields.map((field) => {
        const column = columns[field] ?? field
        return [field, typeof column === 'string' ? column : column(db)]
      }),
    ),
  )

/** Products that have a row's id in this column. */
export const productsWith = (column: string): Usage => ({
  kind: 'products',
  rows: (db, id) => db('catalogue.products').where(column, id),
  id: 'id',
  name: 'name',
})

const columnOf = ({ columns = {} }: Rows, field: string): string => {
  const column = columns[field] ?? field
  return typeof column === 'string' ? column : field
}

/** What a person entered, besides the name. */
function valuesOf(rows: Rows, entered: readonly string[], row: ListRow) {
  const stored = row as unknown as Readonly<Record<string, unknown>>
  const others = entered.filter((field) => field !== 'name')
  return Object.fromEntries(others.map((field) => [field, stored[columnOf(rows, field)]]))
}

/** The list itself: filters and sorts are columns of the same names, and a name is found by its parts. */
function listOf(contract: ListContract, rows: Rows): Routes {
  const { filters, sort, fields } = contract.list
  const definition: ListDefinition<ListContract, never> = {
    from: ({ db }) => selected(db, rows, fields),
    filters: Object.fromEntries(
      Object.keys(filters).map((field) => [
        field,
        field === 'name' ? holdsAny('name', 'catalogue.plain') : columnOf(rows, field),
      ]),
    ),
    sort: Object.fromEntries(sort.map((field) => [field, columnOf(rows, field)])),
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
    columns: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(rows, field), value])),
    usedBy,
    event: {
      family: 'catalogue',
      idOf: ({ id }) => `${subject}-${id}`,
      recordOf: (row) => ({
        id: row.id,
        version: row.version,
        name: row.name,
        list: subject,
        values: valuesOf(rows, entered, row),
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
export function catalogueRows(contracts: CatalogueList, rows: Rows): Routes[] {
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
