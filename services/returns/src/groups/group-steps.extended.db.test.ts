import type { Order } from '@deportivo/contracts/orders/order'
import { changeReturnGroup, requestReturns } from '@deportivo/contracts/returns/groups'
import { changeReturn, getReturn } from '@deportivo/contracts/returns/returns'
import type { Person } from '@deportivo/testkit/calls'
import { CASH_ON_DELIVERY, present as orderOf } from '@deportivo/testkit/order'
import { deliveredOrder } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { PRICE, stockProduct } from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

// Half of it is no whole peso.
const ODD_PRICE = 190_001

type Group = Awaited<ReturnType<typeof requestedGroup>>

/** Single pairs of orders of one client, under one request; an order that is named twice gives two pairs. */
async function requestedGroup(orders: readonly Order[], exchange_rate?: number) {
  const lines = orders.map(({ id, products: [line] }) => ({
    sale_id: id,
    line_id: line?.id ?? 0,
    quantity: 1,
  }))
  const body = { lines, reason: lists.reason, ...(exchange_rate !== undefined && { exchange_rate }) }
  const { group_id, cases } = await app.ok('head_dispatch', requestReturns, { body })
  return { group_id: group_id ?? 0, ids: cases.map(({ id }) => id) }
}

const given = ({ group_id }: Pick<Group, 'group_id'>, body: object) => ({ params: { id: group_id }, body })

const takeAll = (group: Group, body: object, person: Person = 'head_dispatch') =>
  app.ok(person, changeReturnGroup, given(group, body))

const refused = (group: Group, body: object, person: Person = 'head_dispatch') =>
  app.refused(person, changeReturnGroup, given(group, body))

const receive = (group: Group) =>
  takeAll(group, { step: 'received_in_store', entrance_store: shop.stores[0] })

const caseOf = (id = 0) => app.ok('two', getReturn, { params: { id } })

const statesOf = async ({ ids }: Group) => (await caseOf(ids[0])).group.map(({ state_id }) => state_id)

const vouchersOf = async ({ client_id }: Order): Promise<number[]> => {
  await app.settled()
  return app.db('money.vouchers').where({ client_id, voided_at: null }).orderBy('return_id').pluck('value')
}

/** Two orders of a client, of two pairs each. */
async function twoOrders(wanted: object = {}): Promise<[Order, Order]> {
  const first = await deliveredOrder(app, shop, wanted)
  return [first, await deliveredOrder(app, shop, { ...wanted, client_id: first.client_id })]
}

describe('vouchers of a request', () => {
  it('are issued by one call, one for each case, and the paper has each with what is left of it', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, first, second], lists.whole)
    await receive(group)
    const reply = await app.reply('head_dispatch', changeReturnGroup, given(group, { step: 'voucher' }))
    expect(reply).toMatchObject({ data: group.ids.map((id) => ({ id, state_id: 'return_voucher' })) })
    expect(await vouchersOf(first)).toEqual([PRICE, PRICE, PRICE])
    const { group: members } = await caseOf(group.ids[1])
    const booked = { credited_value: PRICE, credited: PRICE, in_vouchers: PRICE, settlement: 'voucher' }
    expect(members).toMatchObject(group.ids.map((id) => ({ id, ...booked })))
    expect(members.every(({ voucher }) => voucher !== null)).toBe(true)
  })

  it('of parts of a line are worth what the whole line is, to the peso', async () => {
    const order = await deliveredOrder(app, shop, { quantity: 3, price: 3 * ODD_PRICE })
    const group = await requestedGroup([order, order, order], lists.half)
    await receive(group)
    await takeAll(group, { step: 'voucher' })
    const values = await vouchersOf(order)
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(Math.round((3 * ODD_PRICE) / 2))
    expect(Math.max(...values) - Math.min(...values)).toBe(1)
  })

  it('have the rate of the call where the case has none, and keep theirs', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, second])
    await receive(group)
    const [own] = group.ids
    await app.ok('two', changeReturn, { params: { id: own ?? 0 }, body: { exchange_rate: lists.half } })
    expect(await refused(group, { step: 'voucher' })).toMatchObject({ code: 400 })
    expect(await statesOf(group)).toEqual(['return_received_store', 'return_received_store'])
    await takeAll(group, { step: 'voucher', exchange_rate: lists.whole })
    expect(await vouchersOf(first)).toEqual([PRICE / 2, PRICE])
  })

  it('lower what each order owes first', async () => {
    const first = await deliveredOrder(app, shop, { payment_method: CASH_ON_DELIVERY })
    const second = await deliveredOrder(app, shop, { client_id: first.client_id })
    const group = await requestedGroup([first, second], lists.whole)
    await receive(group)
    await takeAll(group, { step: 'voucher' })
    expect(await vouchersOf(first)).toEqual([PRICE])
    expect(await orderOf(app, first.id)).toMatchObject({ total_balance: PRICE })
  })

  it('are issued once, of eight calls at once', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, second], lists.whole)
    await receive(group)
    const calls = await Promise.allSettled(
      Array.from({ length: 8 }, () => takeAll(group, { step: 'voucher' })),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await vouchersOf(first)).toEqual([PRICE, PRICE])
  })

  it('of two requests that name the same orders the other way round wait for each other', async () => {
    const [first, second] = await twoOrders()
    const groups = [
      await requestedGroup([first, second], lists.whole),
      await requestedGroup([second, first], lists.whole),
    ]
    for (const group of groups) await receive(group)
    await Promise.all(groups.map((group) => takeAll(group, { step: 'voucher' })))
    expect(await vouchersOf(first)).toEqual([PRICE, PRICE, PRICE, PRICE])
  })

  it('are for those who decide what a client gets', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, second], lists.whole)
    await receive(group)
    expect(await refused(group, { step: 'voucher' }, 'online_seller')).toMatchObject({ code: 403 })
    expect(await vouchersOf(first)).toEqual([])
  })
})

describe('an exchange of a request', () => {
  it('hands over the sizes of the named cases by one call, from where they were received; the others wait', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, second, second], lists.whole)
    await receive(group)
    const [one = 0, other = 0, third] = group.ids
    const replacements = [
      { id: one, size_id: 41 },
      { id: other, size_id: 39 },
    ]
    const body = { step: 'exchange_available', replacements, hand_over: true }
    const reply = await app.reply('local_administrative', changeReturnGroup, given(group, body))
    expect(reply).toMatchObject({
      message: 'Cambio entregado al cliente',
      data: [{ id: one }, { id: other }],
    })
    expect(await statesOf(group)).toEqual(['return_delivered', 'return_delivered', 'return_received_store'])
    expect((await caseOf(third)).group).toMatchObject([
      { replacement: { size_id: 41, outlet_store: shop.stores[0] }, price_difference: 0 },
      { replacement: { size_id: 39 } },
      { replacement: null },
    ])
    // What is left of the request becomes a voucher.
    await takeAll(group, { step: 'voucher' })
    expect(await vouchersOf(first)).toEqual([PRICE])
  })

  it('is held first, and handed over by one call once it is wanted', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, second], lists.whole)
    await receive(group)
    const replacements = group.ids.map((id) => ({ id, size_id: 41 }))
    await takeAll(group, { step: 'exchange_available', replacements })
    expect(await statesOf(group)).toEqual(['available_to_enlisting', 'available_to_enlisting'])
    await takeAll(group, { step: 'hand_over' }, 'local_administrative')
    expect(await statesOf(group)).toEqual(['return_delivered', 'return_delivered'])
    expect(await vouchersOf(first)).toEqual([])
  })

  it('names the case whose size is short, and nothing of it has happened', async () => {
    const product_id = await stockProduct(app, shop, 2, [40, 41])
    const first = await deliveredOrder(app, shop, { product_id, quantity: 1 })
    const second = await deliveredOrder(app, shop, { client_id: first.client_id })
    const group = await requestedGroup([second, first], lists.whole)
    await receive(group)
    const [one = 0, other = 0] = group.ids
    const wanted = (size_id: number) => ({
      step: 'exchange_available',
      replacements: [
        { id: one, size_id: 41 },
        { id: other, size_id },
      ],
    })
    const short = await refused(group, wanted(38))
    expect(short).toMatchObject({ code: 422, data: { return_id: other } })
    expect(short.errors).toEqual({
      replacements: ['No hay suficiente de la talla 38: quedan 0.'],
    })
    expect(await statesOf(group)).toEqual(['return_received_store', 'return_received_store'])
    await takeAll(group, wanted(41))
  })

  it('is of cases of the request, each once, and of the ones that may be exchanged', async () => {
    const [first, second] = await twoOrders()
    const group = await requestedGroup([first, second], lists.whole)
    const { ids } = await requestedGroup([first, second])
    const named = (...cases: (number | undefined)[]) => ({
      step: 'exchange_available',
      replacements: cases.map((id) => ({ id: id ?? 0, size_id: 41 })),
    })
    const [one, other] = group.ids
    expect((await refused(group, named(one))).code).toBe(400)
    await receive(group)
    for (const body of [named(one, ids[0]), named(one, one)])
      expect((await refused(group, body)).errors).toHaveProperty('replacements')
    expect((await refused(group, { step: 'exchange_available' })).errors).toHaveProperty('replacements')
    expect(await statesOf(group)).toEqual(['return_received_store', 'return_received_store'])
    await takeAll(group, named(other))
    expect(await statesOf(group)).toEqual(['return_received_store', 'available_to_enlisting'])
  })
})
