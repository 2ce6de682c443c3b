import { moveClientMoney, type ClientMoney } from '@deportivo/money/client-money'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import { updateOrderFields } from '../order/update-order-fields.ts'
import { lockOrder } from '../order/whole-order.ts'

interface Client {
  id: number
  name: string
}

/** What a client had. */
export interface ClientParts extends ClientMoney {
  order_ids: number[]
}

interface Move {
  from: number
  to: Client
  /** Of an undone merge: what the other client had then. Absent: everything. */
  only?: Pick<ClientParts, 'order_ids' | 'voucher_ids'>
}

/** In the order of their ids: two moves of the same orders wait for each other. */
async function moveOrders(
  trx: Knex.Transaction,
  { from, to, only }: Move,
  context: CommandContext,
): Promise<number[]> {
  const rows = trx('orders.orders').where('client_id', from).orderBy('id')
  const wanted = await (only ? rows.whereIn('id', only.order_ids) : rows).select('id')
  const moved: number[] = []
  for (const { id } of wanted) {
    const order = await lockOrder(trx, id)
    // It became another client's before it was locked.
    if (order.client_id !== from) continue
    const patch = { client_id: to.id, client_name: to.name }
    await updateOrderFields(trx, order, 'order.fields_changed', patch, context)
    moved.push(id)
  }
  return moved
}

/**
 * Moves a client's orders, vouchers and refunds to another client; each order with its event. Vouchers and refunds are
 * read once all orders are locked, since they are written by the lock of their order. Needs both clients locked, and
 * that no new order names the first one.
 */
export async function moveToClient(
  trx: Knex.Transaction,
  move: Move,
  context: CommandContext,
): Promise<ClientParts> {
  const { from, to, only } = move
  const order_ids = await moveOrders(trx, move, context)
  const money = await moveClientMoney(trx, {
    from,
    to: to.id,
    only: only && { voucher_ids: only.voucher_ids, order_ids },
  })
  return { order_ids, ...money }
}
