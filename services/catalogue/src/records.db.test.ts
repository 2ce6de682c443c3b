import { listAudit } from '@deportivo/contracts/admin/audit'
import { getProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { addClient, openShop, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { describe, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const eventsOf = async (family: string, id: string) =>
  app.db('bus.event_log').where({ aggregate_type: family, aggregate_id: id }).orderBy('pos').pluck('type')

describe('a product', () => {
  const aProduct = () => stockProduct(app, shop, 1)
  const refusal = (id: number, body: object) => app.refused('two', updateProduct, { params: { id }, body })

  test('that changed meanwhile is not overwritten: the second editor gets the present product', async () => {
    const id = await aProduct()
    const { version } = await app.ok('two', getProduct, { params: { id } })
    await app.ok('two', updateProduct, { params: { id }, body: { name: 'Zancada 2000', version } })
    expect(await refusal(id, { name: 'Zancada 3000', version })).toMatchObject({
      code: 409,
      data: { name: 'Zancada 2000', version: version + 1, by: 'Adriana Lozano Pardo' },
    })
    expect((await app.ok('two', getProduct, { params: { id } })).name).toBe('Zancada 2000')
  })

  test('takes its codes as GET returns them, and equal ones change nothing', async () => {
    const id = await aProduct()
    const { codes, version } = await app.ok('two', getProduct, { params: { id } })
    expect(codes).toEqual({ four: { id: PUBLIC_CODE, value: PRICE } })
    const same = await app.ok('two', updateProduct, { params: { id }, body: { codes } })
    expect(same).toMatchObject({ codes, version })
    const body = { codes: { four: { id: PUBLIC_CODE, value: 179_900 } }, curve: true }
    const changed = await app.ok('two', updateProduct, { params: { id }, body })
    expect(changed).toMatchObject({ ...body, only_size: false, version: version + 1 })
    const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
    expect(entry?.changes).toEqual([
      { field: 'curve', from: 'no', to: 'yes' },
      { field: 'codes', from: `Público: ${PRICE}`, to: 'Público: 179900' },
    ])
    await app.settled()
    expect(await eventsOf('product', String(id))).toEqual(['product.created', 'product.changed'])
  })

  test('has brand and reference by name in the audit, and stays readable when they are renamed', async () => {
    const id = await aProduct()
    const { lists } = await openShop(app)
    const { brand_id, reference_id } = lists
    await app.db('catalogue.brands').where('id', brand_id).update({ name: 'Sendero' })
    const body = { brand_id, reference_id, price: PRICE + 10 }
    const before = await app.ok('two', getProduct, { params: { id } })
    await app.ok('two', updateProduct, { params: { id }, body })
    await app.db('catalogue.brands').where('id', brand_id).update({ name: 'Vereda' })
    const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
    expect(entry?.changes).toEqual([
      { field: 'brand_id', from: before.brand_name, to: 'Sendero' },
      { field: 'reference_id', from: 'ZAN-1042', to: 'ZAN-1042' },
      { field: 'price', from: String(PRICE), to: String(PRICE + 10) },
    ])
  })

  test('has no code below its minimal price, in either form, and no code under the key of another', async () => {
    const id = await aProduct()
    const below = { id: PUBLIC_CODE, value: 100_000 }
    expect((await refusal(id, { codes: { four: below } })).errors).toEqual({
      'codes.four.value': ['Es menor que el precio mínimo.'],
    })
    expect((await refusal(id, { codes: [below] })).errors).toHaveProperty(['codes.0.value'])
    const listed = { id: PUBLIC_CODE, value: PRICE }
    expect((await refusal(id, { codes: [listed, { ...listed, value: PRICE + 1 }] })).errors).toEqual({
      'codes.1.id': ['Este código está dos veces.'],
    })
    expect((await refusal(id, { codes: { one: { id: 4, value: PRICE } } })).errors).toHaveProperty([
      'codes.one.id',
    ])
    expect((await refusal(id, { minimal_price: PRICE + 1 })).errors).toHaveProperty('minimal_price')
  })

  test('has no price of its own below its minimal one either: a link shows it where the list has none', async () => {
    const id = await aProduct()
    const { minimal_price = 0 } = await app.ok('two', getProduct, { params: { id } })
    expect((await refusal(id, { price: minimal_price - 1 })).errors).toEqual({
      price: ['Es menor que el precio mínimo.'],
    })
    expect((await refusal(id, { codes: {}, price: 1 })).errors).toHaveProperty('price')
    await app.ok('two', updateProduct, { params: { id }, body: { codes: {}, price: minimal_price } })
    expect((await refusal(id, { minimal_price: minimal_price + 1 })).errors).toHaveProperty('minimal_price')
    // A product that has no price yet.
    await app.ok('two', updateProduct, {
      params: { id },
      body: { price: 0, minimal_price: minimal_price + 1 },
    })
  })

  test('that has no price, or one of 0 for a code, is not sold for it', async () => {
    const id = await aProduct()
    const order = await app.ok('two', createPreOrder, { body: { client_id: await addClient(app) } })
    const line = { product_id: id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
    const refusedWith = async (body: object) => {
      await app.ok('two', updateProduct, { params: { id }, body })
      return (await app.refused('two', addLine, { params: { saleId: order.id }, body: line })).errors
    }
    expect(await refusedWith({ price: 0, codes: {} })).toEqual({
      code_id: ['El producto no tiene precio para este código.'],
    })
    expect(await refusedWith({ minimal_price: 0, codes: [{ id: PUBLIC_CODE, value: 0 }] })).toEqual({
      price: ['El precio por unidad es menor que el permitido ($ 1).'],
    })
  })

  test('accepts only http addresses of videos: no script, no data', async () => {
    const id = await aProduct()
    for (const video_url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x'])
      expect((await refusal(id, { video_url })).errors).toHaveProperty('video_url')
    const body = { video_url: 'https://video.example/zancada' }
    expect(await app.ok('two', updateProduct, { params: { id }, body })).toMatchObject(body)
  })

  test('has a subcategory of its category and a reference of its brand', async () => {
    const id = await aProduct()
    const other = await openShop(app)
    const { category_id, brand_id } = other.lists
    expect((await refusal(id, { category_id, brand_id })).errors).toEqual({
      subcategory_id: ['El registro no existe.'],
      reference_id: ['El registro no existe.'],
    })
  })
})
