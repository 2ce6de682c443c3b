import { invalid } from '@deportivo/platform/http/refused'
import type { CountedLine } from '@deportivo/inventory/quarantine'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'

export const linesOf = (trx: Knex.Transaction, order: OrderRecord): Promise<CountedLine[]> =>
  trx('orders.order_lines')
    .where('order_id', order.id)
    .orderBy('id')
    .select('id as line_id', 'product_id', 'size_id', 'quantity')

interface Count {
  store_id: number
  lines: readonly { line_id: number; quantity: number }[]
}

/** What was counted of each line of the order; refuses a line left out, counted twice, or above what was sent. */
export async function countedLines(
  trx: Knex.Transaction,
  order: OrderRecord,
  { store_id, lines }: Count,
): Promise<CountedLine[]> {
  await refuseStore(trx, store_id)
  const sent = await linesOf(trx, order)
  const counts = new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]))
  const isComplete = sent.every(({ line_id }) => counts.has(line_id))
  if (!isComplete || lines.length !== sent.length) throw invalid({ lines: 'order.refused.count_each_line' })
  const tooMany = sent.find(({ line_id, quantity }) => (counts.get(line_id) ?? 0) > quantity)
  if (tooMany)
    throw invalid({
      lines: { key: 'order.refused.counted_too_many', values: { quantity: tooMany.quantity } },
    })
  return sent.map((line) => ({ ...line, quantity: counts.get(line.line_id) ?? 0 }))
}

async function refuseStore(trx: Knex.Transaction, id: number): Promise<void> {
  const store = await trx('inventory.published_stores')
    .where({ id, is_active: true })
    .whereNot('type', 'virtual')
    .first('id')
  if (!store) throw invalid({ store_id: 'field.unknown_record' })
}
