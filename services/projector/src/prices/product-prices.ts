import { isDeepStrictEqual } from 'node:util'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'

export interface PricesRow {
  product_id: number
  /** Of the product, since when it has these prices. */
  version: number
  price: number
  minimal_price: number
  /** Price per price code id. */
  codes: Record<string, number>
  by: string | null
  at: string
}

const pricesOf = ({ price, minimal_price, codes }: Pick<PricesRow, 'price' | 'minimal_price' | 'codes'>) => ({
  price,
  minimal_price,
  codes,
})

/** What a product cost, and since when: a row for its first prices and for each change of them. */
export const productPrices: Projection<PricesRow, 'product'> = {
  consumer: 'product-prices',
  families: ['product'],
  table: 'product_prices',
  aggregate: 'product_id',
  key: ['product_id', 'version'],
  columns: ['price', 'minimal_price', 'codes', 'by', 'at'],
  fold(rows, { aggregate_version: version, payload: { record }, meta, occurred_at }) {
    const last = rows.toSorted((a, b) => a.version - b.version).at(-1)
    const prices = pricesOf(record)
    if (last && isDeepStrictEqual(pricesOf(last), prices)) return rows
    const at = occurred_at.toISOString()
    return [...rows, { product_id: record.id, version, ...prices, by: meta.actor_name, at }]
  },
}

export const productPricesConsumer = consumerOf(productPrices)
