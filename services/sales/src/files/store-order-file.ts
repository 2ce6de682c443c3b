import { attachFile, type OrderFile } from '@deportivo/orders/files/attach-file'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { updateOrderFields } from '@deportivo/orders/order/update-order-fields'
import type { Knex } from 'knex'

/** Attaches an uploaded file to a locked order, as a change of its own. */
export async function storeOrderFile(
  trx: Knex.Transaction,
  { order, ...file }: OrderFile & { order: OrderRecord },
  context: CommandContext,
) {
  const { attachment, facts } = await attachFile(trx, order, file, context)
  return { order: await updateOrderFields(trx, order, 'order.attachment_added', facts, context), attachment }
}
