import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

const UNCLAIMED = `
  select a.id from files.attachments a
  where a.owner_type = 'order' and a.owner_id = ? and a.type = ? and a.state <> 'rejected'
    and not exists (
      select from orders.current_payments p
      where p.order_id = a.owner_id and p.attachment_id = a.id and p.status <> 'void'
        and not exists (select from orders.payments r where r.reverses_id = p.id)
    )
  order by a.id desc limit 1`

/** The newest payment support of an order that proves no payment yet: one picture never proves two payments. */
export async function claimProof(trx: Knex.Transaction, orderId: number): Promise<number | null> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(UNCLAIMED, [
    orderId,
    ATTACHMENT_TYPES.payment_support,
  ])
  return rows[0]?.id ?? null
}

export function requireProof(attachmentId: number | null): void {
  if (attachmentId === null) throw invalid({ file: 'order.refused.support_missing' })
}
