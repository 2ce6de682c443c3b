import { listCategories } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'

export interface SizeRun {
  name: string
  sizes: readonly { size_id: number; quantity: number }[]
}

/** The runs of the product's category, the usual one first; none where it has none. */
export function useSizeRuns({ category_id }: Pick<Product, 'category_id'>): readonly SizeRun[] {
  const t = useTexts()
  const { rows, isFirstLoad } = useList(listCategories, { query: { top: 200, orderBy: 'orden' } })
  useDelaysReveal(isFirstLoad)
  const category = rows?.find(({ id }) => id === category_id)
  if (!category) return []
  const { curve, runs } = category
  return [...(curve.length > 0 ? [{ name: t('product.usual_run'), sizes: curve }] : []), ...runs]
}
