import type { ListContract } from '@deportivo/contracts/list-route'
import { listed, read, type FoundReply, type RowOf } from '../http/serve/serve.ts'
import type { Routes } from '../service.ts'
import { countOfLastPage, countRows, paginationOf, type RowCount } from './count-rows.ts'
import { createJsonReader } from './json-page.ts'
import type { FiltersOf, ListCall, ListDefinition } from './list-definition.ts'
import { queryOf } from './page-query.ts'
import { parseList, type ParsedList } from './parse-list.ts'
import { refuseUnhandled } from './refuse-unhandled.ts'
import { included, walkOf, type WalkedList } from './walk-list.ts'

interface Found<Row> {
  rows: Row[]
  count: RowCount
  /** Of all rows that match. */
  totals?: object | undefined
}

type Reader<C extends ListContract, Row> = (call: ListCall<C>) => Promise<Found<Row>>

const pageReader =
  <C extends ListContract, Row extends RowOf<C>>(definition: ListDefinition<C, Row>): Reader<C, Row> =>
  async (call) => {
    const { rows, page } = await queryOf(definition, call)
    const found = definition.read ? await definition.read(page, call) : ((await page.rows) as Row[])
    const totals = await definition.totals?.(rows.clone(), call)
    return {
      rows: found,
      totals,
      count: countOfLastPage(call.list, found.length) ?? (await countRows(call.db, rows)),
    }
  }

async function readList<C extends ListContract, Row extends RowOf<C>>(
  definition: ListDefinition<C, Row>,
  reader: Reader<C, Row>,
  call: ListCall<C>,
): Promise<object> {
  await definition.precheck?.(call)
  const { rows, count, totals } = await reader(call)
  const extra = { ...totals, ...(await definition.extra?.(call)) }
  return listed(await included(rows, definition, call), paginationOf(call.list, count), extra)
}

/**
 * Serves a list by its contract: at most two statements besides what its rows, includes and extras need. Throws at
 * start where the contract publishes a filter, sort, include or search that nothing here handles.
 *
 * Its rows can be read to the end by a job (`walk`), as the call gives them to the same user.
 */
export function defineList<C extends ListContract, Row extends RowOf<C> = RowOf<C>>(
  contract: C,
  definition: ListDefinition<C, Row>,
): WalkedList {
  refuseUnhandled(contract, definition)
  const routes: Routes = (app, deps) => {
    const { json } = definition
    const reader = json ? createJsonReader(contract, { ...definition, json }) : pageReader(definition)
    read(app, deps, contract, async ({ db, actor, params, query }) => {
      const list = parseList(query as object, contract.list) as ParsedList<FiltersOf<C>>
      return (await readList(definition, reader, { db, deps, actor, params, query, list })) as FoundReply<C>
    })
  }
  return Object.assign(routes, { walk: walkOf(contract, definition) })
}
