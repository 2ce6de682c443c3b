import { listProductPrices } from '@deportivo/contracts/catalogue/products'
import { defineList } from '@deportivo/platform/lists/define-list'
import { codesSeenBy } from './product-view.ts'
import { codesOf } from './shape-product.ts'

interface StoredPrices {
  pos: number
  product_id: number
  price: number
  minimal_price: number
  codes: Record<string, number>
  by: string | null
  at: Date
}

/** The prices of products from the events of their changes; also of deleted products. */
export const listPricesRoute = defineList(listProductPrices, {
  from: ({ db }) => db('read.product_prices'),
  filters: { product_id: 'product_id' },
  sort: { id: 'pos' },
  tiebreak: ['pos'],
  ranges: ['product_id'],
  read: async ({ rows }, { actor }) => {
    const page = await rows.select<StoredPrices[]>('*')
    const seen = codesSeenBy(actor)
    return page.map(({ pos, codes, ...row }) => ({ id: pos, ...row, codes: codesOf(codes, seen) }))
  },
})
