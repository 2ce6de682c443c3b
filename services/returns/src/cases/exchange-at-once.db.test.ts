import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import type { Order } from '@deportivo/contracts/orders/order'
import { listReturns, requestReturn } from '@deportivo/contracts/returns/returns'
import { prove } from '@deportivo/inventory/prove'
import { openReturns } from '@deportivo/testkit/returns/open'
import { deliveredOrder, requestOf } from '@deportivo/testkit/returns/case'
import { afterEach, describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
afterEach(async () => expect((await prove(app.db)).differences).toEqual([]))

const heldOf = async ({ products: [line] }: Order, size_id: number) => {
  const query = { product_id: line?.product_id ?? 0, size_id, store_id: shop.stores[0] }
  return (await app.ok('two', explainLevel, { query })).held
}

describe('a size that is changed at the counter', () => {
  const ask = (order: Order, more: object) => ({
    params: { saleId: order.id },
    body: { ...requestOf(order, lists), ...more },
  })

  it('is received and held in the call that requests it', async () => {
    const order = await deliveredOrder(app, shop)
    const before = await heldOf(order, 41)
    const reply = await app.reply('two', requestReturn, ask(order, { replacement_size_id: 41 }))
    expect(reply).toMatchObject({
      message: 'Cambio apartado',
      data: {
        state_id: 'available_to_enlisting',
        goods: 'quarantine',
        entrance_store: shop.stores[0],
        replacement: { size_id: 41, quantity: 1 },
        difference: null,
        history: [{ step: 'exchange_available' }, { step: 'received_in_store' }, { step: 'request' }],
      },
    })
    expect(await heldOf(order, 41)).toBe(before + 1)
  })

  it('leaves nothing behind where the size is gone, or the user may only request', async () => {
    const order = await deliveredOrder(app, shop)
    const gone = ask(order, { replacement_size_id: 41, outlet_store: shop.stores[1] })
    const refused = await app.refused('two', requestReturn, gone)
    expect(refused.errors).toEqual({ replacement_size_id: ['No hay suficiente de la talla 41: quedan 0.'] })
    expect(refused.data).toHaveProperty('alternatives')
    const seller = await app.refused('online_seller', requestReturn, ask(order, { replacement_size_id: 41 }))
    expect(seller).toMatchObject({ code: 403 })
    const filter = `sale_id:${order.id}`
    expect(await app.ok('two', listReturns, { query: { filter } })).toEqual([])
  })
})
