import { mostAvailable } from '@deportivo/inventory/available'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { addLines } from './add-lines.ts'
import { shortOn } from './holds.ts'
import { checkUnitPrice, factsAnywhere, factsInStore, unitPriceOf } from './line-product.ts'
import { refuseClosed, saveLines } from './lines.ts'
import type { OrderRecord } from '../order/order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { ChangedOrder } from '../order/whole-order.ts'

export interface LineWanted {
  product_id: number
  size_id: number
  quantity: number
  code_id: number
  /** The line's total; absent: the code's price. */
  price?: number | undefined
  store_id?: number | undefined
}

/** Errors are found in the order in which a user fills the form: product, size, store. */
async function factsOf(trx: Knex.Transaction, { product_id, size_id, quantity, store_id }: LineWanted) {
  const { product, sizes, store } =
    store_id === undefined
      ? await factsAnywhere(trx, product_id, size_id, quantity)
      : await factsInStore(trx, product_id, [size_id], store_id, 'size_id')
  const [size] = sizes
  if (!size) throw invalid({ size_id: 'field.unknown_record' })
  return { product, size, store }
}

/** Adds one line and holds its units; a line is never split over stores silently. Needs the order locked. */
export async function addLine(
  trx: Knex.Transaction,
  order: OrderRecord,
  wanted: LineWanted,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(order)
  const { product, size, store } = await factsOf(trx, wanted)
  const listed = product.codes[String(wanted.code_id)] ?? 0
  const unitPrice = unitPriceOf(wanted.price ?? listed * wanted.quantity, wanted.quantity)
  checkUnitPrice(product, wanted.code_id, unitPrice, context.actor)
  if (!store) throw shortOn('quantity', await mostAvailable(trx, wanted), size.name)
  const line = { ...wanted, product, size, store_id: store.id, store_name: store.name, unit_price: unitPrice }
  const [short] = await addLines(trx, order, [line], context)
  if (short) throw shortOn('quantity', short.available, size.name)
  return saveLines(trx, order, context)
}
