import {
  cancelReturn,
  changeReturn,
  getReturn,
  requestReturn,
  undoReturnStep,
} from '@deportivo/contracts/returns/returns'
import { requestOf, sentPicture } from '@deportivo/testkit/returns/case'
import { someOrder } from './orders.ts'
import { attempt, pickedOf, type World } from './world.ts'

const REASON = { reason: 'El cliente cambió de idea' }

/** Asks to return units of a delivered order, sometimes more than there are. */
export async function request(world: World, pick: number): Promise<boolean> {
  const { app, lists } = world
  const order = await someOrder(world, pick, 'orders.delivered_at is not null')
  if (!order) return false
  await app.settled()
  const exchange_rate = pick % 3 === 0 ? lists.half : lists.whole
  const body = { ...requestOf(order, lists, 1 + (pick % 2)), exchange_rate }
  return attempt(world, 'head_dispatch', requestReturn, { params: { saleId: order.id }, body })
}

async function someCase({ app }: World, pick: number) {
  const open = await app
    .db('returns.cases')
    .whereNotIn('state_id', ['return_voucher', 'return_delivered', 'return_cancelled'])
    .orderBy('id')
    .select('id')
  const id = pickedOf(open, pick)?.id
  return id === undefined ? null : app.ok('two', getReturn, { params: { id } })
}

/** A replacement that costs the same, more or less: another size, another product, fewer units. */
const exchangeOf = ({ products }: World, quantity: number, pick: number) => ({
  size_id: 41,
  product_id: pickedOf(products, pick),
  quantity: pick % 4 === 0 ? Math.max(1, quantity - 1) : quantity,
})

/** A step that is offered for a case; cancelling is rare. */
export async function takeCaseStep(world: World, pick: number): Promise<boolean> {
  const one = await someCase(world, pick)
  if (!one) return false
  const next = one.next.filter(
    ({ allowed, step }) => allowed && (pick % 6 === 0 || !['cancel', 'pending'].includes(step)),
  )
  const chosen = pickedOf(next, pick >> 3)
  if (!chosen) return false
  if (chosen.step === 'delivered') await sentPicture(world.app, one)
  const bodies: Record<string, object> = {
    received_in_store: { entrance_store: world.shop.stores[0] },
    exchange_available: exchangeOf(world, one.quantity, pick >> 3),
    delivered: { is_collected: true },
    cancel: REASON,
  }
  const body = { step: chosen.step, ...bodies[chosen.step] }
  return attempt(world, 'two', changeReturn, { params: { id: one.id }, body })
}

export async function cancelCase(world: World, pick: number): Promise<boolean> {
  const one = await someCase(world, pick)
  return one !== null && attempt(world, 'two', cancelReturn, { params: { id: one.id }, body: REASON })
}

/** Undoes the last step of a case, also of one that was cancelled. */
export async function undoCase(world: World, pick: number): Promise<boolean> {
  const cases = await world.app.db('returns.cases').orderBy('id').select('id')
  const id = pickedOf(cases.slice(-8), pick)?.id
  return id !== undefined && attempt(world, 'two', undoReturnStep, { params: { id }, body: REASON })
}
