import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import type { Permission } from '@deportivo/contracts/access'
import { FILE_PERMISSIONS } from '@deportivo/lifecycle/order/file-permissions'
import { scopeReaches } from '@deportivo/lifecycle/order/order-machine'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { attachmentReply } from '@deportivo/platform/files/attachment-reply'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { openOrder } from '../orders/open-order.ts'
import { storeOrderFile } from './store-order-file.ts'

/** By the type of the attachment. */
const MAY_ATTACH: Record<number, readonly Permission[]> = {
  [ATTACHMENT_TYPES.guide]: FILE_PERMISSIONS.guide,
  [ATTACHMENT_TYPES.payment_support]: FILE_PERMISSIONS.payment_support,
  [ATTACHMENT_TYPES.carrier_return]: FILE_PERMISSIONS.carrier_return,
}

function refuseOthers(order: OrderRecord, type: number, actor: CommandContext['actor']): void {
  const permissions = MAY_ATTACH[type] ?? []
  const isAllowed = permissions.some((permission) => scopeReaches(actor.grants[permission], order, actor.id))
  if (!isAllowed) throw forbidden()
}

export const uploadOrderFileRoute: Routes = (app, deps) =>
  change(app, deps, uploadOrderFile, async ({ params, body, trx, context }) => {
    const order = await openOrder(deps, trx, params.id, {}, context)
    refuseOthers(order, body.type, context.actor)
    const { attachment } = await storeOrderFile(trx, { order, file: body.file, type: body.type }, context)
    return withMessage(
      'file.uploaded',
      attachmentReply(attachment, { signer: deps.signer, userId: context.actor.id, now: context.now }),
    )
  })
