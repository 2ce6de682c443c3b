import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import type { Permission } from '@deportivo/contracts/access'
import { scopeReaches } from '@deportivo/lifecycle/order/order-machine'
import { factsOf, type OrderRecord } from '@deportivo/orders/order/order-record'
import { askerOf } from '@deportivo/orders/order/refusals'
import type { CommandContext } from '@deportivo/orders/order/command-context'
import { attachmentReply } from '@deportivo/platform/files/attachment-reply'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { contextOf } from '../orders/context-of.ts'
import { openOrder } from '../orders/open-order.ts'
import { storeOrderFile } from './store-order-file.ts'

/** Who may upload what: guides and parcels the warehouse, a payment support the users who handle the money. */
const MAY_ATTACH: Record<number, readonly Permission[]> = {
  [ATTACHMENT_TYPES.guide]: ['guide orders'],
  [ATTACHMENT_TYPES.payment_support]: [
    'update sales',
    'own seller order',
    'validate payment',
    'ct payment orders',
  ],
  [ATTACHMENT_TYPES.carrier_return]: ['deliver orders'],
}

function refuseOthers(order: OrderRecord, type: number, context: CommandContext): void {
  const permissions = MAY_ATTACH[type] ?? []
  const isAllowed = permissions.some((permission) =>
    scopeReaches(context.actor.grants[permission], factsOf(order), askerOf(context)),
  )
  if (!isAllowed) throw forbidden()
}

export const uploadOrderFileRoute: Routes = (app, deps) =>
  change(app, deps, uploadOrderFile, async ({ params, body, actor, trx, request }) => {
    const context = contextOf(deps, actor, request)
    const order = await openOrder(deps, trx, params.id, undefined, context)
    refuseOthers(order, body.type, context)
    const { attachment } = await storeOrderFile(trx, { order, file: body.file, type: body.type }, context)
    return withMessage(
      'file.uploaded',
      attachmentReply(attachment, { signer: deps.signer, userId: actor.id, now: context.now }),
    )
  })
