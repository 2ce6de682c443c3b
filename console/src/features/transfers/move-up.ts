import type { Product } from '@deportivo/contracts/catalogue/products'

export interface SizeToFill {
  size_id: number
  /** What is wanted beyond what is available and in transit. */
  missing: number
}

interface StoreOfType {
  id: number
  type: string
}

/**
 * The move that fills a size up to its minimum, which counts national stores only: from the store outside of them that has
 * most, to the one of them that has least. Where none has any left meanwhile, the user is left to choose.
 */
export function moveUp(
  { stores }: Pick<Product, 'stores'>,
  ofType: readonly StoreOfType[],
  { size_id, missing }: SizeToFill,
) {
  const unitsIn = (id: number) =>
    stores.find((store) => store.id === id)?.sizes.find((size) => size.id === size_id)?.quantity ?? 0
  const full = ofType
    .filter(({ id, type }) => type !== 'national' && unitsIn(id) > 0)
    .toSorted((a, b) => unitsIn(b.id) - unitsIn(a.id))
  const from = full[0]?.id ?? null
  const to = ofType
    .filter(({ type }) => type === 'national')
    .toSorted((a, b) => unitsIn(a.id) - unitsIn(b.id))[0]
  const quantity = from === null ? missing : Math.min(missing, unitsIn(from))
  return { from_store: from, to_store: to?.id ?? null, size_id, quantity }
}
