import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { colors, references } from '@deportivo/contracts/catalogue/lists'
import { createProduct } from '@deportivo/contracts/catalogue/products'
import { createClient } from '@deportivo/contracts/clients/clients'
import { offerOf } from '@deportivo/contracts/requests/requests'
import type { Deps } from '@deportivo/platform/service'
import { createHash, randomUUID } from 'node:crypto'
import type { Calls, Shopfront } from './calls.ts'

export const BOGOTA = 11_001
export const MEDELLIN = 5_001
export const PUBLIC_CODE = 4
export const PRICE = 189_900

export interface Shop {
  /** National stores in the order in which lines take from them. */
  stores: [number, number]
  category_id: number
  /** What a product needs besides its name and prices. */
  lists: {
    category_id: number
    subcategory_id: number
    brand_id: number
    reference_id: number
    color_id: number
  }
  cashier_id: number
}

/** Lists, two stores and a cash register: what must exist before the first product. */
export async function openShop({ db }: Shopfront): Promise<Shop> {
  const one = async (table: string, row: object): Promise<number> => {
    const rows = await db(table).insert(row).returning<{ id: number }[]>('id')
    return rows[0]?.id ?? 0
  }
  const mark = randomUUID().slice(0, 8)
  const category_id = await one('catalogue.categories', {
    name: `Calzado ${mark}`,
    orden: 1,
    size_ids: [38, 39, 40, 41],
  })
  const subcategory_id = await one('catalogue.subcategories', { name: 'Running', category_id })
  const brand_id = await one('catalogue.brands', { name: `Zancada ${mark}` })
  const reference_id = await one('catalogue.brand_references', { name: 'ZAN-1042', brand_id })
  const color_id = await one('catalogue.colours', { name: `Negro ${mark}`, color: '#202020' })
  const first = await one('inventory.stores', {
    name: `Bodega Principal ${mark}`,
    type: 'national',
    orden: 1,
  })
  const second = await one('inventory.stores', { name: `Bodega Norte ${mark}`, type: 'national', orden: 2 })
  const cashier_id = await one('money.cashiers', { name: `Caja ${mark}`, store_id: first })
  return {
    stores: [first, second],
    category_id,
    lists: { category_id, subcategory_id, brand_id, reference_id, color_id },
    cashier_id,
  }
}

/** The shop with another reference: what it stocks then is another product, not another colour. */
export async function otherReference(app: Calls, shop: Shop): Promise<Shop> {
  const body = { name: `ZAN-${randomUUID().slice(0, 8)}`, brand_id: shop.lists.brand_id }
  const { id } = await app.ok('two', references.create, { body })
  return { ...shop, lists: { ...shop.lists, reference_id: id } }
}

/** The shop with another colour: what it stocks then is of the same reference. */
export async function otherColour(app: Calls, shop: Shop): Promise<Shop> {
  const body = { name: `Azul ${randomUUID().slice(0, 8)}`, color: '#2040a0' }
  const { id } = await app.ok('two', colors.create, { body })
  return { ...shop, lists: { ...shop.lists, color_id: id } }
}

/** A product with `quantity` units of each size in the first store, sold at `PRICE` with the public code. */
export async function stockProduct(
  app: Calls,
  shop: Shop,
  quantity: number,
  sizes: readonly number[] = [38, 39, 40, 41],
  name = 'Zancada 1042',
): Promise<number> {
  const product = await app.ok('two', createProduct, {
    body: {
      ...shop.lists,
      name,
      price: PRICE,
      minimal_price: 150_000,
      codes: [{ id: PUBLIC_CODE, value: PRICE }],
    },
  })
  await app.ok('two', countStock, {
    params: { id: product.id },
    body: {
      stores: [
        {
          store_id: shop.stores[0],
          sizes: sizes.map((size_id) => ({ size_id, quantity, unit_cost: 90_000 })),
        },
      ],
    },
  })
  return product.id
}

/** Sets what a store has of a size. */
export const setUnits = (app: Calls, id: number, store_id: number, size_id: number, quantity: number) =>
  app.ok('two', countStock, {
    params: { id },
    body: { stores: [{ store_id, sizes: [{ size_id, quantity }] }] },
  })

let identification = 990_100_000

/** A client in a city; each call makes another one. */
export async function addClient(
  app: Calls,
  city_id = BOGOTA,
  name = 'Calzado El Paso S.A.S.',
): Promise<number> {
  identification += 1
  const client = await app.ok('two', createClient, {
    body: {
      name,
      identification_number: String(identification),
      phone: '3005550101',
      address: 'Cra. 15 # 93-47',
      city_id,
      type_of_person: 2,
      type_of_client: 2,
    },
  })
  return client.id
}

/** Lines of a visitor's request with what the page of the link would have given them, sold-out products included. */
export async function offered<Line extends { product_id: number }>(
  { db, signer }: Pick<Deps, 'db' | 'signer'>,
  token: string,
  lines: readonly Line[],
): Promise<(Line & { offer: string })[]> {
  const token_hash = createHash('sha256').update(token).digest()
  const link = await db('catalogue.share_links').where({ token_hash }).first('id')
  return lines.map((line) => ({ ...line, offer: signer.seal(offerOf(link?.id ?? 0, line.product_id)) }))
}
