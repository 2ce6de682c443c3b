import type { OrderPatch, OrderRecord } from '@deportivo/orders/order/order-record'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { updateOrderFields } from '@deportivo/orders/order/update-order-fields'
import { insertAttachment, settleAttachment } from '@deportivo/platform/files/attachments'
import type { FileStore } from '@deportivo/platform/files/store'
import type { Knex } from 'knex'
import { drawPdf, fingerprintOf } from './proof-file.ts'

/** What is drawn for each kind of attachment, and the order field it sets. */
const PROOFS: Record<number, { title: string; name: string; fact: OrderPatch }> = {
  10: { title: 'Guia de transporte (demo)', name: 'guia', fact: { has_guide: true } },
  11: { title: 'Comprobante de pago (demo)', name: 'comprobante', fact: { has_payment_support: true } },
  12: { title: 'Paquete devuelto (demo)', name: 'paquete', fact: {} },
}

/** Attaches a small PDF to an order, as an already examined upload. */
export type SaveProof = (order: OrderRecord, type: number, context: CommandContext) => Promise<OrderRecord>

export function proofSaver(trx: Knex.Transaction, files: FileStore): SaveProof {
  return async (order, type, context) => {
    const proof = PROOFS[type]
    if (!proof) throw new Error(`the demo company knows no proof of type ${type}`)
    const bytes = drawPdf([
      proof.title,
      `Pedido ${order.id}`,
      `Valor $ ${order.total_value}`,
      context.now.toISOString(),
    ])
    const name = `${proof.name}-${order.id}.pdf`
    const path = `demo/${name}`
    await files.write(path, bytes)
    const attachment = await insertAttachment(trx, {
      owner_type: 'order',
      owner_id: order.id,
      type,
      name,
      media_type: 'application/pdf',
      bytes: bytes.length,
      sha256: fingerprintOf(bytes),
      path,
      by_id: context.actor.id,
      by_name: context.actor.name,
      at: context.now,
    })
    await settleAttachment(trx, attachment.id, { state: 'clean', thumb_path: null, large_path: null })
    return updateOrderFields(trx, order, 'order.attachment_added', proof.fact, context)
  }
}
