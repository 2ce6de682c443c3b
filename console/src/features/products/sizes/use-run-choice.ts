import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useSizeRuns, type SizeRun } from './use-size-runs.ts'

/** Which run of the category is chosen, and how often it was filled in. */
export function useRunChoice(product: Product, fill: (sizes: SizeRun['sizes'], times: number) => void) {
  const runs = useSizeRuns(product)
  const [{ name, times }, set] = useState<{ name: string | null; times: number }>({ name: null, times: 0 })
  const filled = (sizes: SizeRun['sizes'], count: number, chosen = name) => {
    set({ name: chosen, times: count })
    fill(sizes, count)
  }
  return {
    runs,
    chosen: runs.find((run) => run.name === name) ?? runs[0],
    times,
    onRun: (run: SizeRun, count: number) => filled(run.sizes, count, run.name),
    onOneOfEach: () =>
      filled(
        product.sizes.map(({ id }) => ({ size_id: id, quantity: 1 })),
        0,
      ),
    onClear: () => filled([], 0),
  }
}
