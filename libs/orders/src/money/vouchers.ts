import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import type { Hand } from '../order/hand.ts'

/** Spends part of a client's voucher on an order; refuses another client's and more than is left. */
export async function spendVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  voucherId: number,
  amount: number,
  hand: Hand,
): Promise<void> {
  const spent = await trx('orders.vouchers')
    .where({ id: voucherId, client_id: order.client_id })
    .andWhere('available', '>=', amount)
    .decrement('available', amount)
  if (spent === 0) throw await refusedVoucher(trx, order, voucherId)
  await writeEntry(trx, voucherId, order.id, -amount, hand)
}

async function refusedVoucher(trx: Knex.Transaction, order: OrderRecord, voucherId: number) {
  const voucher = await trx('orders.vouchers')
    .where({ id: voucherId, client_id: order.client_id })
    .first<{ available: number }>('available')
  if (!voucher) return invalid({ voucher: 'order.refused.voucher_unknown' })
  return invalid({
    voucher_value: {
      key: 'order.refused.voucher_short',
      values: { available: { pesos: voucher.available } },
    },
  })
}

/** Gives back what an order spent of its voucher. */
export async function giveVoucherBack(trx: Knex.Transaction, order: OrderRecord, hand: Hand): Promise<void> {
  if (order.voucher_id === null || order.voucher_value === 0) return
  await trx('orders.vouchers').where('id', order.voucher_id).increment('available', order.voucher_value)
  await writeEntry(trx, order.voucher_id, order.id, order.voucher_value, hand)
}

/** Money a client is owed becomes credit. */
export async function issueVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  value: number,
  origin: string,
  hand: Hand,
): Promise<void> {
  if (value <= 0) return
  const rows = await trx('orders.vouchers')
    .insert({
      client_id: order.client_id,
      value,
      available: value,
      origin,
      order_id: order.id,
      created_at: hand.now,
    })
    .returning<{ id: number }[]>('id')
  await writeEntry(trx, rows[0]?.id ?? 0, order.id, value, hand)
}

async function writeEntry(
  trx: Knex.Transaction,
  voucherId: number,
  orderId: number,
  amount: number,
  hand: Hand,
): Promise<void> {
  await trx('orders.voucher_entries').insert({
    voucher_id: voucherId,
    order_id: orderId,
    amount,
    by_name: hand.actor.name,
    at: hand.now,
  })
}
