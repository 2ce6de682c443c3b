import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import type { LineBefore } from '../order/before.ts'

const PICK_ALL = `
  with before as (
    select id, picked from orders.order_lines where order_id = ? and id = any(?::int[]) for update
  )
  update orders.order_lines l set picked = l.quantity from before where l.id = before.id
  returning before.id, before.picked`

/** Marks every unit of these lines as picked; returns the lines as they were. */
export async function pickAll(
  trx: Knex.Transaction,
  { id }: OrderRecord,
  lines: readonly number[],
): Promise<LineBefore[]> {
  return lines.length === 0 ? [] : queryRows<LineBefore>(trx, PICK_ALL, [id, [...lines]])
}
