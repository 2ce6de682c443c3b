import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useFound } from '../../../shared/net/use-found.ts'
import type { MatrixKey } from '../size-matrix/size-matrix.tsx'
import { rowsOf } from './size-grid.ts'
import { changedCells } from './stock-changes.ts'

/** Another user may sell the same units: longer shows stock that is gone, shorter is only load. */
const ASK_AGAIN_MS = 10_000

const NONE: ReadonlySet<MatrixKey> = new Set()

/** The current product while it is shown, and which of its cells changed meanwhile. */
export function useStockNow(shown: Product, everyMs = ASK_AGAIN_MS) {
  const { data, refresh } = useFound(getProduct, { params: { id: shown.id } }, { everyMs })
  const product = data ?? shown
  const [seen, setSeen] = useState({ product: shown, changed: NONE })
  if (seen.product !== product) {
    const changed = changedCells(rowsOf(seen.product), rowsOf(product))
    setSeen({ product, changed: changed.size > 0 ? changed : seen.changed })
  }
  return { product, changed: seen.changed, refresh }
}
