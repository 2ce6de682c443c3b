import { randomUUID } from 'node:crypto'
import { makeBarcodes, saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { applyCount, cancelCount, countUnits, startCount } from '@deportivo/contracts/catalogue/counts'
import { countStock, moveStock } from '@deportivo/contracts/catalogue/inventory'
import {
  brands,
  cashiers,
  exchangeRates,
  categories,
  colors,
  references,
  returnReasons,
  sizes,
  stores,
  subcategories,
} from '@deportivo/contracts/catalogue/lists'
import {
  addProductPhoto,
  deleteProductPhoto,
  orderProductPhotos,
} from '@deportivo/contracts/catalogue/photos'
import { createProduct, deleteProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { createShareLink, revokeShareLink } from '@deportivo/contracts/catalogue/share-links'
import {
  cancelTransfer,
  changeTransfer,
  createTransfer,
  prepareTransfer,
  receiveTransfer,
  reopenTransfer,
  sendTransfer,
} from '@deportivo/contracts/catalogue/transfers'
import { createClient, deleteClient, updateClient } from '@deportivo/contracts/clients/clients'
import { mergeClients, undoMerge } from '@deportivo/contracts/clients/merge'
import type { Contract } from '@deportivo/contracts/route'
import { checkDigit } from '@deportivo/lifecycle/product-barcodes'
import { addClient, BOGOTA, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import type { Case, Opened } from './case.ts'

interface List {
  create: Contract
  change: Contract
  remove: Contract
}

/** A merge of two clients. */
const twoClients = async (app: Opened['app']) => ({
  params: { id: await addClient(app) },
  body: { duplicate_id: await addClient(app) },
})

/** The three changes of one list. */
const casesOf = (
  { create, change, remove }: List,
  fields: (opened: Opened) => Record<string, unknown>,
): Case[] => {
  const bodyOf = (opened: Opened) => ({ name: `Lista ${randomUUID().slice(0, 8)}`, ...fields(opened) })
  const existing = async (opened: Opened) => {
    const { id }: { id: number } = await opened.app.ok('two', create, { body: bodyOf(opened) })
    return { params: { id } }
  }
  return [
    { contract: create, given: async (opened) => ({ body: bodyOf(opened) }) },
    {
      contract: change,
      given: async (opened) => ({
        ...(await existing(opened)),
        body: { name: `Otra ${randomUUID().slice(0, 8)}` },
      }),
    },
    { contract: remove, given: async (opened) => ({ ...(await existing(opened)), body: {} }) },
  ]
}

/** The first two rows of an ordered list change places. */
const reorderOf = ({ list, reorder }: typeof sizes | typeof categories | typeof stores): Case[] => {
  if (reorder === undefined) return []
  const given: Case['given'] = async ({ app }) => {
    const [first = 0, second = 0, ...others] = (await app.ok('two', list, {})).map(({ id }) => id)
    return { body: { ids: [second, first, ...others] } }
  }
  return [{ contract: reorder, given }]
}

const photo = () => formOf({}, { name: 'frente.png', type: 'image/png', bytes: PIXEL })

/** A product with a photo. */
async function pictured({ app, shop }: Opened) {
  const product_id = await stockProduct(app, shop, 1)
  const [{ id } = { id: 0 }] = await app.send('two', addProductPhoto, product_id, photo())
  return { params: { id: product_id }, photo_id: id }
}

/** A draft of a transfer, and the steps that were taken of it. */
async function transferred({ app, shop }: Opened, ...steps: Contract[]) {
  const line = { product_id: await stockProduct(app, shop, 3), size_id: 38, quantity: 2 }
  const [from_store, to_store] = shop.stores
  const body = { from_store, to_store, lines: [line] }
  const { id, lines } = await app.ok('two', createTransfer, { body })
  for (const step of steps) await app.ok('two', step, { params: { id }, body: {} })
  return { params: { id }, line_id: lines[0]?.id }
}

/** The changes of transfers, each of one in the state that it needs. */
const TRANSFER_CASES: Case[] = [
  {
    contract: createTransfer,
    given: async ({ app, shop }) => {
      const lines = [{ product_id: await stockProduct(app, shop, 3), size_id: 38, quantity: 2 }]
      return { body: { from_store: shop.stores[0], to_store: shop.stores[1], lines } }
    },
  },
  {
    contract: changeTransfer,
    given: async (opened) => ({ ...(await transferred(opened)), body: { note: 'Para el sábado' } }),
  },
  { contract: prepareTransfer, given: async (opened) => ({ ...(await transferred(opened)), body: {} }) },
  {
    contract: reopenTransfer,
    given: async (opened) => ({ ...(await transferred(opened, prepareTransfer)), body: {} }),
  },
  {
    contract: sendTransfer,
    given: async (opened) => {
      // The first of all makes the store 'in transit'.
      await transferred(opened, prepareTransfer, sendTransfer)
      return { ...(await transferred(opened, prepareTransfer)), body: {} }
    },
  },
  {
    contract: receiveTransfer,
    given: async (opened) => {
      const { params, line_id } = await transferred(opened, prepareTransfer, sendTransfer)
      return { params, body: { lines: [{ line_id, quantity: 1 }], reason: 'Falta uno' } }
    },
  },
  {
    contract: cancelTransfer,
    given: async (opened) => ({
      ...(await transferred(opened, prepareTransfer, sendTransfer)),
      body: { goods: 'lost', reason: 'Robo' },
    }),
  },
]

/** An open count of a product of which one unit was counted. */
async function counted({ app, shop }: Opened) {
  const product_id = await stockProduct(app, shop, 3, [38])
  const body = { store_id: shop.stores[0], scope: 'products', product_ids: [product_id] }
  const { id } = await app.ok('two', startCount, { body })
  const entry = () => ({ key: randomUUID(), product_id, size_id: 38, kind: 'add', quantity: 1 })
  await app.ok('two', countUnits, { params: { id }, body: { entries: [entry()] } })
  return { params: { id }, entry }
}

const COUNT_CASES: Case[] = [
  {
    contract: startCount,
    given: async ({ shop }) => ({ body: { store_id: shop.stores[0], scope: 'all' } }),
  },
  {
    contract: countUnits,
    given: async (opened) => {
      const { params, entry } = await counted(opened)
      return { params, body: { entries: [entry()] } }
    },
  },
  {
    contract: applyCount,
    given: async (opened) => ({ params: (await counted(opened)).params, body: { reason: 'Falta uno' } }),
  },
  {
    contract: cancelCount,
    given: async (opened) => ({ params: (await counted(opened)).params, body: {} }),
  },
]

let document = 1_020_304_050

/** A barcode as suppliers print them: of no shop's own range. */
const supplierCode = (number: number) => `77${number}${checkDigit(`77${number}`)}`

const BARCODE_CASES: Case[] = [
  {
    contract: saveBarcodes,
    given: async ({ app, shop }) => ({
      params: { id: await stockProduct(app, shop, 1) },
      // Another one each time: a code has one size.
      body: { sizes: [{ size_id: 38, codes: [supplierCode((document += 1))] }] },
    }),
  },
  {
    contract: makeBarcodes,
    given: async ({ app, shop }) => ({ params: { id: await stockProduct(app, shop, 1) }, body: {} }),
  },
]

/** Lists, clients, products and stock. */
export const RECORD_CASES: Case[] = [
  ...TRANSFER_CASES,
  ...COUNT_CASES,
  ...BARCODE_CASES,
  ...casesOf(brands, () => ({})),
  ...casesOf(colors, () => ({ color: '#c02020' })),
  ...casesOf(subcategories, ({ shop }) => ({ category_id: shop.category_id })),
  ...casesOf(references, ({ shop }) => ({ brand_id: shop.lists.brand_id })),
  ...casesOf(sizes, () => ({})),
  ...casesOf(categories, () => ({})),
  ...casesOf(stores, () => ({ type: 'national' })),
  ...casesOf(returnReasons, () => ({})),
  ...casesOf(exchangeRates, () => ({ percentage: 80 })),
  ...casesOf(cashiers, ({ shop }) => ({ store_id: shop.stores[0] })),
  ...[sizes, categories, stores].flatMap(reorderOf),
  {
    contract: createClient,
    given: async () => ({
      body: {
        name: 'Deportes Uno',
        identification_number: String((document += 1)),
        phone: '3005550199',
        address: 'Cl. 1',
        city_id: BOGOTA,
        type_of_person: 1,
        type_of_client: 1,
      },
    }),
  },
  {
    contract: updateClient,
    given: async ({ app }) => ({ params: { id: await addClient(app) }, body: { address: 'Cl. 2' } }),
  },
  {
    contract: deleteClient,
    given: async ({ app }) => ({ params: { id: await addClient(app) }, body: {} }),
  },
  { contract: mergeClients, given: ({ app }) => twoClients(app) },
  {
    contract: undoMerge,
    given: async ({ app }) => {
      const { merge_id } = await app.ok('two', mergeClients, await twoClients(app))
      return { params: { id: merge_id }, body: {} }
    },
  },
  {
    contract: createProduct,
    given: async ({ shop }) => ({
      body: { ...shop.lists, name: 'Trocha 7', minimal_price: 1, codes: [{ id: PUBLIC_CODE, value: PRICE }] },
    }),
  },
  {
    contract: updateProduct,
    given: async ({ app, shop }) => ({
      params: { id: await stockProduct(app, shop, 3) },
      body: { name: 'Trocha 8' },
    }),
  },
  {
    contract: addProductPhoto,
    given: async ({ app, shop }) => ({
      params: { id: await stockProduct(app, shop, 1) },
      form: photo(),
    }),
  },
  {
    contract: orderProductPhotos,
    given: async (opened) => {
      const { params, photo_id } = await pictured(opened)
      return { params, body: { ids: [photo_id] } }
    },
  },
  {
    contract: deleteProductPhoto,
    given: async (opened) => {
      const { params, photo_id } = await pictured(opened)
      return { params, body: { photo_id } }
    },
  },
  {
    contract: deleteProduct,
    given: async ({ app, shop }) => ({ params: { id: await stockProduct(app, shop, 0) }, body: {} }),
  },
  {
    contract: revokeShareLink,
    given: async ({ app }) => {
      const { id } = await app.ok('two', createShareLink, { body: { filter: '', code: 'four' } })
      return { params: { id }, body: {} }
    },
  },
  {
    contract: countStock,
    given: async ({ app, shop }) => ({
      params: { id: await stockProduct(app, shop, 3) },
      body: { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: 38, quantity: 9 }] }] },
    }),
  },
  {
    contract: moveStock,
    given: async ({ app, shop }) => ({
      params: { id: await stockProduct(app, shop, 9) },
      body: { from_store: shop.stores[0], to_store: shop.stores[1], size_id: 38, quantity: 1 },
    }),
  },
]
