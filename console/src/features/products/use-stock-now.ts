import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useFound } from '../../shared/net/use-found.ts'
import type { MatrixKey } from '../../entities/product/size-matrix.tsx'
import { rowsOf } from './size-grid.ts'
import { changedCells } from './stock-changes.ts'

/** Somebody else may be selling the same pairs: longer, and people type into stock that is gone; shorter is only load. */
const ASK_AGAIN_MS = 10_000

const NONE: ReadonlySet<MatrixKey> = new Set()

/** A product as it is now while somebody looks at it, and which of its cells changed meanwhile. */
export function useStockNow(shown: Product) {
  const { data, refresh } = useFound(getProduct, { params: { id: shown.id } }, { everyMs: ASK_AGAIN_MS })
  const product = data ?? shown
  const [seen, setSeen] = useState({ product: shown, changed: NONE })
  if (seen.product !== product) {
    const changed = changedCells(rowsOf(seen.product), rowsOf(product))
    setSeen({ product, changed: changed.size > 0 ? changed : seen.changed })
  }
  return { product, changed: seen.changed, refresh }
}
