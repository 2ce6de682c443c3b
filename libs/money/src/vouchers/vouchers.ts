import { RETURNED_VOUCHER_DAYS, type VoucherOrigin } from '@deportivo/contracts/orders/vouchers'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { invalid, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Ledger, PaidOrder, SpentVoucher } from '../ledger.ts'
import { writeVoucherEntry } from './voucher-entries.ts'

/**
 * Spends part of a client's voucher on an order; refuses another client's, an expired one and more than is left, which
 * is the `field` of the request.
 */
export async function spendVoucher(
  { trx, order, context }: Ledger,
  voucherId: number,
  amount: number,
  field: 'voucher_value' | 'amount' = 'voucher_value',
): Promise<void> {
  const spent = await trx('money.vouchers')
    .where({ id: voucherId, client_id: order.client_id, voided_at: null })
    .andWhere('available', '>=', amount)
    .andWhere('expires_at', '>', context.now)
    .decrement('available', amount)
  if (spent === 0) throw await refusedVoucher(trx, order, { id: voucherId, field }, context)
  const entry = { type: 'voucher.spent', voucher_id: voucherId, order_id: order.id, amount: -amount } as const
  await writeVoucherEntry(trx, entry, context)
}

async function refusedVoucher(
  trx: Knex.Transaction,
  order: PaidOrder,
  { id, field }: { id: number; field: 'voucher_value' | 'amount' },
  { now }: CommandContext,
) {
  const voucher = await trx('money.vouchers')
    .where({ id, client_id: order.client_id, voided_at: null })
    .first('available', 'expires_at')
  if (!voucher) return invalid({ voucher: 'order.refused.voucher_unknown' })
  if (voucher.expires_at <= now) return invalid({ voucher: 'order.refused.voucher_expired' })
  return invalid({
    [field]: {
      key: 'order.refused.voucher_short',
      values: { available: { pesos: voucher.available } },
    },
  })
}

const DAY_MS = 86_400_000

// It may have ended while the order had its money.
const GIVE_BACK = `
  update money.vouchers v set available = v.available + :amount, expires_at = greatest(v.expires_at, :until)
  from (select id, expires_at < :until as is_renewed from money.vouchers where id = :id for update) before
  where v.id = before.id returning before.is_renewed`

/**
 * Returns to the voucher what an order spent of it. One that ends within the next 30 days, or has ended, gets a new end
 * then, which the order's history has to name.
 */
export async function giveVoucherBack(
  { trx, order, context, renewed }: Ledger,
  { voucher_id, voucher_value: amount }: SpentVoucher,
): Promise<void> {
  if (voucher_id === null || amount === 0) return
  const until = new Date(context.now.getTime() + RETURNED_VOUCHER_DAYS * DAY_MS)
  const given = { id: voucher_id, amount, until }
  const { is_renewed } = await queryRow<{ is_renewed: boolean }>(trx, GIVE_BACK, given)
  if (is_renewed) renewed.push({ voucher_id, until })
  await writeVoucherEntry(
    trx,
    { type: 'voucher.given_back', voucher_id, order_id: order.id, amount },
    context,
  )
}

/** The voucher went back to another client with an undone merge, or what is left of it is less. */
async function refusedAgain(
  trx: Knex.Transaction,
  { client_id }: Pick<PaidOrder, 'client_id'>,
  voucher_id: number,
) {
  const own = await trx('money.vouchers').where({ id: voucher_id, client_id }).first('id')
  return rule(own ? 'order.refused.voucher_spent' : 'order.refused.voucher_of_other', {}, { voucher_id })
}

/** Undoes `giveVoucherBack`: refused if the voucher was spent meanwhile, but not if it expired. */
export async function spendVoucherAgain(
  { trx, order, context }: Ledger,
  { voucher_id, voucher_value }: SpentVoucher,
): Promise<void> {
  if (voucher_id === null || voucher_value === 0) return
  const { id: order_id, client_id } = order
  const spent = await trx('money.vouchers')
    .where({ id: voucher_id, client_id })
    .andWhere('available', '>=', voucher_value)
    .decrement('available', voucher_value)
  if (spent === 0) throw await refusedAgain(trx, order, voucher_id)
  const entry = { type: 'voucher.spent', voucher_id, order_id, amount: -voucher_value } as const
  await writeVoucherEntry(trx, entry, context)
}

export interface NewVoucher {
  value: number
  origin: VoucherOrigin
  return_id?: number | null
}

const MONTHS_LATER = "?::timestamptz + ? * interval '1 month'"

/** Gives the client of the order credit. The only place where vouchers are issued; each names its origin and expires. */
export async function issueVoucher(
  { trx, order, historyId, context }: Ledger,
  { value, origin, return_id = null }: NewVoucher,
  refund_id: number | null,
): Promise<number> {
  const { now, settings } = context
  const { id: order_id, client_id } = order
  const rows = await trx('money.vouchers')
    .insert({
      client_id,
      order_id,
      value,
      origin,
      return_id,
      history_id: historyId,
      available: value,
      created_at: now,
      expires_at: trx.raw(MONTHS_LATER, [now, settings.voucher_months]),
    })
    .returning('id')
  if (!rows[0]) throw new Error('an insert returns its row')
  const entry = {
    type: 'voucher.issued',
    voucher_id: rows[0].id,
    order_id,
    amount: value,
    refund_id,
  } as const
  await writeVoucherEntry(trx, entry, context)
  return rows[0].id
}

/** Voids the vouchers that a step issued; refuses once a part of one was spent. */
export async function voidVouchersOf({ trx, order, context }: Ledger, historyId: number): Promise<void> {
  const issued = await trx('money.vouchers')
    .where({ order_id: order.id, history_id: historyId, voided_at: null })
    .forUpdate()
    .select('id', 'value', 'available')
  for (const { id, value, available } of issued) {
    if (available !== value) throw rule('order.refused.voucher_spent', {}, { voucher_id: id })
    await trx('money.vouchers').where({ id }).update({ available: 0, voided_at: context.now })
    const entry = { type: 'voucher.voided', voucher_id: id, order_id: order.id, amount: -value } as const
    await writeVoucherEntry(trx, entry, context)
  }
}
