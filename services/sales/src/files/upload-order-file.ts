import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import type { Permission } from '@deportivo/contracts/access'
import { scopeReaches } from '@deportivo/lifecycle/order/order-machine'
import { factsOf, type OrderRecord } from '@deportivo/orders/order/order-record'
import { askerOf } from '@deportivo/orders/order/refusals'
import type { Hand } from '@deportivo/orders/order/hand'
import { attachmentReply } from '@deportivo/platform/files/attachment-reply'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { handOf } from '../orders/hand.ts'
import { openOrder } from '../orders/open-order.ts'
import { keepOrderFile } from './keep-order-file.ts'

/** Who may prove what: guides and parcels are the warehouse's, a payment support whoever deals with the money. */
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

function refuseOthers(order: OrderRecord, type: number, hand: Hand): void {
  const permissions = MAY_ATTACH[type] ?? []
  const isAllowed = permissions.some((permission) =>
    scopeReaches(hand.actor.grants[permission], factsOf(order), askerOf(hand)),
  )
  if (!isAllowed) throw forbidden()
}

export const uploadOrderFileRoute: Routes = (app, deps) =>
  change(app, deps, uploadOrderFile, async ({ params, body, actor, trx, request }) => {
    const hand = handOf(deps, actor, request)
    const order = await openOrder(deps, trx, params.id, undefined, hand)
    refuseOthers(order, body.type, hand)
    const { attachment } = await keepOrderFile(trx, { order, file: body.file, type: body.type }, hand)
    return said(
      'file.uploaded',
      attachmentReply(attachment, { signer: deps.signer, userId: actor.id, now: hand.now }),
    )
  })
