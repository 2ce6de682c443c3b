import type { ReturnEvent } from '@deportivo/contracts/events/return'
import { RETURN_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import type { FamilyEvent, Projection } from '../projection.ts'
import { consumerOf } from '../project.ts'
import { publishFigures } from '../publish-figures.ts'
import { clientReturnDays } from './client-return-days.ts'
import { returnDays } from './return-days.ts'
import type { ReturnFact } from './return-fact.ts'

type Case = ReturnEvent['return_case']
type Settled = Pick<
  ReturnFact,
  'settled_on' | 'settled_at' | 'credited' | 'vouchers' | 'replaced' | 'replaced_cost'
>

const NOT_SETTLED: Settled = {
  ...{ settled_on: null, settled_at: null, credited: 0 },
  ...{ vouchers: 0, replaced: 0, replaced_cost: 0 },
}

/** What the client got: what lowered a debt or became a voucher, or a replacement and what a cheaper one leaves. */
function settledPart({
  settled_at,
  settlement,
  credited_value,
  price_difference,
  replacement,
}: Case): Settled {
  if (settled_at === null) return NOT_SETTLED
  const settled = { settled_at, settled_on: businessDay(new Date(settled_at)), credited: credited_value }
  if (settlement !== 'exchange' || replacement === null)
    return { ...settled, vouchers: credited_value, replaced: 0, replaced_cost: 0 }
  const { price, quantity, unit_cost } = replacement
  const vouchers = Math.max(0, -price_difference)
  return { ...settled, vouchers, replaced: price, replaced_cost: (unit_cost ?? 0) * quantity }
}

/** The day on which the goods became what they are now. */
function goodsOn(before: ReturnFact | undefined, { payload, occurred_at }: FamilyEvent<'return'>) {
  const { goods } = payload.return_case
  if (goods === null) return null
  return before?.goods === goods ? before.goods_on : businessDay(occurred_at)
}

/** Every return case as reports count it. */
export const returnsReport: Projection<ReturnFact, 'return'> = {
  consumer: RETURN_FIGURES,
  families: ['return'],
  table: 'return_facts',
  aggregate: 'return_id',
  key: ['return_id'],
  columns: [
    ...(['version', 'requested_on', 'settled_on', 'goods_on', 'settled_at', 'state_id', 'goods'] as const),
    ...(['seller_id', 'profile_id', 'client_id', 'reason_id', 'brand_id', 'product_id', 'units'] as const),
    ...(['value', 'credited', 'vouchers', 'replaced', 'replaced_cost', 'cost'] as const),
  ],
  fold([before], event) {
    const { return_case: one } = event.payload
    const { state_id, goods, seller_id, profile_id, client_id, reason_id, brand_id, product_id } = one
    const fact: ReturnFact = {
      return_id: one.id,
      version: event.aggregate_version,
      requested_on: businessDay(new Date(one.created_at)),
      goods_on: goodsOn(before, event),
      ...settledPart(one),
      ...{ state_id, goods, seller_id, profile_id, client_id, reason_id, brand_id, product_id },
      units: one.quantity,
      value: one.unit_price_paid * one.quantity,
      cost: (one.unit_cost ?? 0) * one.quantity,
    }
    return [fact]
  },
  sums: [returnDays, clientReturnDays],
  namesOf({ payload: { return_case: one } }) {
    const reason = { dimension: 'reason', key: one.reason_id, name: one.reason_name }
    return one.product_name === undefined
      ? [reason]
      : [reason, { dimension: 'product', key: one.product_id, name: one.product_name }]
  },
}

export const returnsReportConsumer = consumerOf(returnsReport, (trx, changes) =>
  publishFigures(trx, returnsReport.consumer, changes),
)
