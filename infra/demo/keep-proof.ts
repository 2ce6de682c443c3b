import type { OrderRecord } from '@deportivo/orders/order-record'
import type { Hand } from '@deportivo/orders/hand'
import { touchOrder } from '@deportivo/orders/touch-order'
import { insertAttachment, settleAttachment } from '@deportivo/platform/files/attachments'
import type { FileStore } from '@deportivo/platform/files/store'
import type { Knex } from 'knex'
import { drawPdf, fingerprintOf } from './proof-file.ts'

const GUIDE_FILE = 10

/** Hangs a small PDF on an order, as an upload that was already examined. */
export type KeepProof = (order: OrderRecord, type: number, hand: Hand) => Promise<OrderRecord>

export function proofKeeper(trx: Knex.Transaction, files: FileStore): KeepProof {
  return async (order, type, hand) => {
    const isGuide = type === GUIDE_FILE
    const title = isGuide ? 'Guia de transporte (demo)' : 'Comprobante de pago (demo)'
    const bytes = drawPdf([
      title,
      `Pedido ${order.id}`,
      `Valor $ ${order.total_value}`,
      hand.now.toISOString(),
    ])
    const name = `${isGuide ? 'guia' : 'comprobante'}-${order.id}.pdf`
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
      by_id: hand.actor.id,
      by_name: hand.actor.name,
      at: hand.now,
    })
    await settleAttachment(trx, attachment.id, { state: 'clean', thumb_path: null, large_path: null })
    const fact = isGuide ? { has_guide: true } : { has_payment_support: true }
    return touchOrder(trx, order, 'order.attachment_added', fact, hand)
  }
}
