import { cancelOrder, changeOrder, getOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { METHODS_WITH_SUPPORT } from '@deportivo/lifecycle/payment-methods'
import { anOrder, CASH_ON_DELIVERY, DELIVERY, TRANSFER } from '@deportivo/testkit/order'
import { deliveredOrder } from '@deportivo/testkit/returns/case'
import { BOGOTA, MEDELLIN } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { newPicture } from '@deportivo/testkit/files/new-picture'
import { attempt, pickedOf, type World } from './world.ts'

const idsWhere = async ({ app }: World, where: string): Promise<number[]> => {
  const rows = await app.db('orders.orders').whereRaw(where).orderBy('id').select('id')
  return rows.map(({ id }) => id)
}

/** An order of the shop, most often one of the newest. */
export async function someOrder(world: World, pick: number, where = 'true'): Promise<Order | null> {
  const ids = await idsWhere(world, where)
  const id = pickedOf(ids.slice(pick % 4 === 0 ? 0 : -8), pick >> 2)
  return id === undefined ? null : world.app.ok('two', getOrder, { params: { id } })
}

const wanted = ({ products, clients }: World, pick: number) => ({
  product_id: pickedOf(products, pick),
  client_id: pickedOf(clients, pick >> 1),
  quantity: 1 + (pick % 3),
})

async function aVoucher({ app }: World, client_id: number, owed: number) {
  const [voucher] = await app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  return voucher ? { voucher: voucher.id, voucher_value: Math.min(owed, voucher.available) } : {}
}

/** Goods at a client's, paid by transfer or not yet paid. */
export async function deliver(world: World, pick: number): Promise<boolean> {
  const payment_method = pick % 2 === 0 ? CASH_ON_DELIVERY : TRANSFER
  await deliveredOrder(world.app, world.shop, { ...wanted(world, pick >> 1), payment_method })
  return true
}

/** Sold over the counter: in cash, by transfer, from a wallet or with a card, both, or with a voucher. */
export async function sellAtCounter(world: World, pick: number): Promise<boolean> {
  const { app, shop } = world
  const seller = 'local_administrative'
  const order = await anOrder(app, shop, { ...wanted(world, pick), seller, type_order: 'local' })
  const use = pick % 3 === 0 ? await aVoucher(world, order.client_id, order.total_value) : {}
  const left = order.total_value - (use.voucher_value ?? 0)
  const cash = pick % 4 === 0 ? left : Math.floor((left * (pick % 5)) / 4)
  const paid = { cash_payment: Math.min(left, cash), cashier_id: shop.cashier_id }
  const transfer_method = METHODS_WITH_SUPPORT[pick % METHODS_WITH_SUPPORT.length]
  const other = { payment_by_transfer: left - paid.cash_payment, transfer_method }
  const body = { step: 'check_out', ...paid, ...other, ...use }
  return attempt(world, seller, changeOrder, { params: { id: order.id }, body })
}

/** A cart, whose next steps `takeStep` takes. */
export async function beginOrder(world: World, pick: number): Promise<boolean> {
  const type_order = pick % 3 === 0 ? 'seller' : 'online'
  await anOrder(world.app, world.shop, { ...wanted(world, pick), type_order })
  return true
}

const REASON = { reason: 'El cliente cambió de idea' }
let number = 500_000_000

async function bodyOf(world: World, order: Order, step: string, pick: number): Promise<object> {
  const { app, shop } = world
  const half = Math.max(1, Math.floor(order.total_balance / 2))
  const bodies: Record<string, object> = {
    reserve: { total_first_payment: half, payment_method: TRANSFER },
    check_out: {
      ...DELIVERY,
      payment_method: pick % 2 === 0 ? CASH_ON_DELIVERY : TRANSFER,
      city_id: pick % 3 === 0 ? MEDELLIN : BOGOTA,
      ...(pick % 5 === 0 ? await aVoucher(world, order.client_id, order.total_balance) : {}),
    },
    validate_payment: { balance_reason: 'Paga el resto al recibir', ...(pick % 3 === 0 && { amount: half }) },
    assign_auxiliary: { auxiliary_user_id: await idOf(app, 'dispatch_assistant') },
    assign_again: { auxiliary_user_id: await idOf(app, 'dispatch_assistant_2') },
    pack: { picked: order.products.map(({ id }) => id) },
    upload_guide: { carrier: 'Servientrega', guide_number: String((number += 1)) },
    delivered_locally: { receiver_name: 'Marta' },
    received_back: {
      store_id: shop.stores[0],
      lines: order.products.map(({ id, quantity }) => ({ line_id: id, quantity })),
    },
    resend: { inspected: order.products.map(({ id }) => id) },
    full_payment_ct: {
      amount: pick % 3 === 0 ? half : Math.max(0, order.total_balance),
      reason: 'Lo que pagó',
    },
    save_news: { newness: 'Falta un par' },
    finalize: {
      cash_payment: half,
      payment_by_transfer: order.total_balance - half,
      cashier_id: shop.cashier_id,
    },
  }
  return { step, ...(bodies[step] ?? REASON) }
}

const FILES: Record<string, number> = {
  validate_payment: ATTACHMENT_TYPES.payment_support,
  upload_guide: ATTACHMENT_TYPES.guide,
}

/** A step that is offered for an order; those that end it are rare. */
export async function takeStep(world: World, pick: number): Promise<boolean> {
  const order = await someOrder(world, pick)
  if (!order) return false
  const next = order.next.filter(
    ({ allowed, step }) =>
      allowed && (pick % 7 === 0 || !['cancel', 'release', 'reject_payment'].includes(step)),
  )
  const chosen = pickedOf(next, pick >> 3)
  if (!chosen) return false
  const file = FILES[chosen.step]
  if (file) await uploadPhoto(world.app, 'two', order.id, file, newPicture())
  const body = await bodyOf(world, order, chosen.step, pick >> 3)
  return attempt(world, 'two', changeOrder, { params: { id: order.id }, body })
}

export async function undo(world: World, pick: number): Promise<boolean> {
  const order = await someOrder(world, pick)
  return order !== null && attempt(world, 'two', undoStep, { params: { id: order.id }, body: REASON })
}

export async function cancel(world: World, pick: number): Promise<boolean> {
  const order = await someOrder(world, pick)
  return order !== null && attempt(world, 'two', cancelOrder, { params: { id: order.id }, body: REASON })
}
