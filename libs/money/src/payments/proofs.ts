import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { AttachmentRow } from '@deportivo/platform/files/attachments'
import { invalid, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

const PROVES_PAYMENT = `exists (
    select from money.current_payments p join files.published_attachments c on c.id = p.attachment_id
    where p.order_id = a.owner_id and c.sha256 = a.sha256 and c.state <> 'rejected'
      and p.status <> 'void' and not exists (select from money.payments r where r.reverses_id = p.id)
  )`

const SUPPORT = `
  select a.id, ${PROVES_PAYMENT} as is_used
  from files.published_attachments a
  where a.owner_type = 'order' and a.owner_id = ? and a.type = ? and a.state <> 'rejected'
  order by is_used, a.id desc limit 1`

/** The file that a payment of the order in this column would be confirmed against, as SQL. */
export const unusedSupportOf = (orderId: string): string => `(
  select a.id from files.published_attachments a
  where a.owner_type = 'order' and a.owner_id = ${orderId} and a.type = ${ATTACHMENT_TYPES.payment_support}
    and a.state <> 'rejected' and not ${PROVES_PAYMENT}
  order by a.id desc limit 1)`

type Support = Pick<AttachmentRow, 'id'> & { is_used: boolean }

/**
 * The newest payment support of an order that proves no payment yet: one picture never proves two payments, also when it
 * is uploaded twice. Without one, null where the proof is optional; where it is required, refuses on the file.
 */
export async function claimProof(
  trx: Knex.Transaction,
  orderId: number,
  need: 'required' | 'optional',
): Promise<number | null> {
  const [support] = await queryRows<Support>(trx, SUPPORT, [orderId, ATTACHMENT_TYPES.payment_support])
  if (support && !support.is_used) return support.id
  if (need === 'required')
    throw invalid({ file: support ? 'order.refused.support_used' : 'order.refused.support_missing' })
  return null
}

const SHARED = `
  select from money.current_payments p join files.published_attachments a on a.id = p.attachment_id
  where p.order_id = ? and p.status <> 'void' and a.state <> 'rejected'
    and not exists (select from money.payments r where r.reverses_id = p.id)
  group by a.sha256 having count(*) > 1`

/** A payment that is valid again may have lost its support to another one meanwhile: one receipt never proves two. */
export async function refuseSharedProof(trx: Knex.Transaction, orderId: number): Promise<void> {
  const shared = await queryRows(trx, SHARED, [orderId])
  if (shared.length > 0) throw rule('order.refused.proof_taken', {}, { id: orderId })
}
