import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import type { TestApp } from '@deportivo/testkit/app'
import { anOrder, CASH_ON_DELIVERY, DELIVERY, present, TRANSFER } from '@deportivo/testkit/order'
import { BOGOTA, MEDELLIN, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { newPicture } from '@deportivo/testkit/files/new-picture'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import {
  afterStep,
  afterUpload,
  FIRST_PAYMENT,
  legalRow,
  newOrder,
  otherAssistant,
  type ActorName,
  type Known,
  type Proof,
} from './model.ts'

export interface Opened {
  app: TestApp
  shop: Shop
  product_id: number
}

/** An order of the product, with what the model knows of it. */
export interface Played {
  id: number
  known: Known
  order: Order
}

let number = 100_000_000

export async function openOrder({ app, shop, product_id }: Opened, pick: number): Promise<Played> {
  const type_order = pick % 3 === 0 ? 'seller' : 'online'
  const { id } = await anOrder(app, shop, { type_order, product_id, quantity: 1 + (pick % 2) })
  const order = await present(app, id)
  return { id, order, known: newOrder(type_order, order.units, order.total_value) }
}

const REASON = { reason: 'El cliente cambió de idea' }

/** How the client pays and where it goes; the pick decides. */
const choiceOf = (pick: number): Partial<Known> => ({ isCt: pick % 2 === 0, isLocal: pick % 3 !== 0 })

function checkOutBody({ isCt, isLocal }: Partial<Known>) {
  const payment_method = isCt ? CASH_ON_DELIVERY : TRANSFER
  return { ...DELIVERY, payment_method, city_id: isLocal ? BOGOTA : MEDELLIN }
}

/** A valid body for every step. */
async function bodyOf({ app, shop }: Opened, { known, order }: Played, name: StepName, pick: number) {
  const lines = order.products
  const assistant = { auxiliary_user_id: await idOf(app, otherAssistant(known)) }
  const bodies: Partial<Record<StepName, object>> = {
    reserve: { total_first_payment: FIRST_PAYMENT, payment_method: TRANSFER },
    check_out: checkOutBody(choiceOf(pick)),
    cancel: REASON,
    validate_payment: { balance_reason: 'Paga el resto al recibir' },
    reject_payment: REASON,
    assign_auxiliary: assistant,
    assign_again: assistant,
    pack: { picked: lines.map(({ id }) => id) },
    upload_guide: { carrier: 'Servientrega', guide_number: String((number += 1)) },
    delivered_locally: { receiver_name: 'Marta' },
    returned_by_carrier: REASON,
    received_back: {
      store_id: shop.stores[0],
      lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
    },
    resend: { inspected: lines.map(({ id }) => id) },
    full_payment_ct: { amount: Math.max(0, order.total_balance) },
    save_news: { newness: 'Falta un par' },
    finalize: { payment_by_transfer: known.total },
    return: REASON,
    to_news: REASON,
  }
  return { step: name, ...bodies[name] }
}

export interface Outcome {
  played: Played
  /** What contradicts the model; null where nothing does. */
  fault: string | null
}

export async function upload(opened: Opened, { id, known }: Played, proof: Proof): Promise<Outcome> {
  await uploadPhoto(opened.app, 'two', id, ATTACHMENT_TYPES[proof], newPicture())
  return {
    played: { id, known: afterUpload(known, proof), order: await present(opened.app, id) },
    fault: null,
  }
}

const REFUSED = [400, 403, 404, 422]

/** Sends a step and compares what comes of it with the model. */
export async function take(
  opened: Opened,
  played: Played,
  { actor, name, pick }: { actor: ActorName; name: StepName; pick: number },
): Promise<Outcome> {
  const { app } = opened
  const { id, known } = played
  const key = legalRow(name, known, actor)
  const payload = await bodyOf(opened, played, name, pick)
  const url = `/api/v1${changeOrder.path.replace(':id', String(id))}`
  const reply = await app.app.inject({ method: 'POST', url, headers: await app.as(actor), payload })
  const order = await present(app, id)
  const what = `${actor} ${name} in ${known.state}: ${reply.statusCode} ${reply.body.slice(0, 300)}`
  if (key === undefined) {
    const isUnchanged = order.state_id === known.state && order.version === played.order.version
    const fault = REFUSED.includes(reply.statusCode) && isUnchanged ? null : `illegal, but ${what}`
    return { played, fault }
  }
  if (reply.statusCode !== 200) return { played, fault: `legal, but ${what}` }
  const after = afterStep(known, key, name === 'check_out' ? choiceOf(pick) : {})
  const fault = order.state_id === after.state ? null : `not ${after.state}, but ${order.state_id}: ${what}`
  return { played: { id, known: after, order }, fault }
}
