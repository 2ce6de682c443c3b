import { cancelTransfer, createTransfer } from '@deportivo/contracts/catalogue/transfers'
import { recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { newPicture } from '@deportivo/testkit/files/new-picture'
import { formOf } from '@deportivo/testkit/files/upload'
import { checkedOut, TRANSFER } from '@deportivo/testkit/order'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCopies } from './copies.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  // Payments that the test inserts itself.
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
})
afterAll(() => app.stop())

const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted()
const atOnce = <Made>(count: number, make: (nr: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, nr) => make(nr)))

it('an order has 200 payments, rejected ones included, also when several are recorded at once', async () => {
  const { id } = await checkedOut(app, shop, { seller: 'online_seller' })
  const part = () => {
    const proof = { name: 'soporte.png', type: 'image/png', bytes: newPicture() }
    return { params: { id }, form: formOf({ amount: '1', payment_method: String(TRANSFER) }, proof) }
  }
  const { payments } = await app.ok('online_seller', recordPayment, part())
  const paymentId = payments.at(-1)?.id ?? 0
  await app.ok('accounting_manager', rejectPayment, { params: { id, paymentId }, body: { reason: 'Otra' } })
  await insertCopies(app.db, 'money.payments', { id: paymentId, times: 198 })
  const replies = await atOnce(3, () => app.attempt('online_seller', recordPayment, part()))
  expect(statusesOf(replies)).toEqual([200, 400, 400])
  expect(await app.refused('online_seller', recordPayment, part())).toMatchObject({
    message: 'Este pedido ya tiene 200 pagos, con los rechazados, y no se reciben más.',
  })
})

it('200 open transfers leave a store; a cancelled one makes room, and those of other stores do not count', async () => {
  const product_id = await stockProduct(app, shop, 1, [38])
  const [first, second] = shop.stores
  const lines = [{ product_id, size_id: 38, quantity: 1 }]
  const out = { body: { from_store: first, to_store: second, lines } }
  const { id, version } = await app.ok('two', createTransfer, out)
  const copy = (times: number, changes: Record<string, string | Date>) =>
    insertCopies(app.db, 'inventory.transfers', { id, times, changes })
  const at = new Date()
  await copy(5, { state: 'cancelled', sent_at: at, closed_at: at })
  await copy(100, { state: 'in_transit', sent_at: at })
  await copy(98, { state: 'draft' })
  expect(statusesOf(await atOnce(3, () => app.attempt('two', createTransfer, out)))).toEqual([200, 400, 400])
  expect(await app.refused('two', createTransfer, out)).toMatchObject({
    message:
      'De esta bodega ya salen 200 traslados abiertos. Reciba o cancele los que ya no necesite antes de crear otro.',
  })
  await app.ok('two', createTransfer, { body: { from_store: second, to_store: first, lines } })
  await app.ok('two', cancelTransfer, { params: { id }, body: { version } })
  await app.ok('two', createTransfer, out)
})
