import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState, type ReactNode } from 'react'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { areSomeNotWhole } from '../../shared/form/whole/whole-number.ts'
import { isBelowFloor, isDiscount, type PriceCodeOption } from './price-choice.tsx'
import { priceForCode } from '../../entities/product/prices/price-for.ts'
import { sizesOf } from '../../entities/product/sizes/size-grid.ts'
import { useRunChoice } from '../../entities/product/sizes/use-run-choice.ts'
import { useStockNow } from '../../entities/product/sizes/use-stock-now.ts'
import { useAddProduct, type AddRequest } from './use-add-product.ts'

type Grid = ReturnType<typeof useAddProduct>

/** Why nothing can be added yet; null when it can. */
function useRefusal(product: Product, { units, short, price, quantities }: Grid): string | null {
  const t = useTexts()
  const { money } = useFormats()
  if (areSomeNotWhole(Object.values(quantities))) return t('whole.some_refused')
  if (units === 0) return t('product.nothing')
  if (price.unit === null || Number.isNaN(price.unit)) return t('product.no_price')
  if (isBelowFloor(product, price))
    return t('product.below_minimal', { price: money(product.minimal_price ?? 0) })
  if (isDiscount(priceForCode(product, price.codeId), price) && price.reason.trim().length < 3)
    return t('order.refused.discount_without_reason')
  return short.length > 0 ? t('product.too_many') : null
}

export interface AddingProduct {
  product: Product
  codes: readonly PriceCodeOption[]
  firstCode: number | undefined
  /** What is to be known of the price codes, above the sizes. */
  codeNote?: ReactNode
  onAdd: (request: AddRequest) => Promise<void>
}

/** What is added of a product to an order, in a dialog or on a page; `onAdded` runs once all of it is in. */
export function useAddForm({
  product: shown,
  codes,
  firstCode,
  startsWithRun = false,
  onAdd,
  onAdded,
}: AddingProduct & { startsWithRun?: boolean; onAdded?: () => void }) {
  const { product, changed, refresh } = useStockNow(shown)
  const grid = useAddProduct(product, codes, firstCode, onAdd, refresh)
  const mainRow = grid.rows[0]?.id ?? 0
  const runs = useRunChoice(product, (run, times) => grid.fill(mainRow, run, times))
  const { chosen } = runs
  const [isStarted, setStarted] = useState(!startsWithRun)
  if (!isStarted && chosen) {
    setStarted(true)
    runs.onRun(chosen, 1)
  }
  const refusal = useRefusal(product, grid)
  const clear = () => {
    runs.onClear()
    grid.clear()
  }
  const submit = async (mode: AddRequest['mode']) => {
    if (mode === 'exact' && refusal !== null) return
    if (!(await grid.submit(mode))) return
    runs.onClear()
    onAdded?.()
  }
  return { product, changed, grid, sizes: sizesOf(product), runs, refusal, clear, submit }
}

export type AddForm = ReturnType<typeof useAddForm>
