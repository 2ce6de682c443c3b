import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useSizeRuns, type SizeRun } from './use-size-runs.ts'

/** Which run of the category is chosen, and how often it was filled in. */
export function useRunChoice(
  product: Pick<Product, 'category_id'> & { sizes: readonly { id: number }[] },
  fill: (sizes: SizeRun['sizes'], times: number) => void,
) {
  const runs = useSizeRuns(product)
  const [{ name, times }, set] = useState<{ name: string | null; times: number }>({ name: null, times: 0 })
  // Neither is a run: the count of runs begins anew.
  const leaveRuns = () => set({ name, times: 0 })
  return {
    runs,
    chosen: runs.find((run) => run.name === name) ?? runs[0],
    times,
    onRun: (run: SizeRun, count: number) => {
      set({ name: run.name, times: count })
      fill(run.sizes, count)
    },
    onOneOfEach: () => {
      leaveRuns()
      fill(
        product.sizes.map(({ id }) => ({ size_id: id, quantity: 1 })),
        1,
      )
    },
    onClear: () => {
      leaveRuns()
      fill([], 0)
    },
  }
}
