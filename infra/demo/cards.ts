import {
  factsInStore,
  type LineProduct,
  type LineSize,
  type NewLine,
} from '@deportivo/orders/lines/line-product'
import type { Knex } from 'knex'
import type { StockRequest } from './shelf.ts'

/** Every demo order is sold at the public price, the one code that all sellers have. */
export const PUBLIC_CODE = 4

/** Products and sizes as lines show them, each read once: hundreds of orders use the same ones. */
export interface Cards {
  lineOf(wanted: StockRequest): Promise<NewLine>
}

interface Shown {
  product: LineProduct
  size: LineSize
}

async function read(trx: Knex.Transaction, { product_id, size_id, store_id }: StockRequest): Promise<Shown> {
  const { product, sizes } = await factsInStore(trx, product_id, [size_id], store_id, {
    sizes: 'size_id',
    store: 'store_id',
  })
  const [size] = sizes
  if (!size) throw new Error(`the demo company has no size ${size_id}`)
  return { product, size }
}

export function createCards(trx: Knex.Transaction): Cards {
  const shown = new Map<string, Shown>()
  return {
    async lineOf(wanted) {
      const key = `${wanted.product_id} ${wanted.size_id}`
      const { product, size } = shown.get(key) ?? (await read(trx, wanted))
      shown.set(key, { product, size })
      return { ...wanted, product, size, code_id: PUBLIC_CODE, unit_price: product.codes[PUBLIC_CODE] ?? 0 }
    },
  }
}
