/** A size of a product in one store that sells. */
export interface StockedSize {
  store_id: number
  size_id: number
  available: number
}

/** Units of a transfer that is not received yet. */
export interface PlannedMove {
  from_store: number
  to_store: number
  size_id: number
  quantity: number
  /** A draft holds nothing: its units still count as available in the origin. */
  is_draft: boolean
}

export interface Giver {
  store_id: number
  available: number
}

export interface FoundRun {
  store_id: number
  missing: { size_id: number; stores: Giver[] }[]
  moves: { size_id: number; from_store: number; quantity: number }[]
}

/** A giver keeps one pair of each middle size; with one fewer, mending one store would break another. */
const STAYS = 1
const MOVED = 1

/**
 * The inner half of the sizes that a product has had in the stores: at least one is left out at each end, since the
 * smallest and the largest are missed least. Fewer than three sizes have no middle.
 */
export function middleOf(sizes: readonly number[]): number[] {
  const cut = Math.max(1, Math.floor(sizes.length / 4))
  return sizes.length < 3 ? [] : sizes.slice(cut, sizes.length - cut)
}

const keyOf = (store_id: number, size_id: number) => `${store_id}/${size_id}`

/** What each store may give: what is available, less what drafts of transfers are going to take. */
function spareUnits(stocked: readonly StockedSize[], planned: readonly PlannedMove[]): Map<string, number> {
  const spare = new Map(stocked.map((size) => [keyOf(size.store_id, size.size_id), size.available]))
  for (const { from_store, size_id, quantity, is_draft } of planned) {
    const key = keyOf(from_store, size_id)
    if (is_draft) spare.set(key, (spare.get(key) ?? 0) - quantity)
  }
  return spare
}

/**
 * The stores that sell a product and lack some of its middle sizes, which lie in another one: one pair of each missing
 * size comes from the store with the most of it, which never loses its last one. `sizes` and `stores` are in their order;
 * the first stores are served first.
 */
export function findBrokenRuns({
  sizes,
  stores,
  stocked,
  planned,
}: {
  sizes: readonly number[]
  stores: readonly number[]
  stocked: readonly StockedSize[]
  planned: readonly PlannedMove[]
}): FoundRun[] {
  const middle = middleOf(sizes)
  const available = new Map(stocked.map((size) => [keyOf(size.store_id, size.size_id), size.available]))
  const spare = spareUnits(stocked, planned)
  const isComing = new Set(planned.map(({ to_store, size_id }) => keyOf(to_store, size_id)))
  const unitsIn = (store: number, size: number) => available.get(keyOf(store, size)) ?? 0
  const giversOf = (size_id: number, taker: number): Giver[] =>
    stores
      .filter((store) => store !== taker && unitsIn(store, size_id) > 0)
      .map((store_id) => ({ store_id, available: unitsIn(store_id, size_id) }))
      .toSorted((a, b) => b.available - a.available)
  const take = (size_id: number, givers: readonly Giver[]): FoundRun['moves'] => {
    const spareOf = ({ store_id }: Giver) => spare.get(keyOf(store_id, size_id)) ?? 0
    const [giver] = givers.toSorted((a, b) => spareOf(b) - spareOf(a))
    if (!giver || spareOf(giver) < STAYS + MOVED) return []
    spare.set(keyOf(giver.store_id, size_id), spareOf(giver) - MOVED)
    return [{ size_id, from_store: giver.store_id, quantity: MOVED }]
  }
  return stores.flatMap((store_id) => {
    const isSoldThere = sizes.some((size) => unitsIn(store_id, size) > 0)
    const gone = middle.filter((size) => unitsIn(store_id, size) <= 0 && !isComing.has(keyOf(store_id, size)))
    if (!isSoldThere || gone.length === 0) return []
    const missing = gone.map((size_id) => ({ size_id, stores: giversOf(size_id, store_id) }))
    const moves = missing.flatMap(({ size_id, stores: givers }) => take(size_id, givers))
    return moves.length > 0 ? [{ store_id, missing, moves }] : []
  })
}
