import type { Outcome, Shortage } from '@deportivo/inventory/change'
import { moveHeldLater, returnHeld } from '@deportivo/inventory/move-held'
import { writeReason } from '@deportivo/inventory/parcels'
import { holdFromQuarantine, quarantine, type CountedLine } from '@deportivo/inventory/quarantine'
import { leaveLater, releaseLater } from '@deportivo/inventory/release'
import { storeOfSeller } from '@deportivo/inventory/virtual-stores'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { StockEffect } from '@deportivo/lifecycle/order/steps'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { eachLine, type LinesAfter } from './order/order-after.ts'
import type { OrderRecord } from './order/order-record.ts'
import type { LockedOrder } from './order/whole-order.ts'
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
  /** What it does to the lines; absent: that is to be read again. */
  lines?: readonly LinesAfter[]
  /** Lines that are in another store now, as they were. */
  lines_before?: LineBefore[]
}

const refused = (short: Shortage[]) => rule('order.refused.short_lines', {}, { short })

function moved(outcome: Outcome): StockMoved {
  if (!outcome.ok) throw refused(outcome.short)
  return { stock: outcome.batch === null ? 'unmoved' : 'moved' }
}

const NOTHING_HELD = eachLine({ product: { held: 0, hold_expires_at: null } })

/** The lines whose units leave have their cost from now on. */
function unitsLeft({ products, costs }: LockedOrder): readonly LinesAfter[] {
  const held = new Set(products.filter((line) => line.held > 0).map(({ id }) => id))
  const lines: LinesAfter['lines'] = (all) =>
    all.map((line) =>
      held.has(line.line_id) ? { ...line, unit_cost: costs[line.product_id] ?? null } : line,
    )
  return [NOTHING_HELD, { lines }]
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

/** The lines of the order whose units are not all in quarantine, with how many are missing. */
function missingLines({ lines }: LockedOrder, outcome: Outcome): string[] {
  const heldOf = (id: number) =>
    outcome.ok
      ? outcome.changes.reduce((sum, change) => sum + (change.line_id === id ? change.held_change : 0), 0)
      : (outcome.short.find(({ line_id }) => line_id === id)?.available ?? Infinity)
  return lines
    .filter(({ line_id, quantity }) => heldOf(line_id) < quantity)
    .map((line) => `${line.product_name} · ${line.size_name} × ${line.quantity - heldOf(line.line_id)}`)
}

/** Holds what is in quarantine; refuses by name the lines of which some was restocked, written off or claimed. */
async function holdAgain(trx: Knex.Transaction, order: LockedOrder, call: StockCall): Promise<StockMoved> {
  const outcome = await holdFromQuarantine(trx, call)
  const missing = missingLines(order, outcome)
  if (missing.length > 0) throw rule('order.refused.lines_not_back', { lines: missing.join(', ') })
  const done = moved(outcome)
  return { ...done, lines_before: await queryRows<LineBefore>(trx, FOLLOW_HOLDS, [order.id]) }
}

interface StockCall {
  order_id: number
  actor: CommandContext['actor']
  at: Date
}

/** As the carrier gave it. */
async function whyReturned(trx: Knex.Transaction, order_id: number): Promise<string | null> {
  const history = trx('orders.order_history').where({ order_id, step: 'returned_by_carrier' })
  const step = await history.orderBy('id', 'desc').first('note')
  return step?.note ?? null
}

type Mover = (
  trx: Knex.Transaction,
  order: LockedOrder,
  call: StockCall,
  received: Received | undefined,
) => Promise<StockMoved>

const MOVERS: Record<StockEffect, Mover> = {
  // Units with the seller return to their store; others are released where they are.
  release: async (trx, order, call) => {
    if (isWithSeller(order)) return moved(await returnHeld(trx, call))
    await releaseLater(trx, call, refused)
    return { stock: 'moved', lines: [NOTHING_HELD] }
  },
  leave: async (trx, order, call) => {
    if (order.stock_left_at !== null) return { stock: 'unmoved', lines: [] }
    await leaveLater(trx, { ...call, costs: order.costs }, refused)
    return { stock: 'left', lines: unitsLeft(order) }
  },
  to_seller: async (trx, order, call) => {
    const to_store = await storeOfSeller(trx, { id: order.seller_id, name: order.seller_name })
    await moveHeldLater(trx, { ...call, to_store }, refused)
    return { stock: 'moved', lines: [] }
  },
  back_from_seller: async (trx, _, call) => moved(await returnHeld(trx, call)),
  quarantine: async (trx, _, call, received) => {
    if (!received) throw new Error('a step that receives goods names the lines and the store')
    const done = moved(await quarantine(trx, { ...call, ...received }))
    await writeReason(trx, call.order_id, await whyReturned(trx, call.order_id))
    return done
  },
  hold_again: holdAgain,
}

/** Moves the units of a step, if it moves any. */
export async function moveStockFor(
  trx: Knex.Transaction,
  order: LockedOrder,
  effect: StockEffect | undefined,
  received: Received | undefined,
  { actor, now }: CommandContext,
): Promise<StockMoved> {
  if (!effect) return { stock: 'unmoved', lines: [] }
  return MOVERS[effect](trx, order, { order_id: order.id, actor, at: now }, received)
}
