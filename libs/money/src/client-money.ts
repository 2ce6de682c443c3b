import type { Knex } from 'knex'

/** What a client has of their own, by id. */
export interface ClientMoney {
  voucher_ids: number[]
  refund_ids: number[]
}

interface Move {
  from: number
  to: number
  /** Of an undone merge: the vouchers that the other client had then, and the orders that went to it. Absent: everything. */
  only?: { voucher_ids: readonly number[]; order_ids: readonly number[] } | undefined
}

/** Moves a client's vouchers and refunds to another client. Needs both clients and their orders locked. */
export async function moveClientMoney(trx: Knex.Transaction, { from, to, only }: Move): Promise<ClientMoney> {
  const vouchers = trx('money.vouchers').where('client_id', from)
  const refunds = trx('money.refunds').where('client_id', from)
  if (only) {
    // What came from an order since goes with that order.
    void vouchers.where(
      (own) => void own.whereIn('id', only.voucher_ids).orWhereIn('order_id', only.order_ids),
    )
    void refunds.whereIn('order_id', only.order_ids)
  }
  const voucherRows = await vouchers.update({ client_id: to }).returning('id')
  const refundRows = await refunds.update({ client_id: to }).returning('id')
  return { voucher_ids: voucherRows.map(({ id }) => id), refund_ids: refundRows.map(({ id }) => id) }
}
