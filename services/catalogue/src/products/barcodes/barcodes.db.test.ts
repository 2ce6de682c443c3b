import {
  getBarcodes,
  lookUpBarcode,
  makeBarcodes,
  saveBarcodes,
} from '@deportivo/contracts/catalogue/barcodes'
import { deleteProduct, searchProducts, suggestProducts } from '@deportivo/contracts/catalogue/products'
import { listAudit } from '@deportivo/contracts/admin/audit'
import { ownBarcode, readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const save = (id: number, ...sizes: { size_id: number; codes: string[]; version?: number }[]) => ({
  params: { id },
  body: { sizes },
})

const codesOf = async (id: number) =>
  (await app.ok('two', getBarcodes, { params: { id } })).map(({ size_name, codes }) => [size_name, codes])

it('a size gets several barcodes, and each finds the product, its size and where there are units', async () => {
  const id = await stockProduct(app, shop, 3)
  await app.ok('two', saveBarcodes, save(id, { size_id: 38, codes: ['4006381333931', '0 36000 29145 2'] }))
  expect(await codesOf(id)).toEqual([
    ['38', ['4006381333931', '0036000291452']],
    ['39', []],
    ['40', []],
    ['41', []],
  ])
  for (const code of ['4006381333931', '036000291452', `REF-${id}-38`])
    expect(await app.ok('online_seller', lookUpBarcode, { params: { code } })).toMatchObject({
      product_id: id,
      product_name: 'Zancada 1042',
      size_name: '38',
      stores: [{ id: shop.stores[0], quantity: 3 }],
    })
  const found = await app.ok('two', suggestProducts, { query: { search: '4006381333931' } })
  expect(found.map((product) => product.id)).toEqual([id])
  expect(await app.ok('two', searchProducts, { query: { search: '0036000291452' } })).toMatchObject([{ id }])
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
  expect(entry?.changes).toEqual([
    { field: 'barcodes', from: null, to: '38: 4006381333931, 38: 0036000291452' },
  ])
})

it('a wrong check digit, and a code of another size, are refused on their cells; nothing is stored', async () => {
  const id = await stockProduct(app, shop, 1)
  const other = await stockProduct(app, shop, 1)
  await app.ok('two', saveBarcodes, save(other, { size_id: 40, codes: ['7702012345676'] }))
  const wrong = await app.refused(
    'two',
    saveBarcodes,
    save(id, { size_id: 38, codes: ['96385074', '96385075', 'ABC'] }, { size_id: 39, codes: ['96385074'] }),
  )
  expect(wrong).toMatchObject({
    code: 422,
    errors: {
      'sizes.0.codes.1': ['El último dígito de 96385075 no corresponde: revise el código.'],
      'sizes.0.codes.2': ['Escriba un código EAN-13, EAN-8 o UPC-A (13, 8 o 12 dígitos).'],
      'sizes.1.codes.0': ['El código 96385074 está dos veces.'],
    },
  })
  const used = await app.refused(
    'two',
    saveBarcodes,
    save(id, { size_id: 38, codes: ['96385074', '7702012345676'] }),
  )
  expect(used).toMatchObject({
    code: 422,
    errors: {
      'sizes.0.codes.1': ['El código 7702012345676 ya es de Zancada 1042 ZAN-1042, talla 40.'],
    },
  })
  expect((await codesOf(id)).flatMap(([, codes]) => codes)).toEqual([])
})

it('two people give one code to two products: one of them gets it', async () => {
  const ids = [await stockProduct(app, shop, 1), await stockProduct(app, shop, 1)]
  const replies = await Promise.all(
    ids.map((id) =>
      app.ok('two', saveBarcodes, save(id, { size_id: 38, codes: ['5901234123457'] })).then(
        () => 'saved',
        () => 'refused',
      ),
    ),
  )
  expect(replies.toSorted()).toEqual(['refused', 'saved'])
})

it('two people change the codes of one size at once: the second is refused with the present codes, another size is not', async () => {
  const id = await stockProduct(app, shop, 1)
  const [seen] = await app.ok('two', getBarcodes, { params: { id } })
  const sending = (size_id: number, code: string) =>
    app.attempt('two', saveBarcodes, save(id, { size_id, codes: [code], version: seen?.version ?? 0 }))
  const replies = await Promise.all([sending(38, '4012345678901'), sending(38, '3012345678902')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refusal = JSON.parse(replies.find(({ status }) => status === 409)?.body ?? '{}') as object
  const present = await app.ok('two', getBarcodes, { params: { id } })
  expect(present[0]?.codes).toHaveLength(1)
  expect(refusal).toMatchObject({
    message: expect.stringMatching(
      /^Este registro cambió mientras usted lo veía: .+ lo cambió a las/,
    ) as string,
    data: { sizes: present },
  })
  expect((await sending(39, '20123468')).status).toBe(200)
  const version = present[0]?.version ?? 0
  expect(await app.ok('two', saveBarcodes, save(id, { size_id: 38, codes: [], version }))).toMatchObject([
    { size_id: 38, codes: [] },
    { size_id: 39, codes: ['20123468'] },
    {},
    {},
  ])
})

it('the shop makes codes for the sizes that have none, once', async () => {
  const id = await stockProduct(app, shop, 1)
  await app.ok('two', saveBarcodes, save(id, { size_id: 39, codes: ['20123451'] }))
  const made = await app.ok('two', makeBarcodes, { params: { id } })
  const codes = made.map((size) => size.codes)
  expect(codes[1]).toEqual(['20123451'])
  expect(new Set(codes.flat()).size).toBe(4)
  for (const [code = ''] of codes) expect(readBarcode(code)).toEqual({ code })
  expect(await app.ok('two', makeBarcodes, { params: { id } })).toEqual(made)
})

it('a code of the own range is taken that was made, and no other', async () => {
  const id = await stockProduct(app, shop, 1)
  const [first] = await app.ok('two', makeBarcodes, { params: { id } })
  const [code = ''] = first?.codes ?? []
  await app.ok('two', saveBarcodes, save(id, { size_id: 38, codes: [] }))
  // Its label is on the shoe.
  await app.ok('two', saveBarcodes, save(id, { size_id: 38, codes: [code] }))
  for (const typed of ['2000000000008', ownBarcode(Number(code.slice(2, -1)) + 1_000)]) {
    const refused = await app.refused('two', saveBarcodes, save(id, { size_id: 38, codes: [code, typed] }))
    expect(refused.errors).toEqual({
      'sizes.0.codes.1': [`El código ${typed} es de los que crea el sistema, que aún no lo ha creado.`],
    })
  }
})

it('codes of the own range that came by a file are left out when the shop makes further ones', async () => {
  const [filed, id] = [await stockProduct(app, shop, 1), await stockProduct(app, shop, 1)]
  const numberOf = (code = '') => Number(code.slice(2, -1))
  const [{ codes: [last] = [] } = {}] = (
    await app.ok('two', makeBarcodes, { params: { id: filed } })
  ).toReversed()
  // The next five: more than the product has sizes.
  const ahead = Array.from({ length: 5 }, (_, at) => ownBarcode(numberOf(last) + 1 + at))
  await app
    .db('catalogue.barcodes')
    .insert(ahead.map((code, at) => ({ code, product_id: filed, size_id: 38, position: at + 2 })))
  const made = await app.ok('two', makeBarcodes, { params: { id } })
  const codes = made.flatMap((size) => size.codes)
  expect(codes).toHaveLength(4)
  expect(codes.filter((code) => ahead.includes(code))).toEqual([])
})

it('a code that no product has is a 404 that names it, and that of a deleted product may be used again', async () => {
  const id = await stockProduct(app, shop, 0)
  const code = '8712345678906'
  expect(await app.refused('two', lookUpBarcode, { params: { code } })).toMatchObject({
    code: 404,
    message: `Ningún producto tiene el código ${code}.`,
  })
  await app.ok('two', saveBarcodes, save(id, { size_id: 38, codes: [code] }))
  await app.ok('two', deleteProduct, { params: { id } })
  expect(await app.refused('two', lookUpBarcode, { params: { code } })).toMatchObject({ code: 404 })
  const next = await stockProduct(app, shop, 1)
  await app.ok('two', saveBarcodes, save(next, { size_id: 41, codes: [code] }))
  expect(await app.ok('two', lookUpBarcode, { params: { code } })).toMatchObject({ product_id: next })
})

it('a size that the product does not have gets no code, and sellers enter none', async () => {
  const id = await stockProduct(app, shop, 1)
  const given = save(id, { size_id: 9, codes: ['96385074'] })
  expect(await app.refused('two', saveBarcodes, given)).toMatchObject({
    code: 422,
    errors: { 'sizes.0.size_id': ['La talla no es de la categoría del producto.'] },
  })
  expect(await app.refused('online_seller', saveBarcodes, given)).toMatchObject({ code: 403 })
})
