import { invalid } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import type { ChangedOrder } from '../order/whole-order.ts'
import { checkUnitPrice, pricesOf } from './line-product.ts'
import { refuseClosed, saveLines } from './lines.ts'

export interface NewPrice {
  lines: readonly number[]
  unit_price: number
  discount_reason?: string | undefined
}

/**
 * Sells lines of an open order at another price per unit. The rules of a new line apply; below the listed price of any
 * of them there is a reason, which those lines store.
 */
export async function changePrices(
  trx: Knex.Transaction,
  order: OrderRecord,
  { lines: ids, unit_price, discount_reason }: NewPrice,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(order)
  const rows = trx('orders.order_lines').where('order_id', order.id).whereIn('id', ids)
  const lines = await rows.clone().select('id', 'product_id', 'code_id', 'listed_unit_price')
  if (lines.length !== new Set(ids).size) throw invalid({ lines: 'field.unknown_record' })
  if (lines.some((line) => unit_price < line.listed_unit_price) && discount_reason === undefined)
    throw invalid({ discount_reason: 'order.refused.discount_without_reason' })
  for (const productId of new Set(lines.map(({ product_id }) => product_id))) {
    const prices = await pricesOf(trx, productId)
    for (const line of lines.filter(({ product_id }) => product_id === productId))
      checkUnitPrice(prices, line.code_id, unit_price, context.actor)
  }
  await rows.clone().update({
    price: trx.raw('quantity * ?::bigint', [unit_price]),
    discount_reason: trx.raw('case when ?::bigint < listed_unit_price then ?::text end', [
      unit_price,
      discount_reason ?? null,
    ]),
  })
  return saveLines(trx, order, context)
}
