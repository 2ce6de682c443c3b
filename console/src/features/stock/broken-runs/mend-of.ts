import type { BrokenRun, mendRun } from '@deportivo/contracts/catalogue/broken-runs'
import type { BodyOf } from '@deportivo/contracts/route'

type Mend = BodyOf<typeof mendRun>

/** The request for all that a row proposes. */
export const mendOf = ({ product_id, store_id, moves }: BrokenRun, mode: Mend['mode']): Mend => ({
  product_id,
  store_id,
  mode,
  moves: moves.map(({ from_store, size_id }) => ({ from_store, size_id })),
})
