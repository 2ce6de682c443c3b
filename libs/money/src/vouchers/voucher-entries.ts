import type { EventType } from '@deportivo/contracts/events/families'
import type { VoucherEvent } from '@deportivo/contracts/events/voucher'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { VoucherRow } from '../tables.ts'

export interface VoucherEntry {
  type: EventType<'voucher'>
  voucher_id: number
  order_id: number
  amount: number
  /** The refund that the voucher settles, where that is not written yet. */
  refund_id?: number | null
}

interface Written
  extends
    Pick<
      VoucherRow,
      'client_id' | 'origin' | 'value' | 'available' | 'return_id' | 'created_at' | 'expires_at'
    >,
    Pick<VoucherEvent, 'refund_id'> {
  /** Of the entry: it grows with each entry of a voucher. */
  version: number
}

const INSERT = `
  with entry as (
    insert into money.voucher_entries (voucher_id, order_id, amount, by_name, at) values (?, ?, ?, ?, ?) returning id
  )
  select entry.id as version, v.client_id, v.origin, v.value, v.available, v.return_id, v.created_at, v.expires_at,
    (select r.id from money.refunds r where r.order_id = v.order_id and r.voucher_id = v.id) as refund_id
  from money.vouchers v cross join entry where v.id = ?`

/**
 * Appends to the ledger of a voucher what was credited or spent, with its event. `available` is changed before: that
 * update locks the voucher, which orders its entries.
 */
export async function writeVoucherEntry(
  trx: Knex.Transaction,
  { type, voucher_id, order_id, amount, refund_id }: VoucherEntry,
  { actor, now, requestId }: CommandContext,
): Promise<void> {
  const values = [voucher_id, order_id, amount, actor.name, now, voucher_id]
  const [written] = await queryRows<Written>(trx, INSERT, values)
  if (!written) throw new Error('a voucher with an entry exists')
  const { version, created_at, expires_at, ...facts } = written
  appendEvent(trx, 'voucher', {
    type,
    aggregate_id: voucher_id,
    aggregate_version: version,
    payload: {
      ...facts,
      voucher_id,
      amount,
      order_id,
      refund_id: refund_id ?? facts.refund_id,
      issued_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    },
    meta: eventMeta(actor, requestId),
    occurred_at: now,
  })
}
