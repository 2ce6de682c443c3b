import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { AttachmentRow } from '@deportivo/platform/files/attachments'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

const UNCLAIMED = `
  select a.id from files.published_attachments a
  where a.owner_type = 'order' and a.owner_id = ? and a.type = ? and a.state <> 'rejected'
    and not exists (
      select from orders.current_payments p join files.published_attachments c on c.id = p.attachment_id
      where p.order_id = a.owner_id and c.sha256 = a.sha256 and p.status <> 'void'
        and not exists (select from orders.payments r where r.reverses_id = p.id)
    )
  order by a.id desc limit 1`

/**
 * The newest payment support of an order that proves no payment yet: one picture never proves two payments, also when it
 * is uploaded twice.
 */
export async function claimProof(trx: Knex.Transaction, orderId: number): Promise<number | null> {
  const bindings = [orderId, ATTACHMENT_TYPES.payment_support]
  const [proof] = await queryRows<Pick<AttachmentRow, 'id'>>(trx, UNCLAIMED, bindings)
  return proof?.id ?? null
}

export function requireProof(attachmentId: number | null): void {
  if (attachmentId === null) throw invalid({ file: 'order.refused.support_missing' })
}
