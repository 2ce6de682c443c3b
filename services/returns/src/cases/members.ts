import type { getReturn } from '@deportivo/contracts/returns/returns'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { FoundReply } from '@deportivo/platform/http/serve/serve'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'
import { casesSeenBy } from './seen-cases.ts'

export type ShownCase = FoundReply<typeof getReturn>['data']

/** A case of a request, with what its order has booked for it. */
export type Member = CaseRow & { credited: number; in_vouchers: number }

/** The cases of a request that the actor may see, in the order in which their lines were chosen. */
export const seenMembers = async (db: Knex, group_id: number, actor: Actor): Promise<Member[]> =>
  casesSeenBy(db, actor)
    .leftJoin('money.published_return_credits as credits', (of) => {
      of.on('credits.return_id', 'cases.id').andOn('credits.order_id', 'cases.order_id')
    })
    .where('cases.group_id', group_id)
    .orderBy('cases.id')
    .select<Member[]>(
      'cases.*',
      db.raw('coalesce(credits.credited, 0) as credited'),
      db.raw('coalesce(credits.in_vouchers, 0) as in_vouchers'),
    )

/** What the client gets instead; null where nothing was chosen. */
export function replacementOf(row: CaseRow): ShownCase['replacement'] {
  if (row.replacement_product_id === null) return null
  return {
    product_id: row.replacement_product_id,
    product_name: row.replacement_product_name ?? '',
    size_id: row.replacement_size_id ?? 0,
    size_name: row.replacement_size_name ?? '',
    quantity: row.replacement_quantity ?? 0,
    outlet_store: row.replacement_store_id ?? 0,
    outlet_store_name: row.replacement_store_name ?? '',
    price: row.replacement_price ?? 0,
  }
}

/** A case beside the others of its request. */
export function memberOf(row: Member): ShownCase['group'][number] {
  return {
    id: row.id,
    state_id: row.state_id,
    line_id: row.line_id,
    product_id: row.product_id,
    product_name: row.product_name,
    reference_name: row.reference_name,
    color_name: row.color_name,
    size_id: row.size_id,
    size_name: row.size_name,
    quantity: row.quantity,
    unit_price: row.unit_price,
    exchange_rate: row.exchange_rate,
    settlement: row.settlement,
    settled_at: row.settled_at,
    credited_value: row.credited_value,
    price_difference: row.price_difference,
    credited: row.credited,
    in_vouchers: row.in_vouchers,
    guide_number: row.guide_number,
    sale_id: row.order_id,
    reason: row.reason_name,
    entrance_store: row.entrance_store_id,
    voucher: row.voucher_id,
    replacement: replacementOf(row),
  }
}
