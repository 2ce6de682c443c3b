import type { ListContract } from '@deportivo/contracts/list-route'
import type { RowOf } from '../http/serve/serve.ts'
import { COUNT_LIMIT, someRows } from './count-rows.ts'
import type { JsonPage, ListCall, ListDefinition } from './list-definition.ts'
import { queryOf } from './page-query.ts'
import { idsOfRanges, type Range } from './ranges.ts'

/** What such a statement returns, in its only row. */
export interface JsonRow {
  rows: never[]
  /** null where the page itself shows it, or where it is known. */
  total: number | null
}

export interface Statement {
  sql: string
  values: readonly unknown[]
}

/** A list that is read as JSON. */
export type JsonList<C extends ListContract, Row extends RowOf<C>> = ListDefinition<C, Row> & {
  json: JsonPage<C, Row>
}

/**
 * Page and count in one statement. The count is evaluated only where the page is full, or beyond the last one. Where
 * ranges of keys are all that narrows the rows (`only`), these are counted without the rows.
 */
export async function statementOf<C extends ListContract, Row extends RowOf<C>>(
  definition: JsonList<C, Row>,
  call: ListCall<C>,
  isCounted: boolean,
  only: readonly Range[] = [],
): Promise<Statement> {
  const { top, offset } = call.list
  const { rows, page } = await queryOf(definition, call)
  const shown = definition.json.shown(page, call).toSQL()
  const counted = (idsOfRanges(call.db, only)?.limit(COUNT_LIMIT + 1) ?? someRows(call.db, rows)).toSQL()
  const isNeeded = `page.length = ?${offset > 0 ? ' or page.length = 0' : ''}`
  const total = isCounted
    ? {
        sql: `case when ${isNeeded} then (select count(*) from (${counted.sql}) counted) end`,
        values: [top, ...counted.bindings],
      }
    : { sql: 'null', values: [] }
  const sql = `
    with page as (
      select coalesce(json_agg(shown), '[]') as rows, count(*) as length from (${shown.sql}) shown
    ) select page.rows, ${total.sql} as total from page`
  return { sql, values: [...shown.bindings, ...total.values] }
}

/** The values of the statement in their order, where nothing but a range narrows the rows. */
export function valuesOfRange(
  { top, offset }: ListCall['list'],
  range: Range | null,
  isCounted: boolean,
): unknown[] {
  const values = range ? [range.value, range.value] : []
  const page = [...values, top, ...(offset > 0 ? [offset] : [])]
  return isCounted ? [...page, top, ...values, COUNT_LIMIT + 1] : page
}
