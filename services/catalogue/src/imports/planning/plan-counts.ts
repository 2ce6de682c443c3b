import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { CountedSize } from '@deportivo/contracts/catalogue/inventory'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import { misplaced } from '../../stock/count-stock.ts'
import type { ProductRow } from '../../tables.ts'
import { amountOf } from '../columns/row-values.ts'
import { faultOn, type Draft, type Fault, type Line } from './drafts.ts'
import { nameKey } from './named-lists.ts'
import { levelKey, type PlanContext } from './plan-context.ts'

const check = compileValidator({ schema: CountedSize, httpPart: 'body' })

export interface PlannedCount {
  row: number
  store_id: number
  size_id: number
  quantity: number
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

const columnOf = (field: string) => field.replace(/_id$/, '') as ImportColumn

function quantityOf(line: Line, size_id: number): { input: object; faults: Fault[] } {
  const { quantity = '', unit_cost = '' } = line.values
  const cost = unit_cost === '' ? {} : { unit_cost: amountOf(unit_cost) }
  const input = { size_id, quantity: amountOf(quantity), ...cost }
  if (check(input)) return { input, faults: [] }
  const errors = fieldErrors((check.errors ?? []) as unknown as SchemaError[])
  return {
    input,
    faults: Object.entries(errors).map(([field, text]) => faultOn(line, columnOf(field), text)),
  }
}

interface Place {
  store_id: number
  size_id: number
}

/** The store and the size that a line names. */
function namedPlace(line: Line, { lists }: PlanContext): (Place & { type: string }) | Fault {
  const store = lists.stores.get(nameKey(line.values.store ?? ''))
  const size_id = lists.sizes.get(nameKey(line.values.size ?? ''))
  if (!store) return unknownName(line, 'store')
  return size_id === undefined ? unknownName(line, 'size') : { store_id: store.id, size_id, type: store.type }
}

/** Where the units of a line are; a size of a category that is made with the import becomes one of its sizes. */
function placeOf(line: Line, categoryName: string, context: PlanContext): Place | Fault {
  const named = namedPlace(line, context)
  if ('field' in named) return named
  const { type, ...place } = named
  const category = context.lists.categories.get(nameKey(categoryName))
  const rules = {
    size_ids: category?.size_ids ?? [place.size_id],
    stores: new Map([[place.store_id, type]]),
  }
  const [wrong] = Object.entries(misplaced(place, rules) ?? {})
  if (wrong) return faultOn(line, columnOf(wrong[0]), wrong[1])
  if (!category) addSizeOfNew(categoryName, place, context)
  return place
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
    const place = placeOf(line, categoryOf(draft, before), context)
    if ('field' in place) {
      faults.push(place)
      continue
    }
    const { input, faults: wrong } = quantityOf(line, place.size_id)
    const key = levelKey(place.size_id, place.store_id)
    if (seen.has(key)) wrong.push(faultOn(line, 'size', 'product.size_counted_twice'))
    seen.add(key)
    faults.push(...wrong)
    const count = { ...(input as PlannedCount), ...place, row: line.row }
    if (wrong.length === 0 && count.quantity !== (levels.get(key) ?? 0)) counts.push(count)
  }
  return { counts, faults }
}
