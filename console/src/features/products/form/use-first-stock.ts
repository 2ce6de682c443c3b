import { countStock } from '@deportivo/contracts/catalogue/inventory'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useCallback, useState } from 'react'
import type { Quantities } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { areSomeNotWhole } from '../../../shared/form/whole/whole-number.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'
import { typedRuns } from './first-stock.ts'

/** Stock that was typed with a product and refused, on its way to the page of that product. */
export interface UnsavedStock {
  typed: Quantities
  /** Why it was not saved. */
  failure: string
}

/** The unsaved stock in the state of a history entry, which has what other pages put there too. */
export function unsavedStockIn(state: unknown): UnsavedStock | null {
  if (typeof state !== 'object' || state === null || !('unsavedStock' in state)) return null
  return state.unsavedStock as UnsavedStock
}

/** The first stock of a product, typed by store and size in its form. */
export function useFirstStock(unsaved: UnsavedStock | null = null) {
  const t = useTexts()
  const [typed, setTyped] = useState<Quantities>(unsaved?.typed ?? {})
  const [failure, setFailure] = useState(unsaved?.failure ?? null)
  const quantities = Object.values(typed)
  const isRefused = areSomeNotWhole(quantities)
  const isTyped = isRefused || quantities.some((quantity) => (quantity ?? 0) > 0)
  useUnsaved(isTyped)
  const dropRefused = useCallback(
    () =>
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([, quantity]) => !Number.isNaN(quantity))),
      ),
    [],
  )
  const wordsOf = ({ errors, serverText, key }: CallError) =>
    Object.values(errors)[0] ?? serverText ?? (key ? t(key) : '')
  return {
    typed,
    isTyped,
    isRefused,
    failure,
    dropRefused,
    type: (changed: Quantities) => setTyped((now) => ({ ...now, ...changed })),
    /** Saves what is typed of the product's sizes. What fails is returned, and stays typed. */
    save: async (product: Product): Promise<UnsavedStock | null> => {
      const stores = typedRuns(product, typed)
      if (stores.length === 0) return null
      try {
        await call(countStock, { params: { id: product.id }, body: { stores } })
        setTyped({})
        setFailure(null)
        return null
      } catch (error) {
        if (!isCallError(error)) throw error
        setFailure(wordsOf(error))
        return { typed, failure: wordsOf(error) }
      }
    },
  }
}

export type FirstStock = ReturnType<typeof useFirstStock>
