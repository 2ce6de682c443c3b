import { closeShift, openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { change, found, read, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { closeOpenShift, openNewShift, shiftOf, viewShift } from '@deportivo/orders/money/shifts'

export const openShiftOfRoute: Routes = (app, deps) =>
  read(app, deps, openShiftOf, async ({ query, db }) => {
    const shift = await shiftOf(db, query.cashier_id)
    return found(shift ? await viewShift(db, shift) : null)
  })

/** One open shift per register: the second one is refused by the database itself. */
export const openShiftRoute: Routes = (app, deps) =>
  change(app, deps, openShift, async ({ body, actor, trx }) => {
    if (await shiftOf(trx, body.cashier_id))
      throw rule('order.refused.shift_open', {}, { cashier_id: body.cashier_id })
    const shift = await openNewShift(trx, { ...body, by: actor.name, now: deps.clock.now() })
    return said('cashier.opened', await viewShift(trx, shift))
  })

export const closeShiftRoute: Routes = (app, deps) =>
  change(app, deps, closeShift, async ({ params, body, trx }) => {
    const shift = await closeOpenShift(trx, { ...body, id: params.id, now: deps.clock.now() })
    if (!shift) throw notFound()
    return said('cashier.closed', await viewShift(trx, shift))
  })
