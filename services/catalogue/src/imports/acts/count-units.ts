import { count, type Counted } from '@deportivo/inventory/count'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Fault } from '../planning/drafts.ts'
import type { Plan } from '../planning/plan-product.ts'
import { heldFaults } from './held-faults.ts'

/** A counted quantity of a stored product, with its line. */
export interface ImportCount extends Counted {
  row: number
}

/** The counts of some products that are stored by now. */
export const countsOf = (plans: readonly Plan[], ids: readonly number[]): ImportCount[] =>
  plans.flatMap(({ counts }, at) => counts.map((one) => ({ ...one, product_id: ids[at] ?? 0 })))

// One statement: more would be more memory, fewer more statements.
const BATCH = 500

const byKey = (one: ImportCount, other: ImportCount) =>
  one.product_id - other.product_id || one.size_id - other.size_id || one.store_id - other.store_id

/**
 * Sets the units of all products, last of all: from here on a sale of one of them waits for the end of the import.
 * Returns what cannot be counted, since orders held it meanwhile.
 */
export async function countUnits(call: RecordCall, all: readonly ImportCount[]): Promise<Fault[]> {
  const { trx, actor, audit } = call
  // In the order in which all acts of stock lock: one that wants the same sizes waits, and does not deadlock.
  const sorted = all.toSorted(byKey)
  for (let at = 0; at < sorted.length; at += BATCH) {
    const counts = sorted.slice(at, at + BATCH)
    const ids = counts.map(({ product_id }) => product_id)
    // Not deleted while units are counted into them.
    await trx('catalogue.products').whereIn('id', ids).orderBy('id').forKeyShare().select('id')
    const outcome = await count(trx, { actor, at: audit.at, counts })
    if (!outcome.ok) return heldFaults(trx, counts, outcome.below_held)
  }
  return []
}
