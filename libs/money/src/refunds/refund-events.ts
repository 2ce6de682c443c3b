import type { RefundEvent } from '@deportivo/contracts/events/refund'
import type { RefundState } from '@deportivo/contracts/orders/refunds'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { PaidOrder } from '../ledger.ts'
import type { RefundRow } from '../tables.ts'

type RefundFacts = Pick<RefundRow, 'id' | 'return_id' | 'client_id' | 'amount' | 'state' | 'created_at'>

/** How it was settled. */
type Settled = Partial<
  Pick<RefundEvent, 'payment_method' | 'cashier_id' | 'shift_id' | 'payment_id' | 'voucher_id'>
>

const TYPE_OF = {
  pending: 'refund.owed',
  paid: 'refund.paid',
  voucher: 'refund.made_voucher',
  void: 'refund.voided',
} as const satisfies Record<RefundState, string>

/** Appends the event of a refund that became owed or was settled. It is settled once, so it has two versions. */
export function appendRefundEvent(
  trx: Knex.Transaction,
  order: PaidOrder,
  { id, return_id, client_id, amount, state, created_at }: RefundFacts,
  { actor, now, requestId }: CommandContext,
  settled: Settled = {},
): void {
  const isOwed = state === 'pending'
  appendEvent(trx, 'refund', {
    type: TYPE_OF[state],
    aggregate_id: id,
    aggregate_version: isOwed ? 1 : 2,
    payload: {
      refund_id: id,
      order_id: order.id,
      return_id,
      client_id,
      seller_id: order.seller_id,
      type_order: order.type_order,
      profile_id: order.profile_id,
      amount,
      owed_change: isOwed ? amount : -amount,
      status: state,
      payment_method: settled.payment_method ?? null,
      cashier_id: settled.cashier_id ?? null,
      shift_id: settled.shift_id ?? null,
      payment_id: settled.payment_id ?? null,
      voucher_id: settled.voucher_id ?? null,
      owed_at: created_at.toISOString(),
      settled_at: isOwed ? null : now.toISOString(),
    },
    meta: eventMeta(actor, requestId),
    occurred_at: now,
  })
}
