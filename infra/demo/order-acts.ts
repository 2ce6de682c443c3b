import type { OrderDecision } from '@deportivo/lifecycle/order/order-machine'
import { stepName, type StepKey } from '@deportivo/lifecycle/order/steps'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { addLines } from '@deportivo/orders/lines/add-lines'
import { newLineIds, type NewLine } from '@deportivo/orders/lines/line-product'
import { createOrder } from '@deportivo/orders/create-order'
import { moveOrder, type Move } from '@deportivo/orders/move-order'
import { balanceOf, type OrderRecord } from '@deportivo/orders/order/order-record'
import { decideStep } from '@deportivo/orders/order/refusals'
import { lockOrder } from '@deportivo/orders/order/whole-order'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import type { Chance } from './chance.ts'
import { PUBLIC_CODE, type Cards } from './cards.ts'
import type { SaveProof } from './save-proof.ts'
import type { ActName, Plan } from './order-plans.ts'
import type { Shelf } from './shelf.ts'
import type { Staff } from './staff.ts'

/** One order while its demo history is made. */
export interface Life {
  plan: Plan
  /** Which of its plan's orders it is. */
  index: number
  client_id: number
  seller: Actor
  assistant: Actor
  order: OrderRecord | null
}

export interface Scene {
  trx: Knex.Transaction
  staff: Staff
  chance: Chance
  shelf: Shelf
  cards: Cards
  cashier_id: number
  saveProof: SaveProof
}

type Lived = Life & { order: OrderRecord }
type Act = (scene: Scene, life: Lived, at: Date) => Promise<OrderRecord>

const CASH_ON_DELIVERY = 7
/** Transfer, Nequi, Daviplata, Bre-B, card: cash is for the counter. */
const METHODS = [
  [2, 30],
  [3, 28],
  [4, 12],
  [5, 20],
  [6, 10],
] as const
const CARRIERS = ['Servientrega', 'Inter Rapidísimo', 'Coordinadora', 'Envía', 'TCC'] as const
const GUIDE_FILE = 10
const PAYMENT_FILE = 11
const PARCEL_PHOTO = 12

type Who = ProfileId | 'seller' | 'assistant'

function actorFor(who: Who, { staff }: Scene, life: Life): Actor {
  if (who === 'seller') return life.seller
  return who === 'assistant' ? life.assistant : staff.one(who)
}

/** A step of the table with the staff member who takes it and the form fields. */
const step =
  <K extends StepKey>(
    key: K,
    who: Who,
    body: (scene: Scene, life: Lived) => Move<K>['body'] = () => ({}) as Move<K>['body'],
  ): Act =>
  async (scene, life, at) => {
    const context = scene.staff.contextAt(actorFor(who, scene, life), at)
    const order = await lockOrder(scene.trx, life.order.id)
    const decision = decideStep(order, { step: stepName(key) }, context) as OrderDecision<K>
    return moveOrder(scene.trx, order, { decision, body: body(scene, life), context })
  }

const fillLines: Act = async ({ trx, staff, chance, shelf, cards }, life, at) => {
  const context = staff.contextAt(life.seller, at)
  const count = chance.weighted([
    [1, 45],
    [2, 30],
    [3, 15],
    [5, 10],
  ])
  const lines: NewLine[] = []
  while (lines.length < count) lines.push(await cards.lineOf(shelf.take(chance, 2)))
  const line_ids = await newLineIds(trx, count)
  const order = await lockOrder(trx, life.order.id)
  const added = await addLines(trx, order, { lines, line_ids }, context)
  if ('short' in added) throw new Error('the shelf of the demo company promised what is not there')
  return added.after
}

const checkOut = (method: (chance: Chance) => number) =>
  step('check_out', 'seller', ({ chance }, { order }) => ({
    payment_method: method(chance),
    city_id: order.city_id ?? 0,
    address: order.address ?? '-',
    phone: order.phone ?? '-',
  }))

const reasonOf = (...reasons: string[]) => ({
  reason: ({ chance }: Scene) => ({ reason: chance.of(reasons) }),
})

const everythingOwed = (_: Scene, { order }: Lived) => ({ payment_by_transfer: balanceOf(order) })

/** Every act except the first, which creates the order. */
export const ACTS: Record<Exclude<ActName, 'create'>, Act> = {
  lines: fillLines,
  reserve: step('reserve', 'seller', () => ({})),
  check_out: checkOut((chance) => chance.weighted(METHODS)),
  check_out_ct: checkOut(() => CASH_ON_DELIVERY),
  support: ({ staff, saveProof }, life, at) =>
    saveProof(life.order, PAYMENT_FILE, staff.contextAt(life.seller, at)),
  validate: step('validate_payment', 'accounting_manager'),
  reject: step(
    'reject_payment',
    'accounting_manager',
    reasonOf('El valor no coincide con el pedido', 'El comprobante no se lee').reason,
  ),
  assign: step('assign_auxiliary', 'head_dispatch', (_, { assistant }) => ({
    auxiliary_user_id: assistant.id,
  })),
  get_ready: step('get_ready', 'assistant'),
  pack: async (scene, life, at) => {
    const lines = await scene.trx('orders.order_lines').where('order_id', life.order.id).select('id')
    return step('pack', 'assistant', () => ({ picked: lines.map((line) => line.id) }))(scene, life, at)
  },
  guide: async (scene, life, at) => {
    const order = await scene.saveProof(life.order, GUIDE_FILE, scene.staff.contextAt(life.assistant, at))
    const guide_number = `999${scene.chance.between(10_000_000, 99_999_999)}`
    const carrier = scene.chance.of(CARRIERS)
    return step('upload_guide', 'assistant', () => ({ carrier, guide_number }))(scene, { ...life, order }, at)
  },
  deliver_local: step('delivered_locally', 'assistant', ({ chance }, { order }) => ({
    receiver_name: chance.of([order.client_name, 'Portería', 'Recepción']),
  })),
  deliver_customer: step('delivered_to_customer', 'head_dispatch'),
  ct_paid: step('full_payment_ct', 'accounting_manager', (_, { order }) => ({ amount: balanceOf(order) })),
  ct_support: async (scene, life, at) => {
    const accountant = scene.staff.one('accounting_manager')
    const order = await scene.saveProof(life.order, PAYMENT_FILE, scene.staff.contextAt(accountant, at))
    return step('upload_payment_support', 'accounting_manager')(scene, { ...life, order }, at)
  },
  news: step('save_news', 'assistant', () => ({ newness: 'Falta un par; se revisa en Bodega Norte.' })),
  to_news: step(
    'to_news',
    'head_dispatch',
    reasonOf('Cliente pide cambiar la dirección', 'No contesta').reason,
  ),
  back_by_carrier: async (scene, life, at) => {
    const order = await scene.saveProof(
      life.order,
      PARCEL_PHOTO,
      scene.staff.contextAt(scene.staff.one('head_dispatch'), at),
    )
    const { reason } = reasonOf('Dirección errada', 'Cliente no recibe')
    return step('returned_by_carrier', 'head_dispatch', reason)(scene, { ...life, order }, at)
  },
  cancel: step(
    'cancel',
    'operating_officer',
    reasonOf('El cliente desistió', 'Pedido duplicado', 'Compró en otra tienda').reason,
  ),
  sell_local: step('check_out_from_storage', 'local_administrative', ({ chance, cashier_id }, { order }) => {
    const owed = balanceOf(order)
    return chance.happens(0.6)
      ? { cashier_id, cash_payment: owed }
      : { cashier_id, payment_by_transfer: owed }
  }),
  from_warehouse: step('order_from_warehouse', 'seller'),
  in_process: step('in_process', 'winery_manager'),
  received: step('received', 'winery_manager'),
  to_seller: step('send_to_seller', 'winery_manager'),
  delivered_to_seller: step('delivered_to_seller', 'seller'),
  finalize: step('finalize', 'seller', everythingOwed),
  give_back: step('return', 'seller', reasonOf('No se vendió', 'El cliente cambió de idea').reason),
}

export const create = (
  { trx, staff }: Scene,
  { plan, client_id, seller }: Life,
  at: Date,
): Promise<OrderRecord> =>
  createOrder(
    trx,
    {
      client_id,
      type_order: plan.type,
      profile_id: plan.type === 'local' ? 'local_administrative' : seller.profile,
      seller_id: seller.id,
      code_id: PUBLIC_CODE,
    },
    staff.contextAt(seller, at),
  )
