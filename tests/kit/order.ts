import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { type Order } from '@deportivo/contracts/orders/order'
import { confirmPayment } from '@deportivo/contracts/orders/payments'
import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder, createPreOrder, getOrder } from '@deportivo/contracts/orders/orders'
import type { Calls, Person } from './calls.ts'
import { addClient, PUBLIC_CODE, stockProduct, type Shop } from './shop.ts'
import { uploadPhoto } from './files/upload.ts'

export const DELIVERY = { address: 'Cl. 10 Sur # 48-20', phone: '3005550102' }
export const TRANSFER = 2
export const CASH_ON_DELIVERY = 7

export interface Wanted {
  seller?: Person
  /** Absent: a new client. */
  client_id?: number
  city_id?: number
  payment_method?: number
  product_id?: number
  size_id?: number
  quantity?: number
  /** Of the line; absent: that of the product. */
  price?: number
  type_order?: 'online' | 'seller' | 'local'
}

/** Takes a step that must succeed. */
export const step = (app: Calls, person: Person, id: number, body: object): Promise<Order> =>
  app.ok(person, changeOrder, { params: { id }, body })

export const present = (app: Calls, id: number): Promise<Order> => app.ok('two', getOrder, { params: { id } })

/** An order of one line, still being built. */
export async function anOrder(app: Calls, shop: Shop, wanted: Wanted = {}): Promise<Order> {
  const seller = wanted.seller ?? 'online_seller'
  const client_id = wanted.client_id ?? (await addClient(app, wanted.city_id))
  const order = await app.ok(seller, createPreOrder, {
    body: { client_id, ...(wanted.type_order ? { type_order: wanted.type_order } : {}) },
  })
  const product_id = wanted.product_id ?? (await stockProduct(app, shop, 5))
  return app.ok(seller, addLine, {
    params: { saleId: order.id },
    body: {
      product_id,
      code_id: PUBLIC_CODE,
      size_id: wanted.size_id ?? 40,
      quantity: wanted.quantity ?? 1,
      ...(wanted.price !== undefined && { price: wanted.price }),
    },
  })
}

/** Reserves an order with a first payment by transfer that accounting has confirmed with its proof. */
export async function reservedAndPaid(
  app: Calls,
  person: Person,
  orderId: number,
  amount: number,
): Promise<Order> {
  await uploadPhoto(app, person, orderId, ATTACHMENT_TYPES.payment_support)
  const body = { step: 'reserve', total_first_payment: amount, payment_method: TRANSFER }
  const { payments } = await step(app, person, orderId, body)
  const params = { id: orderId, paymentId: payments.at(-1)?.id ?? 0 }
  return app.ok('accounting_manager', confirmPayment, { params, body: {} })
}

/** The steps from checkout to a state of the dispatch board, each with the user who takes it. */
const WAY: readonly ((app: Calls, order: Order) => Promise<Order>)[] = [
  async (app, order) => {
    if (order.payment_method !== CASH_ON_DELIVERY)
      await uploadPhoto(app, 'two', order.id, ATTACHMENT_TYPES.payment_support)
    return step(app, 'accounting_manager', order.id, { step: 'validate_payment' })
  },
  async (app, order) => {
    const [assistant] = await app.ok('head_dispatch', listAssistants)
    return step(app, 'head_dispatch', order.id, {
      step: 'assign_auxiliary',
      auxiliary_user_id: assistant?.id,
    })
  },
  (app, order) => step(app, 'head_dispatch', order.id, { step: 'get_ready' }),
  (app, order) =>
    step(app, 'head_dispatch', order.id, { step: 'pack', picked: order.products.map((line) => line.id) }),
]

export async function checkedOut(app: Calls, shop: Shop, wanted: Wanted = {}): Promise<Order> {
  const order = await anOrder(app, shop, wanted)
  return step(app, wanted.seller ?? 'online_seller', order.id, {
    ...DELIVERY,
    step: 'check_out',
    payment_method: wanted.payment_method ?? TRANSFER,
    city_id: wanted.city_id ?? 11_001,
  })
}

const STAGES = [
  'validating_payment',
  'payment_validated',
  'assign_dispatch_assistant',
  'getting_ready',
  'packing_up',
] as const

/** An order at a stage of the board, brought there by the users of the shop. */
export async function orderAt(
  app: Calls,
  shop: Shop,
  stage: (typeof STAGES)[number],
  wanted: Wanted = {},
): Promise<Order> {
  let order = await checkedOut(app, shop, wanted)
  for (const go of WAY.slice(0, STAGES.indexOf(stage))) order = await go(app, order)
  return order
}
