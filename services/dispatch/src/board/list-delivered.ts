import { listDelivered, type DeliveredOrder } from '@deportivo/contracts/dispatch/board'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import type { LastStep } from '@deportivo/orders/order/last-step'
import { keepingFromUndo, reversalOf, type KeepingCase } from '@deportivo/orders/order/return-cases'
import { undoUntil } from '@deportivo/lifecycle/undo-window'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { businessDay } from '@deportivo/platform/clock'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { ownRoom } from './own-room.ts'

/** The tray is read by eye: more belongs in a list of its own. */
const MOST = 200

const DELIVERING = ['delivered_locally', 'delivered_to_customer'] satisfies StepName[]

// The delivery is the newest step to a delivered state that was not undone; it can be undone only while no later
// step was taken.
const DELIVERED = `
  select o.id, o.version, o.state_id, o.client_name, o.city_name, o.total_value, o.receiver_name, b.delivered_at,
    coalesce(d.by_name, '') as delivered_by, d.last, d.held_by_case
  from (
    select order_id, delivered_at from read.dispatch_board
    where delivered_at >= (?::date)::timestamp at time zone 'America/Bogota' and rooms @> array[?]
    order by delivered_at desc, order_id desc limit ?) b
  join orders.published_orders o on o.id = b.order_id
  left join lateral (
    select h.by_name, case when not exists (
        select from orders.published_history later where later.order_id = h.order_id and later.id > h.id)
      then jsonb_build_object('id', h.id, 'step', h.step, 'by_id', h.by_id, 'at', h.at, 'before', h.before) end as last,
      ${keepingFromUndo('h')} as held_by_case
    from orders.published_history h
    where h.order_id = o.id and h.step = any(?)
    order by h.to_state = o.state_id desc, h.id desc limit 1) d on true
  order by b.delivered_at desc, o.id desc`

type Row = Omit<DeliveredOrder, 'undo_until' | 'can_reverse' | 'reverse_refused' | 'delivered_at'> & {
  delivered_at: Date
  last: (Omit<LastStep, 'at'> & { at: string }) | null
  held_by_case: KeepingCase | null
}

/** What was delivered today in the user's own room, newest first. */
export const listDeliveredRoute: Routes = (app, deps) =>
  read(app, deps, listDelivered, async ({ actor, db }) => {
    const now = deps.clock.now()
    const rows = await queryRows<Row>(db, DELIVERED, [businessDay(now), ownRoom(actor), MOST, DELIVERING])
    return found(
      rows.map(({ last, held_by_case, ...order }) => ({
        ...order,
        delivered_at: order.delivered_at.toISOString(),
        undo_until: held_by_case
          ? null
          : (undoUntil(last && { ...last, at: new Date(last.at) }, actor.id, now)?.toISOString() ?? null),
        ...reversalOf({ is_undoable: Boolean(last?.before), held_by_case }, actor),
      })),
    )
  })
