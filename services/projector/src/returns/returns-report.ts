import type { ReturnEvent } from '@deportivo/contracts/events/return'
import { RETURN_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import type { FamilyEvent, Projection } from '../engine/projection.ts'
import { consumerOf } from '../engine/project.ts'
import { countedAfter, dayOf } from '../engine/reversals.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import { clientReturnDays } from './client-return-days.ts'
import { goodsOf, isDecided, settledOf } from './counted-parts.ts'
import { returnDays } from './return-days.ts'
import { reversedReturns } from './reversed-returns.ts'
import type { Goods, ReturnFact, Settled } from './return-fact.ts'

type Case = ReturnEvent['return_case']
type Got = Omit<Settled, 'units'>

const NOTHING: Got = { credited: 0, vouchers: 0, replaced: 0, replaced_cost: 0, replaced_uncosted: 0 }

/** What the client got: what lowered a debt or became a voucher, or a replacement and what a cheaper one leaves. */
function gotIn({ settled_at, settlement, credited_value, price_difference, replacement }: Case): Got {
  if (settled_at === null) return NOTHING
  if (settlement !== 'exchange' || replacement === null)
    return { ...NOTHING, credited: credited_value, vouchers: credited_value }
  const { price, quantity, unit_cost } = replacement
  const vouchers = Math.max(0, -price_difference)
  return {
    credited: credited_value,
    vouchers,
    replaced: price,
    replaced_cost: (unit_cost ?? 0) * quantity,
    replaced_uncosted: unit_cost === null ? quantity : 0,
  }
}

type Event = FamilyEvent<'return'>

/** Since when the client has something, and what was settled before and undone. */
function settledAfter(before: ReturnFact | undefined, { payload, occurred_at }: Event) {
  if (!before) return { at: payload.return_case.settled_at, reversed: [] }
  const counted = { at: before.settled_at, amounts: settledOf(before), reversed: before.reversed.settled }
  return countedAfter<Settled>(counted, { at: payload.return_case.settled_at, occurred_at })
}

/** Units of a case that are lost; all of them in events of before they were counted, where its goods are no longer sold. */
function lostIn({ goods, lost_units, quantity }: Case): number {
  if (goods === null || goods === 'quarantine') return 0
  return lost_units ?? (goods === 'sellable' ? 0 : quantity)
}

const lostCostOf = (one: Case): number => (one.unit_cost ?? 0) * lostIn(one)

/** Since when the goods are what they are now, and what they were before. */
function goodsAfter(before: ReturnFact | undefined, { payload, occurred_at }: Event) {
  const { goods } = payload.return_case
  if (before?.goods === goods && before.cost_lost === lostCostOf(payload.return_case))
    return { at: before.goods_at, reversed: before.reversed.goods }
  const at = goods === null ? null : occurred_at.toISOString()
  if (!before) return { at, reversed: [] }
  const counted = { at: isDecided(before) ? before.goods_at : null, amounts: goodsOf(before) }
  const ended = { ...counted, reversed: before.reversed.goods }
  return { at, reversed: countedAfter<Goods>(ended, { at: null, occurred_at }).reversed }
}

const dayOrNone = (instant: string | null) => (instant === null ? null : dayOf(instant))

/** Every return case as reports count it. */
export const returnsReport: Projection<ReturnFact, 'return'> = {
  consumer: RETURN_FIGURES,
  families: ['return'],
  table: 'return_facts',
  aggregate: 'return_id',
  key: ['return_id'],
  columns: [
    'version',
    'requested_on',
    'settled_on',
    'goods_on',
    'settled_at',
    'goods_at',
    'state_id',
    'goods',
    'seller_id',
    'profile_id',
    'client_id',
    'reason_id',
    'store_id',
    'category_id',
    'brand_id',
    'product_id',
    'units',
    'value',
    'credited',
    'vouchers',
    'replaced',
    'replaced_cost',
    'replaced_uncosted',
    'cost',
    'cost_lost',
    'reversed',
  ],
  fold([before], event) {
    const { return_case: one } = event.payload
    const settled = settledAfter(before, event)
    const after = goodsAfter(before, event)
    const fact: ReturnFact = {
      return_id: one.id,
      version: event.aggregate_version,
      requested_on: businessDay(new Date(one.created_at)),
      settled_on: dayOrNone(settled.at),
      settled_at: settled.at,
      goods_on: dayOrNone(after.at),
      goods_at: after.at,
      ...gotIn(one),
      state_id: one.state_id,
      goods: one.goods,
      seller_id: one.seller_id,
      profile_id: one.profile_id,
      client_id: one.client_id,
      reason_id: one.reason_id,
      store_id: one.store_id ?? 0,
      category_id: one.category_id,
      brand_id: one.brand_id,
      product_id: one.product_id,
      units: one.quantity,
      value: one.unit_price_paid * one.quantity,
      cost: (one.unit_cost ?? 0) * one.quantity,
      cost_lost: lostCostOf(one),
      reversed: { settled: settled.reversed, goods: after.reversed },
    }
    return [fact]
  },
  sums: [returnDays, reversedReturns, clientReturnDays],
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
