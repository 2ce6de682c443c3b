import { hold } from '@deportivo/inventory/hold'
import { setHoldExpiry } from '@deportivo/inventory/hold-expiry'
import { orderStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, rule, type Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { LinesAfter } from '../order/order-after.ts'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { LineRow } from '../tables.ts'

const HOUR_MS = 3_600_000

/** Each hold keeps the hours that were set when it was made. */
const holdExpiry = ({ now, settings }: CommandContext): Date =>
  new Date(now.getTime() + settings.hold_hours * HOUR_MS)

/** A hold of an order still being built expires; reserved and checked-out ones don't. */
export const expiryFor = (order: OrderRecord, context: CommandContext): Date | null =>
  orderStateRow(order.state_id).holds_expire ? holdExpiry(context) : null

export const keepHolds = (trx: Knex.Transaction, order: OrderRecord) => setHoldExpiry(trx, order.id, null)

export const expireHoldsAgain = (trx: Knex.Transaction, order: OrderRecord, context: CommandContext) =>
  setHoldExpiry(trx, order.id, holdExpiry(context))

/** The columns that change with the holds of an order, and its lines; absent: those are to be read again. */
export interface HoldsMoved {
  patch: OrderPatch
  lines?: readonly LinesAfter[]
}

/**
 * Holds follow the state: they expire again where the new one lets them, and are certain elsewhere. Units that time
 * released are held again first; refuses when some are gone.
 */
export async function moveHoldsTo(
  trx: Knex.Transaction,
  order: OrderRecord,
  target: OrderState,
  context: CommandContext,
): Promise<HoldsMoved> {
  const from = orderStateRow(order.state_id)
  const to = orderStateRow(target)
  if (from.holds_expire === to.holds_expire || to.stock === 'none') return { patch: {}, lines: [] }
  if (to.holds_expire) {
    await expireHoldsAgain(trx, order, context)
    return { patch: {} }
  }
  if (order.has_expired_holds) await holdAgain(trx, order, context)
  // Units that leave with this step need no hold any more.
  if (to.stock === 'held') await keepHolds(trx, order)
  return { patch: { has_expired_holds: false } }
}

type UnheldLine = Pick<LineRow, 'product_id' | 'size_id' | 'store_id' | 'quantity' | 'size_name'> & {
  line_id: number
}

const UNHELD = `
  select l.id as line_id, l.product_id, l.size_id, l.store_id, l.quantity - coalesce(h.quantity, 0) as quantity, l.size_name
  from orders.order_lines l
  left join inventory.holds h on h.order_id = l.order_id and h.line_id = l.id
  where l.order_id = ? and l.quantity > coalesce(h.quantity, 0)`

const unheldLines = (trx: Knex.Transaction, order: OrderRecord) =>
  queryRows<UnheldLine>(trx, UNHELD, [order.id])

/** Whether units of the lines are held by nothing. */
export const hasUnheldLines = async (trx: Knex.Transaction, order: OrderRecord): Promise<boolean> =>
  (await unheldLines(trx, order)).length > 0

const SHORT_UNITS = `
  select coalesce(sum(greatest(0, n.quantity - greatest(0, coalesce(s.available, 0)))), 0)::integer as units
  from (select product_id, size_id, store_id, sum(quantity) as quantity from (${UNHELD}) u
        group by product_id, size_id, store_id) n
  left join inventory.published_levels s using (product_id, size_id, store_id)`

/** Units of expired holds that could not be held again now. */
export const shortUnits = async (trx: Knex.Transaction, order: OrderRecord): Promise<number> =>
  order.has_expired_holds ? (await queryRow<{ units: number }>(trx, SHORT_UNITS, [order.id])).units : 0

/** Holds expired units again; refuses with every short line named, and leaves the order unchanged. */
export async function holdAgain(
  trx: Knex.Transaction,
  order: OrderRecord,
  context: CommandContext,
): Promise<void> {
  const lines = await unheldLines(trx, order)
  if (lines.length === 0) return
  const held = await hold(trx, {
    order_id: order.id,
    actor: context.actor,
    at: context.now,
    expires_at: null,
    lines,
  })
  if (held.ok) return
  throw rule(
    'order.refused.short_lines',
    {},
    {
      id: order.id,
      short: held.short.map((short) => ({
        ...short,
        size_name: lines.find((line) => line.line_id === short.line_id)?.size_name,
      })),
    },
  )
}

/** A refusal on the field that the user can change. */
export function shortOn(field: string, available: number, size: string): Refused {
  const key = available > 0 ? 'order.refused.short_stock' : 'order.refused.no_stock'
  return invalid({ [field]: { key, values: { available, size } } }, { available })
}
