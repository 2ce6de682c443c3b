import { countStock, moveStock } from '@deportivo/contracts/catalogue/inventory'
import {
  EXIT_KINDS,
  listQuarantine,
  listQuarantineExits,
  settleClaim,
  takeOutOfQuarantine,
  undoQuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import {
  cancelTransfer,
  createTransfer,
  getTransfer,
  prepareTransfer,
  receiveTransfer,
  reopenTransfer,
  sendTransfer,
  type Transfer,
} from '@deportivo/contracts/catalogue/transfers'
import { addLine } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder, createPreOrder } from '@deportivo/contracts/orders/orders'
import type { TransferStepKey } from '@deportivo/lifecycle/transfer/steps'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { present } from '@deportivo/testkit/order'
import { PUBLIC_CODE } from '@deportivo/testkit/shop'
import { takeStep } from '../random-steps/choose.ts'
import { newOrder } from '../random-steps/model.ts'
import { countShared } from './count-acts.ts'
import { importTable } from './import-acts.ts'
import { chooser, count, SIZES, tried, type Act, type World } from './world.ts'

const QUANTITIES = [1, 2, 3]

const MOST_ORDERS = 3
const MOST_TRANSFERS = 6

const sell: Act = async (world, desk, turn) => {
  if (desk.orders.length >= MOST_ORDERS) return stepOrder(world, desk, turn)
  const { app, products, client_id } = world
  const choose = chooser(turn.pick)
  const type_order = choose(['online', 'seller'] as const)
  const order = await app.ok('online_seller', createPreOrder, { body: { client_id, type_order } })
  const line = { product_id: choose(products), size_id: choose(SIZES), quantity: choose(QUANTITIES) }
  const filled = await tried<Order>(world, 'online_seller', addLine, {
    params: { saleId: order.id },
    body: { ...line, code_id: PUBLIC_CODE },
  })
  if (!filled) return
  const known = newOrder(type_order, filled.units, filled.total_value)
  desk.orders.push({ id: order.id, known, order: filled })
}

/** Paid, packed, sent, returned, cancelled: whatever the order's steps allow. */
const stepOrder: Act = async ({ app, shop, products, counts }, desk, turn) => {
  const at = turn.pick % Math.max(1, desk.orders.length)
  const played = desk.orders[at]
  if (!played) return
  const opened = { app, shop, product_id: products[0] ?? 0 }
  const { played: after, fault } = await takeStep(opened, played, turn)
  // Its goods may have left quarantine otherwise, of which the model of orders knows nothing.
  const isGone = fault?.includes(' resend in return_to_news: 422') === true
  if (fault !== null && !isGone) throw new Error(fault)
  count(after === played ? counts.refused : counts.done, `order to ${after.known.state}`)
  desk.orders[at] = after
}

const move: Act = async (world, _, { pick }) => {
  const choose = chooser(pick)
  const [from_store, to_store] = choose([world.shop.stores, [...world.shop.stores].reverse()])
  const body = { from_store, to_store, size_id: choose(SIZES), quantity: choose(QUANTITIES) }
  await tried(world, 'two', moveStock, { params: { id: choose(world.products) }, body })
}

/** Sets what is there to another number: units appear, or are missing. */
const countAgain: Act = async (world, _, { pick }) => {
  const choose = chooser(pick)
  const sizes = [{ size_id: choose(SIZES), quantity: choose([3, 5, 8, 13]) }]
  const body = { stores: [{ store_id: choose(world.shop.stores), sizes }] }
  await tried(world, 'two', countStock, { params: { id: choose(world.products) }, body })
}

const createOne: Act = async (world, desk, turn) => {
  if (world.transfers.length >= MOST_TRANSFERS) return stepTransfer(world, desk, turn)
  const choose = chooser(turn.pick)
  const [from_store, to_store] = choose([world.shop.stores, [...world.shop.stores].reverse()])
  const product_id = choose(world.products)
  const lines = SIZES.map((size_id) => ({ product_id, size_id, quantity: choose(QUANTITIES) }))
  const transfer = await tried<Transfer>(world, 'two', createTransfer, {
    body: { from_store, to_store, lines },
  })
  if (transfer) world.transfers.push(transfer.id)
}

const STEP_CONTRACTS = {
  prepare: prepareTransfer,
  reopen: reopenTransfer,
  send: sendTransfer,
  receive: receiveTransfer,
  cancel: cancelTransfer,
}
const REASON = { reason: 'Se contó otra vez' }

const stepTransfer: Act = async (world, desk, turn) => {
  const id = world.transfers[turn.pick % Math.max(1, world.transfers.length)]
  if (id === undefined) return createOne(world, desk, turn)
  const { lines, next } = await world.app.ok('two', getTransfer, { params: { id } })
  if (next.length === 0) world.transfers = world.transfers.filter((one) => one !== id)
  const choose = chooser(turn.pick)
  // Half of all drafts would be cancelled, and hardly one would arrive.
  const onwards = next
    .map((one) => one.step)
    .filter((one) => one !== 'cancel' || choose([true, false, false, false]))
  const step = choose<TransferStepKey>(
    turn.isLegal && onwards.length > 0 ? onwards : ['prepare', 'send', 'receive'],
  )
  const counted = lines.map((line) => ({ line_id: line.id, quantity: line.quantity + choose([0, 0, -1, 1]) }))
  const bodies = {
    receive: { ...REASON, lines: counted },
    cancel: { ...REASON, goods: choose(['returned', 'lost']) },
  }
  const body = step === 'receive' || step === 'cancel' ? bodies[step] : {}
  await tried(world, 'two', STEP_CONTRACTS[step], { params: { id }, body })
}

async function sendAgain(world: World, id: number): Promise<void> {
  const { products } = await present(world.app, id)
  const body = { step: 'resend', inspected: products.map((line) => line.id) }
  await tried(world, 'head_dispatch', changeOrder, { params: { id }, body })
}

const takeOut: Act = async (world, _, { pick }) => {
  const choose = chooser(pick)
  const filter = `store_id:${choose(world.shop.stores)}`
  const found = await world.app.ok('two', listQuarantine, { query: { filter } })
  if (found.length === 0) return
  const { id, order_id, quantity } = choose(found)
  if (order_id !== null && choose([true, false, false, false])) return sendAgain(world, order_id)
  const kind = choose(EXIT_KINDS)
  const supplier = kind === 'claim' ? { supplier: 'Zancada S.A.S.' } : {}
  const parcels = [{ id, quantity: choose([quantity, 1]) }]
  await tried(world, 'two', takeOutOfQuarantine, withPhoto({ ...REASON, ...supplier, kind, parcels }))
}

/** Undoes an exit, or settles a claim. */
const closeExit: Act = async (world, _, { pick }) => {
  const choose = chooser(pick)
  const filter = `state:${choose(['open', 'done'])},store_id:${choose(world.shop.stores)}`
  const found = await world.app.ok('two', listQuarantineExits, { query: { filter } })
  if (found.length === 0) return
  const { id, state, quantity } = choose(found)
  const params = { id }
  if (state === 'open' && choose([true, false]))
    return tried(world, 'two', settleClaim, { params, body: { replaced: quantity, credit: 0 } })
  return tried(world, 'two', undoQuarantineExit, { params, body: REASON })
}

/** Steps most often: an order needs many of them until its goods are back. */
export const ACTS = {
  sell,
  stepOrder,
  move,
  countAgain,
  createOne,
  stepTransfer,
  takeOut,
  closeExit,
  countShared,
  importTable,
} satisfies Record<string, Act>

export type ActName = keyof typeof ACTS
