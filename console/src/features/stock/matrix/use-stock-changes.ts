import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { changedStock } from './stock-rows.ts'

interface Seen {
  products: readonly Product[]
  changed: ReadonlySet<string>
}

/** The cells whose stock changed elsewhere, while their products are shown. */
export function useStockChanges(products: readonly Product[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ products, changed: new Set() })
  if (seen.products !== products) {
    const changed = changedStock(seen.products, products)
    const isSamePage = seen.products.some(({ id }) => products[0]?.id === id)
    // What changed stays marked until something else does: a flash is easily missed.
    setSeen({ products, changed: changed.size > 0 || !isSamePage ? changed : seen.changed })
  }
  return seen.changed
}
