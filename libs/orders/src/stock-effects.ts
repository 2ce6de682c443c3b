import type { Outcome } from '@deportivo/inventory/change'
import { moveHeld, returnHeld } from '@deportivo/inventory/move-held'
import { holdFromQuarantine, quarantine, type CountedLine } from '@deportivo/inventory/quarantine'
import { leave, release } from '@deportivo/inventory/release'
import { storeOfSeller } from '@deportivo/inventory/virtual-stores'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { StockEffect } from '@deportivo/lifecycle/order/steps'
import { beforeCommit } from '@deportivo/platform/db/before-commit'
import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { OrderRecord } from './order/order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { LineBefore } from './order/before.ts'
import type { StockOfStep } from './order/save-order.ts'

/** Units of a returned parcel, and the store that received them. */
export interface Received {
  store_id: number
  lines: CountedLine[]
}

export interface StockMoved {
  stock: StockOfStep
  /** Lines that are in another store now, as they were. */
  lines_before?: LineBefore[]
}

function moved(outcome: Outcome): StockMoved {
  if (!outcome.ok) throw rule('order.refused.short_lines', {}, { short: outcome.short })
  return { stock: outcome.batch === null ? 'unmoved' : 'moved' }
}

/**
 * An act of one statement over what the order holds, nearly never short: the next one is sent without waiting. A short
 * one refuses the commit.
 */
async function sent(trx: Knex.Transaction, act: Promise<Outcome>): Promise<void> {
  await withoutWaiting(trx, act)
  beforeCommit(trx, async () => void moved(await act))
}

/** Also while the order is in news: its units stay where they were. */
const isWithSeller = ({ state_id, news_from_state }: OrderRecord): boolean =>
  orderStateRow(news_from_state ?? state_id).stock === 'with_seller'

const FOLLOW_HOLDS = `
  with before as (
    select l.id, l.store_id, l.store_name, h.store_id as now_in
    from orders.order_lines l join inventory.holds h on h.order_id = l.order_id and h.line_id = l.id
    where l.order_id = ? and h.store_id <> l.store_id for update of l
  )
  update orders.order_lines l set store_id = s.id, store_name = s.name
  from before join inventory.published_stores s on s.id = before.now_in where l.id = before.id
  returning before.id, before.store_id, before.store_name`

/** Holds what is in quarantine; refuses when some of it was restocked or written off meanwhile. */
async function holdAgain(trx: Knex.Transaction, order: OrderRecord, call: StockCall): Promise<StockMoved> {
  const outcome = await holdFromQuarantine(trx, call)
  const done = moved(outcome)
  const held = outcome.ok ? outcome.changes.reduce((sum, change) => sum + change.held_change, 0) : 0
  if (held !== order.units)
    throw rule('order.refused.needs_every_unit_back', {}, { held, units: order.units })
  return { ...done, lines_before: await queryRows<LineBefore>(trx, FOLLOW_HOLDS, [order.id]) }
}

interface StockCall {
  order_id: number
  actor: CommandContext['actor']
  at: Date
}

type Mover = (
  trx: Knex.Transaction,
  order: OrderRecord,
  call: StockCall,
  received: Received | undefined,
) => Promise<StockMoved>

const MOVERS: Record<StockEffect, Mover> = {
  // Units with the seller return to their store; others are released where they are.
  release: async (trx, order, call) => {
    if (isWithSeller(order)) return moved(await returnHeld(trx, call))
    await sent(trx, release(trx, call))
    return { stock: 'moved' }
  },
  leave: async (trx, order, call) => {
    if (order.stock_left_at !== null) return { stock: 'unmoved' }
    await sent(trx, leave(trx, call))
    return { stock: 'left' }
  },
  to_seller: async (trx, order, call) => {
    const to_store = await storeOfSeller(trx, { id: order.seller_id, name: order.seller_name })
    await sent(trx, moveHeld(trx, { ...call, to_store }))
    return { stock: 'moved' }
  },
  back_from_seller: async (trx, _, call) => moved(await returnHeld(trx, call)),
  quarantine: async (trx, _, call, received) => {
    if (!received) throw new Error('a step that receives goods names the lines and the store')
    return moved(await quarantine(trx, { ...call, ...received }))
  },
  hold_again: holdAgain,
}

/** Moves the units of a step. */
export async function moveStockFor(
  trx: Knex.Transaction,
  order: OrderRecord,
  effect: StockEffect,
  received: Received | undefined,
  { actor, now }: CommandContext,
): Promise<StockMoved> {
  return MOVERS[effect](trx, order, { order_id: order.id, actor, at: now }, received)
}
