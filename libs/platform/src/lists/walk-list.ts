import type { ListContract } from '@deportivo/contracts/list-route'
import { queryRow } from '../db/query-rows.ts'
import type { RowOf } from '../http/serve/serve.ts'
import type { Routes } from '../service.ts'
import { statementOf } from './json-statement.ts'
import type { IncludeOf, ListCall, ListDefinition } from './list-definition.ts'
import { queryOf } from './page-query.ts'

/** How a job reads a list to its end: in the transaction of its calls, without the count that each page of a screen has. */
export interface ListWalk {
  contract: ListContract
  /** The number of rows, as far as `most`. */
  count: (call: ListCall<never>, most: number) => Promise<number>
  /** The rows of the call's page, with the values of the reply. */
  page: (call: ListCall<never>) => Promise<object[]>
}

/** The calls of a list, and how it is read to its end. */
export type WalkedList = Routes & { walk: ListWalk }

export async function included<C extends ListContract, Row extends RowOf<C>>(
  rows: Row[],
  { includes }: ListDefinition<C, Row>,
  call: ListCall<C>,
): Promise<Row[]> {
  let complete = rows
  for (const name of new Set(call.list.includes) as Set<IncludeOf<C>>) {
    const include = includes?.[name]
    if (include && include !== 'always' && complete.length > 0) complete = await include(complete, call)
  }
  return complete
}

async function pageOf<C extends ListContract, Row extends RowOf<C>>(
  definition: ListDefinition<C, Row>,
  call: ListCall<C>,
): Promise<Row[]> {
  const { json } = definition
  if (json) {
    const { sql, values } = await statementOf({ ...definition, json }, call, false)
    const { rows } = await queryRow<{ rows: never[] }>(call.db, sql, values)
    return rows.map((row) => json.toRow(row, call))
  }
  const { page } = await queryOf(definition, call)
  return definition.read ? definition.read(page, call) : ((await page.rows) as Row[])
}

export const walkOf = <C extends ListContract, Row extends RowOf<C>>(
  contract: C,
  definition: ListDefinition<C, Row>,
): ListWalk => ({
  contract,
  async count(call: ListCall<C>, most) {
    await definition.precheck?.(call)
    const { rows } = await queryOf(definition, call)
    const some = rows.clearSelect().clearOrder().select(call.db.raw('1')).limit(most)
    const [counted] = await call.db.from(some.as('counted')).count<{ count: number }[]>('* as count')
    return counted?.count ?? 0
  },
  async page(call: ListCall<C>) {
    await definition.precheck?.(call)
    const rows = await included(await pageOf(definition, call), definition, call)
    // Times are texts there.
    return JSON.parse(JSON.stringify(rows)) as object[]
  },
})
