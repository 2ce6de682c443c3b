import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt, reservedAndPaid, step } from '@deportivo/testkit/order'
import { MEDELLIN, openShop, type Shop } from '@deportivo/testkit/shop'
import { formOf, PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { pdfOf } from '@deportivo/testkit/files/pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { guide, carrier_return } = ATTACHMENT_TYPES
const GUIDE = { step: 'upload_guide', carrier: 'Servientrega', guide_number: '999123456' }
const CAME_BACK = { step: 'returned_by_carrier', reason: 'Dirección errada' }
const PHOTO = { name: 'paquete.png', type: 'image/png', bytes: PIXEL }

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
})
afterAll(() => app.stop())

describe('a parcel returned by the carrier', () => {
  const withCarrier = async (): Promise<number> => {
    const { id } = await orderAt(app, shop, 'packing_up', { city_id: MEDELLIN })
    await uploadPhoto(app, 'head_dispatch', id, guide)
    await step(app, 'head_dispatch', id, GUIDE)
    return id
  }
  const refusedWithoutPhoto = async (id: number) => {
    const refused = await app.refused('head_dispatch', changeOrder, { params: { id }, body: CAME_BACK })
    expect(refused.errors).toEqual({ file: ['Falta la foto del paquete devuelto.'] })
  }

  it('goes to news with a reason and a photo in the same request', async () => {
    const id = await withCarrier()
    await refusedWithoutPhoto(id)
    const sent = await app.send('head_dispatch', changeOrder, id, formOf(CAME_BACK, PHOTO))
    expect(sent).toMatchObject({ state_id: 'return_to_news', newness: 'Dirección errada' })
    expect(sent.attachments.map((file) => file.type)).toContain(carrier_return)
  })

  it('accepts a photo that was uploaded before, but none of an earlier shipment', async () => {
    const id = await withCarrier()
    await uploadPhoto(app, 'head_dispatch', id, carrier_return)
    await step(app, 'head_dispatch', id, CAME_BACK)
    await step(app, 'head_dispatch', id, { step: 'resume' })
    await refusedWithoutPhoto(id)
  })

  it('is not proved by a waybill, nor by a document', async () => {
    const id = await withCarrier()
    await uploadPhoto(app, 'head_dispatch', id, guide)
    await refusedWithoutPhoto(id)
    const pdf = { name: 'paquete.pdf', type: 'application/pdf', bytes: pdfOf('') }
    await expect(app.send('head_dispatch', changeOrder, id, formOf(CAME_BACK, pdf))).rejects.toThrow('415')
  })
})

describe('the vouchers of a client', () => {
  const owedTo = async (amount: number): Promise<number> => {
    const order = await anOrder(app, shop)
    await reservedAndPaid(app, 'online_seller', order.id, amount)
    await step(app, 'online_seller', order.id, { step: 'release' })
    return order.client_id
  }
  const vouchersOf = (client: number) =>
    app.ok('online_seller', listVouchers, { query: { filter: `client_id:${client}` } })

  it('are listed with their remaining amount, and only theirs', async () => {
    const client = await owedTo(50_000)
    await owedTo(20_000)
    const [voucher, ...others] = await vouchersOf(client)
    expect(others).toEqual([])
    expect(voucher).toMatchObject({ client_id: client, value: 50_000, available: 50_000 })
    expect(voucher?.voucher).toBe(`Bono #${voucher?.id}`)
  })

  it('are gone from the list once they are spent', async () => {
    const client = await owedTo(30_000)
    const [voucher] = await vouchersOf(client)
    await app.db('money.vouchers').where('id', voucher?.id).update({ available: 0 })
    expect(await vouchersOf(client)).toEqual([])
  })

  it('are visible to users who may read the client, and to no others', async () => {
    expect(await app.refused('dispatch_assistant', listVouchers)).toMatchObject({ code: 403 })
    const other = await app.refused('online_seller', listVouchers, { query: { filter: 'order_id:1' } })
    expect(other).toMatchObject({ code: 422 })
  })
})
