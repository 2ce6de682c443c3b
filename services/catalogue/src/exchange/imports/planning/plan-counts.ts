import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { CountedSize } from '@deportivo/contracts/catalogue/inventory'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import { misplaced } from '../../../stock/levels/count-stock.ts'
import type { ProductRow } from '../../../tables.ts'
import { amountOf, unitsOf } from '../columns/row-values.ts'
import { faultOn, type Draft, type Fault, type Line } from './drafts.ts'
import { nameKey } from '../names/name-key.ts'
import { sizeNamed } from './named-lists.ts'
import { levelKey, type PlanContext } from './plan-context.ts'

const check = compileValidator({ schema: CountedSize, httpPart: 'body' })

export interface PlannedCount {
  row: number
  store_id: number
  size_id: number
  quantity: number
  /** The units that are stored now. */
  seen: number
  unit_cost?: number
}

/** A name that is missing, or that nothing has. */
export const unknownName = (line: Line, field: 'store' | 'size') => {
  const name = line.values[field] ?? ''
  return faultOn(
    line,
    field,
    name === '' ? 'field.required' : { key: 'import.unknown_name', values: { name } },
  )
}

// Any: what is wrong with the size of a line is found apart from its quantity.
const SOME_SIZE = 1

const columnOf = (field: string) => field.replace(/_id$/, '') as ImportColumn

function quantityOf(line: Line): { input: object; faults: Fault[] } {
  const { quantity = '', unit_cost = '' } = line.values
  const cost = unit_cost === '' ? {} : { unit_cost: amountOf(unit_cost) }
  const input = { size_id: SOME_SIZE, quantity: unitsOf(quantity), ...cost }
  if (check(input)) return { input, faults: [] }
  const isBelowNone = typeof input.quantity === 'number' && input.quantity < 0
  const errors = fieldErrors((check.errors ?? []) as unknown as SchemaError[])
  return {
    input,
    faults: Object.entries(errors).map(([field, text]) =>
      faultOn(line, columnOf(field), field === 'quantity' && isBelowNone ? 'import.units_below_none' : text),
    ),
  }
}

interface Place {
  store_id: number
  size_id: number
}

// The id of no store or size: what is wrong with the other one of the two is found all the same.
const NONE = 0

function placeFaults(line: Line, { store_id, size_id }: Place, wrong: ReturnType<typeof misplaced>): Fault[] {
  const faults: Fault[] = []
  if (store_id === NONE) faults.push(unknownName(line, 'store'))
  else if (wrong?.store_id) faults.push(faultOn(line, 'store', wrong.store_id))
  if (size_id === NONE) faults.push(unknownName(line, 'size'))
  else if (wrong?.size_id) faults.push(faultOn(line, 'size', wrong.size_id))
  return faults
}

/** The store and the size that a line names, and the type of the store. */
function namedPlace(line: Line, { lists: { stores, sizes } }: PlanContext) {
  const store = stores.get(nameKey(line.values.store ?? ''))
  const size_id = sizeNamed(sizes, line.values.size ?? '') ?? NONE
  const types = new Map(store ? [[store.id, store.type]] : [])
  return { place: { store_id: store?.id ?? NONE, size_id }, types }
}

/** Where the units of a line are; a size of a category that is made with the import becomes one of its sizes. */
function placeOf(line: Line, categoryName: string, context: PlanContext): { place: Place; faults: Fault[] } {
  const { place, types } = namedPlace(line, context)
  const category = context.lists.categories.get(nameKey(categoryName))
  const rules = { size_ids: category?.size_ids ?? [place.size_id], stores: types }
  if (!category && place.size_id !== NONE) addSizeOfNew(categoryName, place, context)
  return { place, faults: placeFaults(line, place, misplaced(place, rules)) }
}

export function addSizeOfNew(
  categoryName: string,
  { size_id }: Pick<Place, 'size_id'>,
  { missing }: PlanContext,
): void {
  if (categoryName !== '' && size_id !== INTERNATIONAL_SIZE_ID) missing.addSize(categoryName, size_id)
}

/** The category that a product has, or gets. */
export const categoryOf = ({ head }: Draft, before: ProductRow | null) =>
  head.category || before?.category_name || ''

/** The counts of a product's lines that differ from what is stored. A line without a quantity counts nothing. */
export function planCounts(
  draft: Draft,
  before: ProductRow | null,
  context: PlanContext,
): { counts: PlannedCount[]; faults: Fault[] } {
  const levels = before ? context.levelsOf(before.id) : new Map<string, number>()
  const counts: PlannedCount[] = []
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const line of draft.lines.filter(({ values }) => values.quantity)) {
    const { place, faults: misplacedIn } = placeOf(line, categoryOf(draft, before), context)
    const { input, faults: uncountable } = quantityOf(line)
    const wrong = [...misplacedIn, ...uncountable]
    const key = levelKey(place.size_id, place.store_id)
    if (misplacedIn.length === 0) {
      if (seen.has(key)) wrong.push(faultOn(line, 'size', 'product.size_counted_twice'))
      seen.add(key)
    }
    faults.push(...wrong)
    const stored = levels.get(key) ?? 0
    const count = { ...(input as PlannedCount), ...place, row: line.row, seen: stored }
    if (wrong.length === 0 && count.quantity !== stored) counts.push(count)
  }
  return { counts, faults }
}
