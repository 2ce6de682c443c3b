import type { Product } from '@deportivo/contracts/catalogue/products'
import { useMemo, useState } from 'react'
import { isCallError, type CallError } from '../../shared/net/call-error.ts'
import type { Quantities } from '../../entities/product/size-matrix.tsx'
import { priceForCode } from './price-for.ts'
import type { Price, PriceCodeOption } from './price-choice.tsx'
import { isSomeAvailable } from './sizes/stock-changes.ts'
import { filledRow, isOver, rowsOf, runsOf, unitsOf, type StoreRun } from './sizes/size-grid.ts'

export interface AddRequest extends StoreRun {
  product_id: number
  code_id: number
  unit_price: number
  mode: 'exact' | 'available'
}

interface Refusal {
  error: CallError
  /** Not all of it, but something could still be added. */
  isSomeAvailable: boolean
}

interface AddState {
  quantities: Quantities
  times: number
}

const EMPTY: AddState = { quantities: {}, times: 0 }

/** Quantities typed by store and size, and ready-made ones. */
function useQuantities(product: Product) {
  const rows = useMemo(() => rowsOf(product), [product])
  const [state, setState] = useState<AddState>(EMPTY)
  const rowOf = (rowId: number) => rows.find(({ id }) => id === rowId) ?? rows[0]
  const type = (changed: Quantities) =>
    setState(({ quantities, times }) => ({ times, quantities: { ...quantities, ...changed } }))
  const fill = (rowId: number, run: readonly { size_id: number; quantity: number }[], times: number) => {
    const row = rowOf(rowId)
    if (row)
      setState(({ quantities }) => ({ times, quantities: { ...quantities, ...filledRow(row, run, times) } }))
  }
  const clear = () => setState(EMPTY)
  return { ...state, rows, type, fill, clear }
}

/** What is being put together for an order: quantities by store and size, price, and what the server refused of it. */
export function useAddProduct(
  product: Product,
  codes: readonly PriceCodeOption[],
  firstCode: number | undefined,
  add: (request: AddRequest) => Promise<void>,
  onRefused: () => void,
) {
  const grid = useQuantities(product)
  const codeId = firstCode ?? codes[0]?.id ?? 0
  const [price, setPrice] = useState<Price>({ codeId, unit: priceForCode(product, codeId) })
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [isAdding, setAdding] = useState(false)
  const runs = runsOf(grid.rows, grid.quantities)
  /** Store by store; what went in is taken off the grid, so that trying again adds nothing twice. */
  const submit = async (mode: AddRequest['mode']): Promise<boolean> => {
    if (price.unit === null) return false
    setAdding(true)
    setRefused(null)
    let tried: StoreRun | undefined
    try {
      for (const run of runs) {
        tried = run
        await add({ ...run, product_id: product.id, code_id: price.codeId, unit_price: price.unit, mode })
        grid.fill(run.store_id, [], 0)
      }
      return true
    } catch (error) {
      if (!isCallError(error)) throw error
      setRefused({ error, isSomeAvailable: isSomeAvailable(tried?.sizes ?? [], error.data) })
      onRefused()
      return false
    } finally {
      setAdding(false)
    }
  }
  const isTooMany = isOver(grid.rows, grid.quantities)
  return { ...grid, price, setPrice, units: unitsOf(runs), isTooMany, refused, isAdding, submit }
}
