import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** Of an order that was sent again: whether its guide has the number of an earlier one, or only pictures of those. */
export interface EarlierGuides {
  has_number: boolean
  has_file: boolean
}

const EARLIER = `
  with resent as (
    select at, before -> 'columns' ->> 'guide_number' as guide_number
    from orders.order_history where order_id = :id and step = 'resend'
  ), guides as (
    select sha256, at > (select max(at) from resent) as is_new from files.published_attachments
    where owner_type = 'order' and owner_id = :id and type = :type
  )
  select
    exists (select from resent where lower(guide_number) = lower(:guide_number)) as has_number,
    exists (select from resent) and not exists (
      select from guides n
      where n.is_new and not exists (select from guides e where not e.is_new and e.sha256 = n.sha256)
    ) as has_file`

export const readEarlierGuides = (
  trx: Knex.Transaction,
  id: number,
  guide_number: string,
): Promise<EarlierGuides> =>
  queryRow<EarlierGuides>(trx, EARLIER, { id, guide_number, type: ATTACHMENT_TYPES.guide })
