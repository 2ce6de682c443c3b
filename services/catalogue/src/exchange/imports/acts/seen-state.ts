import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Fault } from '../planning/drafts.ts'
import { faultOf } from '../planning/plan-context.ts'
import type { Plan } from '../planning/plan-product.ts'
import type { StoredValue } from '../planning/seen-values.ts'
import type { SeenRow, SeenValue } from '../tables.ts'

const valuesOf = (values: readonly StoredValue[]) =>
  Object.fromEntries(values.map(({ key, value }) => [key, value]))

/** Stores what the check of some products read, one statement for all. */
export async function storeSeen(
  trx: Knex.Transaction,
  import_id: number,
  plans: readonly Plan[],
): Promise<void> {
  const rows = plans.map(({ row, stored: { product_id, values } }) => ({
    import_id,
    row,
    product_id,
    values: JSON.stringify(valuesOf(values)),
  }))
  await trx('catalogue.import_seen').insert(rows)
}

const SEEN = `
  select import_id, row, product_id, values from catalogue.import_seen
  where import_id = ? and row = any(?::integer[])`

const isSame = (one: SeenValue | undefined, other: SeenValue) => JSON.stringify(one) === JSON.stringify(other)

const isOfUnits = (field: Fault['field']) => field === 'quantity' || field === 'minimum'

function faultSince(
  { row, field, written, value }: StoredValue,
  [then]: SeenValue | readonly [] = [],
): Fault {
  const [now] = value
  // Of another store or list row of the same name: what a person would compare is the same.
  if (then === undefined || isSame([then], [now]))
    return { row, field, value: written, text: { key: 'import.other_since' } }
  const key = isOfUnits(field) ? 'import.units_since' : 'import.value_since'
  return { row, field, value: written, text: { key, values: { then, now } } }
}

function faultsSince({ row, head, stored }: Plan, seen: SeenRow | undefined): Fault[] {
  // Made, deleted or given another key meanwhile: what was shown would be done to another product.
  if (!seen || seen.product_id !== stored.product_id)
    return [faultOf({ row, head }, 'name', 'import.other_since')]
  return stored.values
    .filter(({ key, value }) => !isSame(seen.values[key], value))
    .map((value) => faultSince(value, seen.values[value.key]))
}

/** What another one changed of some products since the import was checked. */
export async function seenFaults(db: Knex, import_id: number, plans: readonly Plan[]): Promise<Fault[]> {
  const rows = await queryRows<SeenRow>(db, SEEN, [import_id, plans.map(({ row }) => row)])
  const seen = new Map(rows.map((one) => [one.row, one]))
  return plans.flatMap((plan) => faultsSince(plan, seen.get(plan.row)))
}
