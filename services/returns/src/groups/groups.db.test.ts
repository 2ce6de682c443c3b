import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { returnReasons } from '@deportivo/contracts/catalogue/lists'
import { ATTACHMENT_TYPES, downloadAttachment } from '@deportivo/contracts/orders/files'
import { changeReturnGroup, listClientLines, requestReturns } from '@deportivo/contracts/returns/groups'
import { changeReturn, getReturn, listReturns, undoReturnStep } from '@deportivo/contracts/returns/returns'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Person } from '@deportivo/testkit/calls'
import { deliveredOrder, requested } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { refuseFile } from '@deportivo/testkit/files/refuse-file'
import { PIXEL } from '@deportivo/testkit/files/upload'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { anOrder } from '@deportivo/testkit/order'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

/** Two delivered orders of two pairs each, of one client. */
async function twoOrders(): Promise<[Order, Order]> {
  const first = await deliveredOrder(app, shop)
  return [first, await deliveredOrder(app, shop, { client_id: first.client_id })]
}

const lineOf = ({ id, products: [line] }: Order, quantity = 1) => ({
  sale_id: id,
  line_id: line?.id ?? 0,
  quantity,
})

type Line = ReturnType<typeof lineOf> & { reason?: number }

const asking = (...lines: Line[]) => ({ body: { lines, reason: lists.reason, exchange_rate: lists.whole } })

const request = (...lines: Line[]) => app.ok('head_dispatch', requestReturns, asking(...lines))

const refused = (person: Person, ...lines: Line[]) => app.refused(person, requestReturns, asking(...lines))

const casesOf = ({ client_id }: Order) =>
  app.ok('two', listReturns, { query: { filter: `client_id:${client_id}`, orderBy: 'id' } })

const leftOf = async ({ client_id }: Order) => {
  const lines = await app.ok('head_dispatch', listClientLines, { params: { id: client_id } })
  return lines.map(({ sale_id, quantity_available }) => [sale_id, quantity_available])
}

const takeAll = (group: number | null, body: object, person: Person = 'head_dispatch') =>
  app.ok(person, changeReturnGroup, { params: { id: group ?? 0 }, body })

describe('a request of several lines', () => {
  it('opens a case of each line, also of several orders, under one number that every one of them shows', async () => {
    const [first, second] = await twoOrders()
    expect(await leftOf(first)).toEqual([
      [second.id, 2],
      [first.id, 2],
    ])
    const { group_id, cases } = await request(lineOf(first), lineOf(second, 2))
    expect(cases.map((one) => [one.sale_id, one.quantity, one.group_id])).toEqual([
      [first.id, 1, group_id],
      [second.id, 2, group_id],
    ])
    const one = await app.ok('two', getReturn, { params: { id: cases[0]?.id ?? 0 } })
    expect(one.group.map(({ id, sale_id }) => [id, sale_id])).toEqual(
      cases.map(({ id, sale_id }) => [id, sale_id]),
    )
    expect(one).toMatchObject({ exchange_rate_id: lists.whole, history: [{ step: 'request' }] })
    const query = { filter: `group_id:${group_id}`, orderBy: 'id' }
    const listed = await app.ok('two', listReturns, { query })
    expect(listed.map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
    expect(await leftOf(first)).toEqual([[first.id, 1]])
  })

  it('has one photo, which every case of it shows to those who may see that case', async () => {
    const first = await deliveredOrder(app, shop)
    const { client_id } = first
    const second = await deliveredOrder(app, shop, { seller: 'freelance_seller', client_id })
    const form = withPhoto(asking(lineOf(first), lineOf(second)).body, PIXEL, 'attachment')
    const { cases } = await app.ok('head_dispatch', requestReturns, form)
    await app.settled()
    const shown = () => Promise.all(cases.map(({ id }) => app.ok('two', getReturn, { params: { id } })))
    // A job examines it.
    await expect
      .poll(async () => (await shown())[0]?.attachments[0]?.state, { timeout: 30_000 })
      .toBe('clean')
    const [photo, ...others] = (await shown()).flatMap(({ attachments }) => attachments)
    expect(photo).toMatchObject({ type: ATTACHMENT_TYPES.client, name: 'mercancia.png' })
    expect(others.map(({ id }) => id)).toEqual([photo?.id])
    const opened = { params: { id: photo?.id ?? 0 } }
    const statusFor = async (person: Person) => (await app.attempt(person, downloadAttachment, opened)).status
    expect([await statusFor('freelance_seller'), await statusFor('online_seller_2')]).toEqual([200, 404])
    await refuseFile(app, photo?.id ?? 0)
    const details = { file: 'mercancia.png', return: cases[0]?.id }
    expect(await app.ok('head_dispatch', listNotifications)).toMatchObject([
      { kind: 'file_refused', details },
    ])
  })

  it('of a single line opens a case that stands alone', async () => {
    const order = await deliveredOrder(app, shop)
    const { group_id, cases } = await request(lineOf(order))
    expect([group_id, cases[0]?.group_id]).toEqual([null, null])
    const one = await app.ok('two', getReturn, { params: { id: cases[0]?.id ?? 0 } })
    expect(one.group).toEqual([])
  })

  it('has a reason of its own for each line that names one, and that of the request for the others', async () => {
    const [first, second] = await twoOrders()
    const other = await app.ok('two', returnReasons.create, { body: { name: 'Talla equivocada' } })
    const unknown = { ...lineOf(first), reason: 2_000_000 }
    expect((await refused('head_dispatch', lineOf(second), unknown)).errors).toHaveProperty('lines')
    expect(await casesOf(first)).toEqual([])
    const { cases } = await request(lineOf(first), { ...lineOf(second), reason: other.id })
    expect(cases.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Defecto de suela/),
      'Talla equivocada',
    ])
    const found = await app.ok('two', listReturns, { query: { filter: `reason_id:${other.id}` } })
    expect(found.map(({ sale_id }) => sale_id)).toEqual([second.id])
  })

  it('counts a line that it names twice twice, and opens nothing where one line is refused', async () => {
    const [first, second] = await twoOrders()
    const twice = await refused('head_dispatch', lineOf(second), lineOf(first), lineOf(first, 2))
    expect(twice).toMatchObject({ code: 422, data: { sale_id: first.id, available: 1 } })
    expect(twice.errors).toEqual({
      lines: [expect.stringMatching(/^De .+ 40 solo se pueden devolver 1\.$/)],
    })
    const foreign = { ...lineOf(first), sale_id: second.id }
    expect((await refused('head_dispatch', lineOf(second), foreign)).errors).toEqual({
      lines: ['El pedido no tiene esa talla del producto.'],
    })
    expect(await casesOf(first)).toEqual([])
    const { cases } = await request(lineOf(first), lineOf(first))
    expect(cases).toHaveLength(2)
  })

  it('is of one client, and of orders that the user may see', async () => {
    const [first] = await twoOrders()
    const other = await deliveredOrder(app, shop)
    expect((await refused('head_dispatch', lineOf(first), lineOf(other))).errors).toEqual({
      lines: ['Las líneas deben ser de un mismo cliente.'],
    })
    const theirs = await deliveredOrder(app, shop, {
      seller: 'freelance_seller',
      client_id: first.client_id,
    })
    expect(await refused('freelance_seller', lineOf(theirs), lineOf(first))).toMatchObject({ code: 404 })
    expect(
      await app.ok('freelance_seller', listClientLines, { params: { id: first.client_id } }),
    ).toMatchObject([{ sale_id: theirs.id }])
    expect(await casesOf(first)).toEqual([])
    expect(await casesOf(other)).toEqual([])
  })

  it('never returns more than was sold, of 32 requests at once that name the orders in any order', async () => {
    const [first, second] = await twoOrders()
    const tries = await Promise.allSettled(
      Array.from({ length: 32 }, (_, index) =>
        index % 2 ? request(lineOf(first), lineOf(second)) : request(lineOf(second), lineOf(first)),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await casesOf(first)).toHaveLength(4)
    expect(await leftOf(first)).toEqual([])
  })

  it('with one key opens its cases once', async () => {
    const [first, second] = await twoOrders()
    const headers = { 'idempotency-key': randomUUID() }
    const given = { ...asking(lineOf(first), lineOf(second)), headers }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => app.ok('head_dispatch', requestReturns, given)),
    )
    expect(new Set(replies.map(({ group_id }) => group_id)).size).toBe(1)
    expect(await casesOf(first)).toHaveLength(2)
  })
})

describe('the cases of a request', () => {
  it('are received by one call; those that were cancelled before stay so, and each is undone alone', async () => {
    const [first, second] = await twoOrders()
    const { group_id, cases } = await request(lineOf(first), lineOf(second), lineOf(second))
    const [one, other, third] = cases.map(({ id }) => ({ params: { id } }))
    await app.ok('head_dispatch', changeReturn, { ...third, body: { step: 'cancel', reason: 'No la trajo' } })
    const moved = await takeAll(group_id, { step: 'received_in_store', entrance_store: shop.stores[0] })
    expect(moved.map(({ id, state_id }) => [id, state_id])).toEqual(
      cases.slice(0, 2).map(({ id }) => [id, 'return_received_store']),
    )
    await app.ok('head_dispatch', undoReturnStep, { ...one, body: {} })
    expect(await app.ok('two', getReturn, one)).toMatchObject({ state_id: 'return_pending', goods: null })
    expect(await app.ok('two', getReturn, other)).toMatchObject({ goods: 'quarantine' })
    const cancelled = await takeAll(group_id, { step: 'cancel', reason: 'Desistió' })
    expect(cancelled.map(({ id }) => id)).toEqual(cases.slice(0, 2).map(({ id }) => id))
    const again = { params: { id: group_id ?? 0 }, body: { step: 'cancel' } }
    expect(await app.refused('head_dispatch', changeReturnGroup, again)).toMatchObject({ code: 400 })
    expect(await leftOf(first)).toEqual([
      [second.id, 2],
      [first.id, 2],
    ])
  })

  it('are all as before where one is refused', async () => {
    const [first, second] = await twoOrders()
    const { group_id } = await request(lineOf(first), lineOf(second))
    const without = { params: { id: group_id ?? 0 }, body: { step: 'received_in_store' } }
    expect((await app.refused('head_dispatch', changeReturnGroup, without)).errors).toHaveProperty(
      'entrance_store',
    )
    await takeAll(group_id, { step: 'received_in_store', entrance_store: shop.stores[0] })
    const [, last] = await casesOf(first)
    await app.ok('two', changeReturn, { params: { id: last?.id ?? 0 }, body: { step: 'return_to_store' } })
    // Held for others, the restocked goods cannot go back to the client: of five pairs two were sold and one came back.
    await anOrder(app, shop, { product_id: last?.sale_product.product_id ?? 0, quantity: 4 })
    const cancel = { params: { id: group_id ?? 0 }, body: { step: 'cancel' } }
    expect(await app.refused('head_dispatch', changeReturnGroup, cancel)).toMatchObject({ code: 400 })
    expect((await casesOf(first)).map(({ state_id }) => state_id)).toEqual([
      'return_received_store',
      'returned_to_store',
    ])
  })

  it('are those that the user may see and change', async () => {
    const [first] = await twoOrders()
    const theirs = await deliveredOrder(app, shop, {
      seller: 'freelance_seller',
      client_id: first.client_id,
    })
    const { group_id, cases } = await request(lineOf(first), lineOf(theirs))
    const seen = await app.ok('freelance_seller', getReturn, { params: { id: cases[1]?.id ?? 0 } })
    expect(seen.group.map(({ id }) => id)).toEqual([cases[1]?.id])
    const given = { params: { id: group_id ?? 0 }, body: { step: 'cancel' } }
    expect(await app.refused('freelance_seller', changeReturnGroup, given)).toMatchObject({ code: 403 })
    const missing = { params: { id: 2_000_000 }, body: { step: 'cancel' } }
    expect(await app.refused('two', changeReturnGroup, missing)).toMatchObject({ code: 404 })
    const alone = await requested(app, first, lists)
    expect(alone.group_id).toBeNull()
  })
})
