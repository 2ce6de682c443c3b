import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { listReturnsOfProduct } from '@deportivo/contracts/orders/product-history'
import {
  changeReturn,
  getReturn,
  requestReturn,
  undoReturnStep,
  uploadReturnFile,
} from '@deportivo/contracts/returns/returns'
import type { Person } from '@deportivo/testkit/app'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { orderAt } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, requestOf } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { stockProduct } from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

const pending = async () => requested(app, await deliveredOrder(app, shop), lists)

describe('a form with `_method=PUT`', () => {
  const posted = (id: number, fields: Record<string, string>) =>
    app.reply('head_dispatch', requestReturn, {
      params: { saleId: id },
      form: formOf({ _method: 'PUT', ...fields }),
    })

  it('takes a step of the case that its number names, and cancels it', async () => {
    const one = await pending()
    const store = String(shop.stores[0])
    const entered = await posted(one.id, { state_id: 'return_received_store', entrance_store: store })
    expect(entered).toMatchObject({
      message: 'Garantía en recibida en bodega',
      data: { id: one.id, state_id: 'return_received_store', entrance_store: shop.stores[0] },
    })
    const cancelled = await posted(one.id, { state_id: 'return_cancelled', reason: 'Desistió' })
    expect(cancelled).toMatchObject({
      message: 'Garantía cancelada',
      data: { id: one.id, state_id: 'return_cancelled' },
    })
    expect(cancelled.data).toHaveProperty('history.0.note', 'Desistió')
  })

  it('is for those who may take the step, and of a case that they see', async () => {
    const one = await pending()
    const form = formOf({ _method: 'PUT', state_id: 'return_cancelled' })
    const refused = (person: Person) =>
      app.refused(person, requestReturn, { params: { saleId: one.id }, form })
    expect(await refused('online_seller')).toMatchObject({ code: 403 })
    expect(await refused('freelance_seller')).toMatchObject({ code: 404 })
    expect(await app.ok('two', getReturn, { params: { id: one.id } })).toMatchObject({
      state_id: 'return_pending',
    })
  })
})

describe('a request', () => {
  it('is refused before the order is delivered', async () => {
    const order = await orderAt(app, shop, 'packing_up', { quantity: 2 })
    const params = { saleId: order.id }
    const refused = await app.refused('head_dispatch', requestReturn, {
      params,
      body: requestOf(order, lists),
    })
    expect(refused).toMatchObject({ code: 400, data: { rule: 'return.refused.not_delivered' } })
  })
})

describe('files of a case', () => {
  const upload = (type: number) =>
    formOf({ type: String(type) }, { name: `tipo-${type}.png`, type: 'image/png', bytes: PIXEL })

  it('are of the types 6, 7 and 8, of users who reach the case', async () => {
    const one = await pending()
    const params = { id: one.id }
    for (const [type, person] of [
      [6, 'head_dispatch'],
      [7, 'online_seller'],
      [8, 'two'],
    ] as const)
      expect(await app.reply(person, uploadReturnFile, { params, form: upload(type) })).toMatchObject({
        message: 'Archivo subido con éxito',
        data: { type, name: `tipo-${type}.png` },
      })
    const { attachments } = await app.ok('two', getReturn, { params })
    expect(attachments.map(({ type }) => type)).toEqual([6, 7, 8])
  })

  it('are of no other type, and not for users who do not see the case or only read it', async () => {
    const params = { id: (await pending()).id }
    const wrong = await app.refused('two', uploadReturnFile, { params, form: upload(11) })
    expect(wrong).toMatchObject({ code: 422 })
    expect(wrong.errors).toHaveProperty('type')
    const missing = await app.refused('two', uploadReturnFile, { params, form: formOf({ type: '7' }) })
    expect(missing.errors).toHaveProperty('file')
    const refused = (person: Person) => app.refused(person, uploadReturnFile, { params, form: upload(7) })
    expect(await refused('freelance_seller')).toMatchObject({ code: 404 })
    expect(await refused('accounting_manager')).toMatchObject({ code: 403 })
    const { attachments } = await app.ok('two', getReturn, { params })
    expect(attachments).toEqual([])
  })
})

describe('an assistant', () => {
  const permissions = { params: { id: 'dispatch_assistant' as const } }

  it('changes neither the rate nor the observation of a case', async () => {
    const params = { id: (await pending()).id }
    const refused = (body: object) => app.refused('dispatch_assistant', changeReturn, { params, body })
    expect(await refused({ observation: 'Se ve bien' })).toMatchObject({ code: 403 })
    expect(await refused({ exchange_rate: lists.half })).toMatchObject({ code: 403 })
    expect(await app.ok('dispatch_assistant', getReturn, { params })).toMatchObject({
      observation: null,
      exchange_rate_id: null,
    })
  })

  it('who sees every case attaches files to those of the orders assigned to them alone', async () => {
    const { modules } = await app.ok('two', getPermissions, permissions)
    const seeing = modules.map((one) => ({
      ...one,
      permissions: one.permissions.map((granted) =>
        granted.id === 'read returns' ? { ...granted, scope: 'all' as const } : granted,
      ),
    }))
    await app.ok('two', savePermissions, { ...permissions, body: { modules: seeing } })
    const params = { id: (await pending()).id }
    const form = formOf({ type: '8' }, { name: 'enviado.png', type: 'image/png', bytes: PIXEL })
    const read = async () => (await app.attempt('dispatch_assistant_3', getReturn, { params })).status
    // Sessions follow a changed profile within seconds.
    await expect.poll(read, { timeout: 30_000 }).toBe(200)
    expect(await app.refused('dispatch_assistant_3', uploadReturnFile, { params, form })).toMatchObject({
      code: 403,
    })
    await app.ok('dispatch_assistant', uploadReturnFile, { params, form })
  })
})

describe('the returns of a product', () => {
  it('are its cases in every state, newest first, by size and store, of the orders that the user sees', async () => {
    const product_id = await stockProduct(app, shop, 9)
    const first = await deliveredOrder(app, shop, { product_id, size_id: 38 })
    const second = await deliveredOrder(app, shop, { product_id, size_id: 39, seller: 'online_seller_2' })
    const old = await requested(app, first, lists, { quantity: 2 })
    await moveCase(app, old, { step: 'cancel' })
    const newer = await requested(app, second, lists)
    await pending()
    const read = (person: Person, query: Record<string, string> = {}) =>
      app.ok(person, listReturnsOfProduct, { params: { id: product_id }, query })
    const ids = async (person: Person, query?: Record<string, string>) =>
      (await read(person, query)).map(({ id }) => id)
    expect(await read('two')).toMatchObject([
      { id: newer.id, order_id: second.id, size_name: '39', quantity: 1, state_id: 'return_pending' },
      {
        id: old.id,
        order_id: first.id,
        size_name: '38',
        quantity: 2,
        state_id: 'return_cancelled',
        client_name: first.client_name,
        store_id: shop.stores[0],
      },
    ])
    expect(await ids('two', { filter: 'size_id:38' })).toEqual([old.id])
    expect(await ids('two', { filter: `store_id:${shop.stores[1]}` })).toEqual([])
    expect(await ids('two', { orderBy: 'id', top: '1' })).toEqual([old.id])
    expect(await ids('online_seller')).toEqual([old.id])
    expect(await ids('online_seller_2')).toEqual([newer.id])
  })
})

describe('two undos at once', () => {
  it('undo one step, also without a version: what was undone is the last entry then', async () => {
    const one = await received(app, shop, await pending())
    await moveCase(app, one, { step: 'return_to_store' })
    const params = { id: one.id }
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.attempt('two', undoReturnStep, { params, body: { reason: 'Otra bodega' } }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(400)])
    expect(await app.ok('two', getReturn, { params })).toMatchObject({
      state_id: 'return_received_store',
      goods: 'quarantine',
    })
  })

  it('are refused by the version that they saw where the case has another by now', async () => {
    const seen = await pending()
    const one = await received(app, shop, seen)
    const params = { id: one.id }
    const body = { reason: 'Otra bodega', version: seen.version }
    expect(await app.refused('two', undoReturnStep, { params, body })).toMatchObject({
      code: 409,
      data: { id: one.id, state_id: 'return_received_store' },
    })
  })
})
