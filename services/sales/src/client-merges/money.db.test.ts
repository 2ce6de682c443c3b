import { mergeClients, undoMerge } from '@deportivo/contracts/clients/merge'
import { changeOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { listRefunds, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { anOrder, DELIVERY, present, reservedAndPaid, step, TRANSFER } from '@deportivo/testkit/order'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { addClient, BOGOTA } from '@deportivo/testkit/shop'
import { afterEach, describe, expect, it } from 'vitest'

const PAID = 60_000
const { app, shop } = await openCatalogue()
proveAfterEach(app)

const PROOFS = {
  // What a voucher has left is what its ledger adds up to.
  vouchers: `select v.id from money.vouchers v
    where v.available <> (select sum(e.amount) from money.voucher_entries e where e.voucher_id = v.id)`,
  paid: `select o.id from orders.orders o where o.paid <> (select coalesce(sum(p.amount), 0)
    from money.current_payments p where p.order_id = o.id and p.status <> 'void')`,
  refunds: `select r.id from money.refunds r join orders.orders o on o.id = r.order_id where r.client_id <> o.client_id`,
  collided: 'select * from bus.collided_events',
}
afterEach(async () => {
  for (const [name, sql] of Object.entries(PROOFS)) {
    const { rows } = await app.db.raw<{ rows: unknown[] }>(sql)
    expect([name, rows]).toEqual([name, []])
  }
})

const merged = (id: number, duplicate_id: number) =>
  app.ok('two', mergeClients, { params: { id }, body: { duplicate_id } })
const undone = (id: number) => app.ok('two', undoMerge, { params: { id }, body: {} })
const vouchersOf = (client_id: number) =>
  app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
const refundsOf = (client_id: number) =>
  app.ok('two', listRefunds, { query: { filter: `client_id:${client_id}` } })
const paidOf = async (id: number) =>
  (await app.db('orders.orders').where({ id }).first<{ paid: number }>('paid')).paid
const reversed = (id: number) => app.ok('two', undoStep, { params: { id }, body: { reason: 'Se equivocó' } })

/** A duplicate with an order that was released after a payment, hence with a voucher, and the other client. */
async function credited() {
  const order = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', order.id, PAID)
  await step(app, 'online_seller', order.id, { step: 'release' })
  const [voucher] = await vouchersOf(order.client_id)
  if (!voucher) throw new Error('no voucher was issued')
  return { order, voucher: voucher.id, duplicate: order.client_id, remaining: await addClient(app) }
}

/** A cancelled order whose client is owed money. */
async function owed() {
  const order = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', order.id, PAID)
  await step(app, 'two', order.id, { step: 'cancel', reason: 'Se arrepintió' })
  return { order, duplicate: order.client_id, remaining: await addClient(app) }
}

const spending = (voucher: number, voucher_value: number) => ({
  ...DELIVERY,
  step: 'check_out',
  payment_method: TRANSFER,
  city_id: BOGOTA,
  voucher,
  voucher_value,
})

describe('a voucher of a merged client', () => {
  it('is spent by an order of the other; what is left goes back, and so does what that order gives back', async () => {
    const { voucher, duplicate, remaining } = await credited()
    const buying = await anOrder(app, shop, { client_id: remaining })
    const refused = await app.refused('two', changeOrder, {
      params: { id: buying.id },
      body: spending(voucher, 20_000),
    })
    expect(refused.errors).toHaveProperty('voucher')
    const { merge_id, vouchers } = await merged(remaining, duplicate)
    expect(vouchers).toBe(1)
    await step(app, 'two', buying.id, spending(voucher, 20_000))
    expect(await vouchersOf(remaining)).toMatchObject([{ id: voucher, available: PAID - 20_000 }])
    await undone(merge_id)
    expect(await vouchersOf(remaining)).toEqual([])
    expect(await vouchersOf(duplicate)).toMatchObject([{ id: voucher, available: PAID - 20_000 }])
    expect((await present(app, buying.id)).client_id).toBe(remaining)
    await step(app, 'two', buying.id, { step: 'cancel', reason: 'x' })
    expect(await vouchersOf(duplicate)).toMatchObject([{ id: voucher, available: PAID }])
  })

  it('is not spent again for the other once the merge is undone, by the undo of a cancellation', async () => {
    const { voucher, duplicate, remaining } = await credited()
    const { merge_id } = await merged(remaining, duplicate)
    const buying = await anOrder(app, shop, { client_id: remaining })
    await step(app, 'two', buying.id, spending(voucher, 20_000))
    await undone(merge_id)
    await step(app, 'two', buying.id, { step: 'cancel', reason: 'x' })
    const undoing = { params: { id: buying.id }, body: { reason: 'Sí lo quería' } }
    expect(await app.refused('two', undoStep, undoing)).toMatchObject({
      code: 400,
      data: { rule: 'order.refused.voucher_of_other' },
      message: 'El bono es de otro cliente desde que se deshizo la unión: este paso no se puede deshacer.',
    })
    expect(await vouchersOf(duplicate)).toMatchObject([{ id: voucher, available: PAID }])
  })

  it('that was issued by the other’s own order stays there when the merge is undone', async () => {
    const { duplicate, remaining } = await credited()
    const { merge_id } = await merged(remaining, duplicate)
    const own = await anOrder(app, shop, { client_id: remaining })
    await reservedAndPaid(app, 'online_seller', own.id, PAID)
    await step(app, 'online_seller', own.id, { step: 'release' })
    expect(await undone(merge_id)).toMatchObject({ orders: 1, vouchers: 1 })
    expect(await vouchersOf(remaining)).toMatchObject([{ order_id: own.id }])
  })
})

describe('money owed to a merged client', () => {
  it('is owed to the other, and a voucher made of it goes back with its order', async () => {
    const { order, duplicate, remaining } = await owed()
    const { merge_id, refunds } = await merged(remaining, duplicate)
    expect(refunds).toBe(1)
    expect(await refundsOf(duplicate)).toEqual([])
    const [refund] = await refundsOf(remaining)
    await app.ok('two', refundAsVoucher, { params: { id: refund?.id ?? 0 }, body: {} })
    expect(await vouchersOf(remaining)).toMatchObject([{ order_id: order.id, origin: 'refund' }])
    expect(await undone(merge_id)).toMatchObject({ orders: 1, vouchers: 1, refunds: 1 })
    expect(await refundsOf(duplicate)).toMatchObject([{ id: refund?.id, state: 'voucher' }])
    expect(await vouchersOf(duplicate)).toMatchObject([{ order_id: order.id }])
  })
})

describe('a step before a merge', () => {
  it('is undone with its money, and the order stays with the client that it has', async () => {
    const { order, duplicate, remaining } = await credited()
    await merged(remaining, duplicate)
    expect(await reversed(order.id)).toMatchObject({ client_id: remaining, state_id: 'reserved' })
    expect(await paidOf(order.id)).toBe(PAID)
    expect(await vouchersOf(remaining)).toEqual([])
  })

  it('and one between a merge and its undo are undone too', async () => {
    const before = await credited()
    await undone((await merged(before.remaining, before.duplicate)).merge_id)
    expect(await reversed(before.order.id)).toMatchObject({ client_id: before.duplicate })
    expect(await paidOf(before.order.id)).toBe(PAID)

    const order = await anOrder(app, shop)
    const remaining = await addClient(app)
    await reservedAndPaid(app, 'online_seller', order.id, PAID)
    const { merge_id } = await merged(remaining, order.client_id)
    await step(app, 'online_seller', order.id, { step: 'release' })
    await undone(merge_id)
    expect(await reversed(order.id)).toMatchObject({ client_id: order.client_id })
    expect(await paidOf(order.id)).toBe(PAID)
  })

  it('is refused where a user gave the order to another client meanwhile', async () => {
    for (const isFirst of [true, false]) {
      const order = await anOrder(app, shop)
      const [remaining, another] = [await addClient(app), await addClient(app)]
      const unproved = { step: 'reserve', total_first_payment: PAID, payment_method: TRANSFER }
      await step(app, 'online_seller', order.id, unproved)
      await step(app, 'online_seller', order.id, { step: 'release' })
      const give = () => step(app, 'two', order.id, { client_id: another })
      if (isFirst) await give()
      await merged(remaining, isFirst ? another : order.client_id)
      if (!isFirst) await give()
      const undoing = { params: { id: order.id }, body: { reason: 'x' } }
      expect((await app.refused('two', undoStep, undoing)).data).toMatchObject({
        rule: 'order.refused.client_changed',
      })
    }
  })
})
