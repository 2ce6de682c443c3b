import type { Change } from '@deportivo/inventory/change'
import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { LineBefore } from '../order/save-order.ts'

const STORE_COSTS = prepared<never>(
  'costs of lines stored',
  `update orders.order_lines l set unit_cost = c.unit_cost
   from jsonb_to_recordset($1::jsonb) as c(line_id bigint, unit_cost bigint) where l.id = c.line_id`,
)

/**
 * Stores with each line the cost of its units when they left, as the ledger has it: the result statement counts
 * goods at the cost of that day. Returns what undo restores.
 */
export async function storeCosts(trx: Knex.Transaction, left: readonly Change[]): Promise<LineBefore[]> {
  const costs = left.map(({ line_id, unit_cost }) => ({ line_id, unit_cost }))
  await withoutWaiting(trx, STORE_COSTS(trx, [JSON.stringify(costs)]))
  const ids = new Set(left.flatMap(({ line_id }) => (line_id ? [line_id] : [])))
  return [...ids].map((id) => ({ id, unit_cost: null }))
}
