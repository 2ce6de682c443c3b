import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import { exchangeRates } from '@deportivo/contracts/catalogue/lists'
import { listQuarantine, takeOutOfQuarantine } from '@deportivo/contracts/catalogue/quarantine'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { requestReturns } from '@deportivo/contracts/returns/groups'
import { changeReturn, getReturn, requestReturn, undoReturnStep } from '@deportivo/contracts/returns/returns'
import { businessDay } from '@deportivo/platform/clock'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { openReturns } from '@deportivo/testkit/returns/open'
import {
  deliveredOrder,
  moveCase,
  received,
  requested,
  requestOf,
  sentPicture,
} from '@deportivo/testkit/returns/case'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { refuseFile } from '@deportivo/testkit/files/refuse-file'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { PRICE } from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

const arrived = async (quantity = 1) => {
  const order = await deliveredOrder(app, shop)
  const more = { quantity, exchange_rate: lists.whole }
  return { order, one: await received(app, shop, await requested(app, order, lists, more)) }
}

const refusedStep = ({ id }: ReturnCase, body: object) =>
  app.refused('head_dispatch', changeReturn, { params: { id }, body })

describe('an open case', () => {
  it('names a delivery between the day of its order and today', async () => {
    const order = await deliveredOrder(app, shop)
    const asking = (date_of_delivery: string) => ({
      params: { saleId: order.id },
      body: { ...requestOf(order, lists), date_of_delivery },
    })
    const tomorrow = businessDay(new Date(Date.now() + 24 * 3_600_000))
    for (const day of ['2050-01-01', tomorrow])
      expect((await app.refused('head_dispatch', requestReturn, asking(day))).errors).toEqual({
        date_of_delivery: ['La fecha de entrega no puede ser posterior a hoy.'],
      })
    const yesterday = businessDay(new Date(Date.now() - 24 * 3_600_000))
    const early = { date_of_delivery: ['La fecha de entrega no puede ser anterior al pedido.'] }
    for (const day of ['0001-01-01', yesterday])
      expect((await app.refused('head_dispatch', requestReturn, asking(day))).errors).toEqual(early)
    const line = { sale_id: order.id, line_id: order.products[0]?.id ?? 0, quantity: 1 }
    const many = { lines: [line], reason: lists.reason, date_of_delivery: yesterday }
    expect((await app.refused('head_dispatch', requestReturns, { body: many })).errors).toEqual(early)
    const today = businessDay(new Date())
    expect(await app.ok('head_dispatch', requestReturn, asking(today))).toMatchObject({
      date_of_delivery: today,
    })
    const { date_of_delivery } = await requested(app, order, lists)
    expect(date_of_delivery).toBe(today)
  })

  it('refuses an action and a step that contradict each other, and takes both where they agree', async () => {
    const { one } = await arrived()
    const both = { step: 'return_to_store', request_action: 'voucher' }
    expect((await refusedStep(one, both)).errors).toEqual({
      request_action: ['La acción pedida no es la del paso.'],
    })
    const agreed = { step: 'return_to_store', request_action: 'returned_to_store' }
    expect(await moveCase(app, one, agreed)).toMatchObject({ state_id: 'returned_to_store' })
  })

  it('is named by its code where its reason or its rate cannot be deleted', async () => {
    const { one } = await arrived()
    expect(await app.refused('two', exchangeRates.remove, { params: { id: lists.whole } })).toMatchObject({
      message: expect.stringContaining(`(GAR-${one.id}`) as string,
    })
  })

  it('whose goods went back to the store still owes the client a replacement or a voucher', async () => {
    const { order, one } = await arrived()
    const { next } = await moveCase(app, one, { step: 'return_to_store' })
    expect(next.filter(({ allowed }) => allowed).map(({ step }) => step)).toEqual([
      'voucher',
      'exchange_available',
      'cancel',
    ])
    expect(await moveCase(app, one, { step: 'voucher' })).toMatchObject({
      state_id: 'return_voucher',
      goods: 'sellable',
      credited_value: PRICE,
    })
    await app.settled()
    const query = { filter: `client_id:${order.client_id}` }
    expect(await app.ok('two', listVouchers, { query })).toMatchObject([{ value: PRICE, return_id: one.id }])
  })

  it('has the file that a change without a step brings', async () => {
    const { one } = await arrived()
    const file = { name: 'enviado.png', type: 'image/png', bytes: PIXEL }
    await app.send('head_dispatch', changeReturn, one.id, formOf({}, file))
    const { attachments } = await app.ok('two', getReturn, { params: { id: one.id } })
    expect(attachments).toMatchObject([{ type: ATTACHMENT_TYPES.sent, name: 'enviado.png' }])
  })

  it('is not delivered with a picture that was refused after it came', async () => {
    const { one } = await arrived()
    await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    await moveCase(app, one, { step: 'enlist' })
    await sentPicture(app, one)
    const { attachments } = await app.ok('two', getReturn, { params: { id: one.id } })
    await refuseFile(app, attachments[0]?.id ?? 0)
    const missing = { file: ['Falta la guía o la foto del envío.'] }
    expect((await refusedStep(one, { step: 'delivered' })).errors).toEqual(missing)
    const details = { file: 'enviado.png', reason: 'file.rejected.infected', return: one.id }
    expect(await app.ok('head_dispatch', listNotifications)).toMatchObject([
      { kind: 'file_refused', order_id: null, details },
    ])
    await sentPicture(app, one)
    expect(await moveCase(app, one, { step: 'delivered' })).toMatchObject({ state_id: 'return_delivered' })
  })

  it('whose goods were written off in part are neither restocked nor given back as a whole', async () => {
    const { one } = await arrived(2)
    const query = { filter: `product_id:${one.sale_product.product_id}` }
    const [parcel] = await app.ok('two', listQuarantine, { query })
    const parcels = [{ id: parcel?.id ?? 0, quantity: 1 }]
    const body = { kind: 'write_off', reason: 'Suela rota', parcels }
    await app.ok('two', takeOutOfQuarantine, withPhoto(body))
    await app.settled()
    const { next } = await app.ok('two', getReturn, { params: { id: one.id } })
    expect(next.map(({ step }) => step)).toEqual(['voucher', 'exchange_available'])
    for (const step of ['return_to_store', 'pending', 'cancel'])
      expect(await refusedStep(one, { step, reason: 'Error' })).toMatchObject({
        data: { rule: 'return.refused.wrong_state' },
      })
  })

  it('whose restocked goods another client has by now is not cancelled, and still owes its own client', async () => {
    const { one } = await arrived()
    const stored = await moveCase(app, one, { step: 'return_to_store' })
    const { product_id, size_id, store_id } = stored.sale_product
    const { available } = await app.ok('two', explainLevel, { query: { product_id, size_id, store_id } })
    await deliveredOrder(app, shop, { product_id, size_id, quantity: available })
    expect(await refusedStep(one, { step: 'cancel', reason: 'Desistió' })).toMatchObject({
      code: 400,
      data: { rule: 'return.refused.units_gone' },
    })
    expect(await moveCase(app, one, { step: 'voucher' })).toMatchObject({ goods: 'sellable' })
  })

  it('releases a replacement whose goods were written off since, for a voucher in its place', async () => {
    const { one } = await arrived()
    await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    const query = { filter: `return_id:${one.id}` }
    const [parcel] = await app.ok('two', listQuarantine, { query })
    const parcels = [{ id: parcel?.id ?? 0, quantity: 1 }]
    const body = { kind: 'write_off', reason: 'Suela rota', parcels }
    await app.ok('two', takeOutOfQuarantine, withPhoto(body))
    await app.settled()
    expect(await refusedStep(one, { step: 'cancel', reason: 'Error' })).toMatchObject({
      data: { rule: 'return.refused.goods_settled' },
      message: expect.stringContaining('se dieron de baja') as string,
    })
    const params = { id: one.id }
    const shown = await app.ok('two', getReturn, { params })
    expect(shown).toMatchObject({ goods: 'written_off', can_reverse: true })
    await app.ok('two', undoReturnStep, { params, body: { reason: 'No hay cómo cambiarlo' } })
    const voucher = await moveCase(app, one, { step: 'voucher' })
    expect(voucher).toMatchObject({ state_id: 'return_voucher', goods: 'written_off' })
    expect((await refusedStep(one, { step: 'cancel', reason: 'Error' })).code).toBe(400)
  })
})
