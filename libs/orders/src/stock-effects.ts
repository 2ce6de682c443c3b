import type { Outcome } from '@deportivo/inventory/apply'
import { moveHeld, returnHeld } from '@deportivo/inventory/move-held'
import { leave, release } from '@deportivo/inventory/release'
import { storeOfSeller } from '@deportivo/inventory/virtual-stores'
import type { StockEffect } from '@deportivo/lifecycle/order-steps'
import { rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { OrderRecord } from './order/order-record.ts'
import type { Hand } from './order/hand.ts'

export interface StockMoved {
  /** The units left the house with this step: that happens once in an order's life. */
  hasLeft: boolean
  /** Takes the move back later; null where nothing moved. */
  batch: number | null
}

const NOTHING: StockMoved = { hasLeft: false, batch: null }

function done(outcome: Outcome, hasLeft: boolean): StockMoved {
  if (!outcome.ok) throw rule('order.refused.short_lines', {}, { short: outcome.short })
  return { hasLeft, batch: outcome.batch }
}

const isWithSeller = ({ state_id }: OrderRecord): boolean =>
  state_id === 'sent_to_seller' || state_id === 'delivered_to_seller'

/** Moves the units a step moves. */
export async function moveStockFor(
  trx: Knex.Transaction,
  order: OrderRecord,
  effect: StockEffect | undefined,
  hand: Hand,
): Promise<StockMoved> {
  const call = { order_id: order.id, actor: hand.actor, at: hand.now }
  switch (effect) {
    case undefined:
      return NOTHING
    case 'release':
      // What lies with the seller comes home; anything else is free where it lies.
      return done(await (isWithSeller(order) ? returnHeld(trx, call) : release(trx, call)), false)
    case 'leave':
      return order.stock_left_at === null ? done(await leave(trx, call), true) : NOTHING
    case 'to_seller': {
      const store = await storeOfSeller(trx, { id: order.seller_id, name: order.seller_name })
      return done(await moveHeld(trx, { ...call, to_store: store }), false)
    }
    case 'back_from_seller':
      return done(await returnHeld(trx, call), false)
  }
}
