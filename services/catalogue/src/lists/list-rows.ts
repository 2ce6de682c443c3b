import {
  countUpTo,
  integers,
  pagination,
  parseList,
  type ListQueryInput,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { listed } from '@deportivo/platform/http/serve/serve'
import type { Knex } from 'knex'

/** A field of a list as callers name it, its column, and how its filter values are read. */
export interface ListColumn {
  column: string
  type: 'integer' | 'text'
}

export type ListColumns = Record<string, ListColumn>

export const integer = (column: string): ListColumn => ({ column, type: 'integer' })
export const words = (column: string): ListColumn => ({ column, type: 'text' })

export interface ListSource {
  rows: Knex.QueryBuilder
  columns: ListColumns
  /** The field that orders it when nobody says otherwise. */
  usual: string
  /** What tells rows apart that are equal in that field. */
  tiebreak?: string[]
}

/** Answers one of the short lists a product is described with: filtered, searched by name, ordered, paged. */
export async function listRows<Row>(db: Knex, query: ListQueryInput, { rows, ...source }: ListSource) {
  const fields = Object.keys(source.columns)
  const list = parseList(query, { filters: fields, orders: fields, fields, includes: [] })
  narrow(rows, source.columns, list)
  const page = ordered(rows.clone(), source, list).limit(list.top).offset(list.offset)
  const found = (await page) as Row[]
  return listed(found, pagination(list, await countUpTo(db, rows)))
}

function narrow(rows: Knex.QueryBuilder, columns: ListColumns, list: ParsedList): void {
  for (const [field, values] of Object.entries(list.filters)) {
    const { column, type } = columns[field] ?? words(field)
    void rows.whereIn(column, type === 'integer' ? (integers(list.filters, field) ?? []) : values)
  }
  holdsWordsOfName(rows, columns, list.search)
}

type Order = Omit<ListSource, 'rows'>

function ordered(
  rows: Knex.QueryBuilder,
  { columns, usual, tiebreak = ['id'] }: Order,
  { order }: ParsedList,
): Knex.QueryBuilder {
  const column = columns[order?.field ?? usual]?.column ?? 'id'
  return rows.orderBy(column, order?.isDescending ? 'desc' : 'asc').orderBy(tiebreak)
}

function holdsWordsOfName(rows: Knex.QueryBuilder, columns: ListColumns, search: string): void {
  if (search === '' || !columns['name']) return
  void rows.where((named) => {
    for (const word of search.split(/\s+/).slice(0, 8))
      void named.whereRaw("catalogue.plain(??) like '%' || catalogue.plain(?::text) || '%'", ['name', word])
  })
}
