import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { LineBefore } from '../order/before.ts'
import type { LinesAfter } from '../order/order-after.ts'
import type { LockedOrder } from '../order/whole-order.ts'

const PICK_ALL = prepared<never>(
  'lines picked',
  'update orders.order_lines set picked = quantity where order_id = $1 and id = any($2::integer[])',
)

export interface PickedAll {
  /** The lines as they were. */
  before: LineBefore[]
  after: LinesAfter
}

/** Marks every unit of these lines as picked. */
export async function pickAll(
  trx: Knex.Transaction,
  { id, lines }: LockedOrder,
  picked: readonly number[],
): Promise<PickedAll> {
  const named = new Set(picked)
  if (named.size > 0) await withoutWaiting(trx, PICK_ALL(trx, [id, [...named]]))
  const before = lines.filter(({ line_id }) => named.has(line_id))
  return {
    before: before.map(({ line_id, picked: earlier }) => ({ id: line_id, picked: earlier })),
    after: {
      lines: (all) =>
        all.map((line) => (named.has(line.line_id) ? { ...line, picked: line.quantity } : line)),
      products: (all) => all.map((line) => (named.has(line.id) ? { ...line, picked: line.quantity } : line)),
    },
  }
}
