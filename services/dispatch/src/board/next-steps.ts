import { nextSteps } from '@deportivo/contracts/dispatch/board'
import { nextSteps as stepsOf } from '@deportivo/orders/order/refusals'
import { withUnitsQuarantined } from '@deportivo/orders/order/units-quarantined'
import { refuseUnseen } from '@deportivo/orders/order/visibility'
import { notFound } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

/** The steps that the user may take on a card: cards are sent to everyone in a room, so they cannot include them. */
export const nextStepsRoute: Routes = (app, deps) =>
  read(app, deps, nextSteps, async ({ params, actor, db }) => {
    const order = await db('orders.published_orders').where({ id: params.id }).first()
    if (!order) throw notFound()
    refuseUnseen(order, actor)
    const asked = await withUnitsQuarantined(db, order)
    return found(stepsOf(asked, { actor, settings: deps.settings.current() }))
  })
