import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'

interface Reused {
  number: boolean
  file: boolean
}

/** Of an order that was sent again: whether its guide has the number of an earlier one, or only pictures of those. */
const REUSED = `
  with resent as (
    select at, before -> 'columns' ->> 'guide_number' as guide_number
    from orders.order_history where order_id = :id and step = 'resend'
  ), guides as (
    select sha256, at > (select max(at) from resent) as is_new from files.published_attachments
    where owner_type = 'order' and owner_id = :id and type = :type
  )
  select
    exists (select from resent where lower(guide_number) = lower(:guide_number)) as number,
    exists (select from resent) and not exists (
      select from guides n
      where n.is_new and not exists (select from guides e where not e.is_new and e.sha256 = n.sha256)
    ) as file`

/** A parcel that is sent again travels with a guide of its own: neither the number nor the picture of an earlier one. */
export async function refuseOldGuide(
  trx: Knex.Transaction,
  { id }: OrderRecord,
  guide_number: string,
): Promise<void> {
  const used = await queryRow<Reused>(trx, REUSED, {
    id,
    guide_number,
    type: ATTACHMENT_TYPES.guide,
  })
  const errors = {
    ...(used.number ? { guide_number: 'order.refused.guide_number_used' as const } : {}),
    ...(used.file ? { file: 'order.refused.guide_file_used' as const } : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
