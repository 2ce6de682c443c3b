import type { VoucherOrigin } from '@deportivo/contracts/orders/vouchers'
import { invalid, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { CommandContext } from '../order/command-context.ts'
import type { OrderRecord } from '../order/order-record.ts'

/** Spends part of a client's voucher on an order; refuses another client's, an expired one and more than is left. */
export async function spendVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  voucherId: number,
  amount: number,
  context: CommandContext,
): Promise<void> {
  const spent = await trx('orders.vouchers')
    .where({ id: voucherId, client_id: order.client_id, voided_at: null })
    .andWhere('available', '>=', amount)
    .andWhere('expires_at', '>', context.now)
    .decrement('available', amount)
  if (spent === 0) throw await refusedVoucher(trx, order, voucherId, context)
  await writeEntry(trx, voucherId, order.id, -amount, context)
}

interface Refusable {
  available: number
  expires_at: Date
}

async function refusedVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  voucherId: number,
  { now }: CommandContext,
) {
  const voucher = await trx('orders.vouchers')
    .where({ id: voucherId, client_id: order.client_id, voided_at: null })
    .first<Refusable>('available', 'expires_at')
  if (!voucher) return invalid({ voucher: 'order.refused.voucher_unknown' })
  if (voucher.expires_at <= now) return invalid({ voucher: 'order.refused.voucher_expired' })
  return invalid({
    voucher_value: {
      key: 'order.refused.voucher_short',
      values: { available: { pesos: voucher.available } },
    },
  })
}

/** Returns to the voucher what an order spent of it. */
export async function giveVoucherBack(
  trx: Knex.Transaction,
  order: OrderRecord,
  context: CommandContext,
): Promise<void> {
  if (order.voucher_id === null || order.voucher_value === 0) return
  await trx('orders.vouchers').where('id', order.voucher_id).increment('available', order.voucher_value)
  await writeEntry(trx, order.voucher_id, order.id, order.voucher_value, context)
}

/** Undoes `giveVoucherBack`; whether it expired meanwhile is no question, whether it was spent is. */
export async function spendVoucherAgain(
  trx: Knex.Transaction,
  before: OrderRecord,
  context: CommandContext,
): Promise<void> {
  if (before.voucher_id === null || before.voucher_value === 0) return
  const spent = await trx('orders.vouchers')
    .where({ id: before.voucher_id, client_id: before.client_id })
    .andWhere('available', '>=', before.voucher_value)
    .decrement('available', before.voucher_value)
  if (spent === 0) throw rule('order.refused.voucher_spent', {}, { voucher_id: before.voucher_id })
  await writeEntry(trx, before.voucher_id, before.id, -before.voucher_value, context)
}

export interface NewVoucher {
  client_id: number
  order_id: number
  value: number
  origin: VoucherOrigin
  history_id: number | null
}

const MONTHS_LATER = "?::timestamptz + ? * interval '1 month'"

/** Gives a client credit. The only place where vouchers are issued; each names its origin and expires. */
export async function issueVoucher(
  trx: Knex.Transaction,
  voucher: NewVoucher,
  context: CommandContext,
): Promise<number> {
  const { now, settings } = context
  const rows = await trx('orders.vouchers')
    .insert({
      ...voucher,
      available: voucher.value,
      created_at: now,
      expires_at: trx.raw(MONTHS_LATER, [now, settings.voucher_months]),
    })
    .returning<{ id: number }[]>('id')
  if (!rows[0]) throw new Error('an insert returns its row')
  await writeEntry(trx, rows[0].id, voucher.order_id, voucher.value, context)
  return rows[0].id
}

interface Issued {
  id: number
  value: number
  available: number
}

/** Voids the vouchers that a step issued; refuses once a part of one was spent. */
export async function voidVouchersOf(
  trx: Knex.Transaction,
  order: OrderRecord,
  historyId: number,
  context: CommandContext,
): Promise<void> {
  const issued = await trx('orders.vouchers')
    .where({ order_id: order.id, history_id: historyId, voided_at: null })
    .forUpdate()
    .select<Issued[]>('id', 'value', 'available')
  for (const { id, value, available } of issued) {
    if (available !== value) throw rule('order.refused.voucher_spent', {}, { voucher_id: id })
    await trx('orders.vouchers').where({ id }).update({ available: 0, voided_at: context.now })
    await writeEntry(trx, id, order.id, -value, context)
  }
}

async function writeEntry(
  trx: Knex.Transaction,
  voucherId: number,
  orderId: number,
  amount: number,
  context: CommandContext,
): Promise<void> {
  await trx('orders.voucher_entries').insert({
    voucher_id: voucherId,
    order_id: orderId,
    amount,
    by_name: context.actor.name,
    at: context.now,
  })
}
