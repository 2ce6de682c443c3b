import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { SIZES_WITH_UNITS } from './lacking-sizes.ts'
import type { CategoryInput, NamedRun, SizeRun } from '../tables.ts'
import type { FieldErrors, RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'

const STOCKED = `
  select string_agg(name, ', ' order by sort_order) as names from catalogue.sizes z
  where id = any(?::integer[]) and exists (
    select from (${SIZES_WITH_UNITS}) u join catalogue.products p on p.id = u.product_id
    where u.size_id = z.id and p.category_id = ?)`

/** The names of those sizes that products of the category have units of. */
async function stockedSizes(
  trx: Knex.Transaction,
  category: number,
  removed: readonly number[],
): Promise<string | null> {
  if (removed.length === 0) return null
  const found = await queryRow<{ names: string | null }>(trx, STOCKED, [[...removed], category])
  return found.names
}

/** Locked until the category is saved: no size is deleted that a category is just about to get. */
async function areKnown(trx: Knex.Transaction, ids: readonly number[]): Promise<boolean> {
  const known = await trx('catalogue.sizes').whereIn('id', ids).forKeyShare().pluck('id')
  return known.length === new Set(ids).size
}

const isOnce = (ids: readonly number[]) => new Set(ids).size === ids.length

function runErrors(path: string, run: SizeRun, sizeIds: readonly number[]): FieldErrors {
  const ids = run.map(({ size_id }) => size_id)
  if (!isOnce(ids)) return { [path]: 'category.size_twice' }
  return ids.every((id) => sizeIds.includes(id)) ? {} : { [path]: 'category.run_of_other_sizes' }
}

const plain = (name: string) => name.trim().toLowerCase()

/** Buttons have the names: two alike could not be distinguished. */
function nameErrors(runs: readonly NamedRun[]): FieldErrors {
  const names = runs.map(({ name }) => plain(name))
  const twice = names.findIndex((name, place) => names.indexOf(name) !== place)
  return twice === -1 ? {} : { [`runs.${twice}.name`]: 'category.run_twice' }
}

function allRunErrors({ size_ids, curve, runs }: Required<CategoryInput['fields']>): FieldErrors {
  const ofRuns = runs.map(({ sizes }, place) => runErrors(`runs.${place}.sizes`, sizes, size_ids))
  return Object.assign({}, runErrors('curve', curve, size_ids), ...ofRuns, nameErrors(runs)) as FieldErrors
}

const isInternational = ({ size_id }: { size_id: number }) => size_id === INTERNATIONAL_SIZE_ID

/** Each product may have it, in international stores alone: as a size of a category it would be counted nowhere. */
function internationalErrors({ size_ids = [], curve = [], runs = [] }: CategoryInput['fields']): FieldErrors {
  const paths = [
    ...(size_ids.includes(INTERNATIONAL_SIZE_ID) ? ['size_ids'] : []),
    ...(curve.some(isInternational) ? ['curve'] : []),
    ...runs.flatMap(({ sizes }, place) => (sizes.some(isInternational) ? [`runs.${place}.sizes`] : [])),
  ]
  return Object.fromEntries(paths.map((path) => [path, 'category.international_size' as const]))
}

/** A size stays in its category while units of it are there, and a run has sizes of its category alone. */
export async function sizeErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields }: CategoryInput,
): Promise<FieldErrors> {
  const { size_ids, curve, runs } = { size_ids: [], curve: [], runs: [], ...before, ...fields }
  const errors = { ...allRunErrors({ size_ids, curve, runs }), ...internationalErrors(fields) }
  if (fields.size_ids === undefined || Object.keys(errors).length > 0) return errors
  if (!isOnce(size_ids)) return { size_ids: 'category.size_twice' }
  if (!(await areKnown(trx, size_ids))) return { size_ids: 'field.unknown_record' }
  // Its units are of no category: one that has it since earlier releases gives it up.
  const ordinary = before?.size_ids.filter((id) => id !== INTERNATIONAL_SIZE_ID) ?? []
  const removed = ordinary.filter((id) => !size_ids.includes(id))
  const sizes = before && (await stockedSizes(trx, before.id, removed))
  return sizes ? { size_ids: { key: 'category.size_in_stock', values: { sizes } } } : {}
}
