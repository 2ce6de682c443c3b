import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { count, type Counted } from '@deportivo/inventory/count'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { Plan } from '../planning/plan-product.ts'
import { haveSecondSize } from './one-size-faults.ts'

/** A counted quantity of a stored product, with the one that it replaces. */
export type ImportCount = Counted & { seen: number }

/** The counts of some products that are stored by now. */
export const countsOf = (plans: readonly Plan[], ids: readonly number[]): ImportCount[] =>
  plans.flatMap(({ counts }, at) => counts.map((one) => ({ ...one, product_id: ids[at] ?? 0 })))

// One statement: more would be more memory, fewer more statements.
const BATCH = 500

const byKey = (one: ImportCount, other: ImportCount) =>
  one.product_id - other.product_id || one.size_id - other.size_id || one.store_id - other.store_id

// Read again: the category of a product that the import does not change itself may have been changed meanwhile.
const ELSEWHERE = `
  select exists (
    select from jsonb_to_recordset(?::jsonb) as k(product_id integer, size_id integer)
    join catalogue.products p on p.id = k.product_id
    join catalogue.categories c on c.id = p.category_id
    where k.size_id <> all(c.size_ids) and k.size_id <> ${INTERNATIONAL_SIZE_ID}) as elsewhere`

/** Whether all sizes are of their products' categories. */
async function areInCategory(trx: Knex.Transaction, counts: readonly ImportCount[]): Promise<boolean> {
  const { elsewhere } = await queryRow<{ elsewhere: boolean }>(trx, ELSEWHERE, [JSON.stringify(counts)])
  return !elsewhere
}

/** Until the transaction ends the products stay in their categories, are not deleted, and nothing is counted by hand. */
async function lockProducts(trx: Knex.Transaction, counts: readonly ImportCount[]) {
  const ids = [...new Set(counts.map(({ product_id }) => product_id))]
  return trx('catalogue.products')
    .whereIn('id', ids)
    .orderBy('id')
    .forShare()
    .select('id', 'only_size', 'cost')
}

/**
 * Sets the units of all products, last of all: from here on a sale of one of them waits for the end of the import.
 * False where some cannot be counted: they were sold, moved or held meanwhile, or a size is not of its product's category
 * any more, or another than the only one that it has by now.
 */
export async function countUnits(call: RecordCall, all: readonly ImportCount[]): Promise<boolean> {
  const { trx, actor, audit } = call
  // In the order in which all acts of stock lock: one that wants the same sizes waits, and does not deadlock.
  const sorted = all.toSorted(byKey)
  const products = await lockProducts(trx, sorted)
  const ofOneSize = products.filter(({ only_size }) => only_size).map(({ id }) => id)
  if (await haveSecondSize(trx, ofOneSize, sorted)) return false
  const costs = new Map(products.map(({ id, cost }) => [id, cost]))
  for (let at = 0; at < sorted.length; at += BATCH) {
    const counts = sorted.slice(at, at + BATCH)
    if (!(await areInCategory(trx, counts))) return false
    const outcome = await count(trx, { actor, at: audit.at, counts, costs })
    if (!outcome.ok) return false
  }
  return true
}
