import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import type { ClientMessages, ServerMessages, StockChanged } from '@deportivo/contracts/live/messages'
import { eventually } from '@deportivo/testkit/eventually'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

type Browser = Socket<ServerMessages, ClientMessages>

describe('stock sockets', () => {
  let app: TestApp
  const browsers: Browser[] = []
  beforeAll(async () => {
    app = await startTestApp({ isListening: true })
  })
  afterEach(() => {
    for (const browser of browsers.splice(0)) browser.disconnect()
  })
  afterAll(() => app.stop())

  async function connected(auth: object): Promise<StockChanged[]> {
    const browser: Browser = io(`${app.running.address}/stock`, {
      auth,
      transports: ['websocket'],
      forceNew: true,
    })
    browsers.push(browser)
    const received: StockChanged[] = []
    browser.on('stock:changed', (message) => received.push(message))
    await new Promise<void>((resolve, reject) => {
      browser.once('connect', resolve)
      browser.once('connect_error', reject)
    })
    return received
  }
  const enter = async (person: Person) =>
    connected({ token: (await app.as(person)).authorization.replace('Bearer ', '') })

  it('a change of stock reaches every browser that may read products, by the product alone', async () => {
    const shop = await openShop(app)
    const product = await stockProduct(app, shop, 5, [40])
    await app.settled()
    const received = await Promise.all([enter('two'), enter('online_seller')])
    for (const messages of received) await eventually(() => expect(messages).toHaveLength(1))
    await app.ok('two', countStock, {
      params: { id: product },
      body: { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: 40, quantity: 9 }] }] },
    })
    for (const messages of received)
      await eventually(() => expect(messages.slice(1)).toEqual([{ product_ids: [product] }]))
  })

  it('a browser that connects right after a change receives it: its page may have read before', async () => {
    const shop = await openShop(app)
    const product = await stockProduct(app, shop, 5, [40])
    await app.settled()
    const received = await enter('two')
    await eventually(() => expect(received[0]?.product_ids).toContain(product))
  })

  it('is closed to those who may not read products', async () => {
    await expect(connected({})).rejects.toThrow('problem.session_ended')
    const params = { id: 'dispatch_assistant' } as const
    const map = await app.ok('two', getPermissions, { params })
    const modules = map.modules.map(({ id, permissions }) => ({
      id,
      permissions: permissions.filter((one) => one.id !== 'read products'),
    }))
    await expect(enter('dispatch_assistant')).resolves.toBeDefined()
    await app.ok('two', savePermissions, { params, body: { modules } })
    await expect(enter('dispatch_assistant')).rejects.toThrow('problem.forbidden')
  })
})
