import type { Product } from '@deportivo/contracts/catalogue/products'
import { useMemo, useState } from 'react'
import { isCallError, type CallError } from '../../shared/net/call-error.ts'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import type { Quantities } from '../../entities/product/size-matrix/size-matrix.tsx'
import { priceForCode } from '../../entities/product/prices/price-for.ts'
import { isDiscount, type Price, type PriceCodeOption } from './price-choice.tsx'
import { isSomeAvailable } from '../../entities/product/sizes/stock-changes.ts'
import {
  availableUnits,
  filledRow,
  rowsOf,
  runsOf,
  shortSizes,
  unitsOf,
  type StoreRun,
} from '../../entities/product/sizes/size-grid.ts'

export interface AddRequest extends StoreRun {
  product_id: number
  code_id: number
  unit_price: number
  discount_reason?: string
  mode: 'exact' | 'available'
}

interface Refusal {
  error: CallError
  /** Not all of it, but something could still be added. */
  isSomeAvailable: boolean
}

/** Quantities typed by store and size, and ready-made ones. */
function useQuantities(product: Product) {
  const rows = useMemo(() => rowsOf(product), [product])
  const [quantities, setQuantities] = useState<Quantities>({})
  const rowOf = (rowId: number) => rows.find(({ id }) => id === rowId) ?? rows[0]
  const type = (changed: Quantities) => setQuantities((now) => ({ ...now, ...changed }))
  const fill = (rowId: number, run: readonly { size_id: number; quantity: number }[], times: number) => {
    const row = rowOf(rowId)
    if (row) type(filledRow(row, run, times))
  }
  const clear = () => setQuantities({})
  return { quantities, rows, type, fill, clear }
}

type Add = (request: AddRequest) => Promise<void>

/** Adds run after run, and what the server refused of it. */
function useAdding(add: Add, onAdded: (run: StoreRun) => void, onRefused: () => void) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [isAdding, setAdding] = useState(false)
  const addAll = async (requests: readonly AddRequest[]): Promise<boolean> => {
    setAdding(true)
    setRefused(null)
    let tried: AddRequest | undefined
    try {
      for (tried of requests) {
        await add(tried)
        onAdded(tried)
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
  return { refused, isAdding, addAll, clearRefusal: () => setRefused(null) }
}

const listedPrice = (product: Product, codeId: number): Price => ({
  codeId,
  unit: priceForCode(product, codeId),
  reason: '',
})

/** The price as it is sent; null while it is no amount. */
function termsOf(product: Product, price: Price) {
  const { codeId: code_id, unit } = price
  if (unit === null || Number.isNaN(unit)) return null
  const discount_reason = isDiscount(priceForCode(product, code_id), price) ? price.reason.trim() : ''
  return { code_id, unit_price: unit, ...(discount_reason && { discount_reason }) }
}

/** What is being put together for an order: quantities by store and size, price, and what the server refused of it. */
export function useAddProduct(
  product: Product,
  codes: readonly PriceCodeOption[],
  firstCode: number | undefined,
  add: Add,
  onRefused: () => void,
) {
  const grid = useQuantities(product)
  const [price, setPrice] = useState(() => listedPrice(product, firstCode ?? codes[0]?.id ?? 0))
  // What went in is taken off the grid, so that trying again adds nothing twice.
  const takeOff = ({ store_id }: StoreRun) => grid.fill(store_id, [], 0)
  const { refused, isAdding, addAll, clearRefusal } = useAdding(add, takeOff, onRefused)
  const runs = runsOf(grid.rows, grid.quantities)
  const submit = async (mode: AddRequest['mode']): Promise<boolean> => {
    const terms = termsOf(product, price)
    if (!terms) return false
    return addAll(runs.map((run) => ({ ...run, ...terms, product_id: product.id, mode })))
  }
  useUnsaved(runs.length > 0 && !isAdding)
  // A refusal is of the quantities that were sent.
  const changing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      clearRefusal()
      change(...args)
    }
  return {
    ...grid,
    type: changing(grid.type),
    fill: changing(grid.fill),
    clear: changing(grid.clear),
    units: unitsOf(runs),
    availableUnits: availableUnits(grid.rows, grid.quantities),
    short: shortSizes(grid.rows, grid.quantities),
    price,
    setPrice,
    refused,
    isAdding,
    submit,
  }
}
