import { shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import { changesOf } from '@deportivo/platform/records/save-record'
import { PRODUCT, type ProductInput } from '../../../products/product-record.ts'
import type { ProductRow } from '../../../tables.ts'
import { draftOf, faultOn, type Draft, type Fault, type Line } from './drafts.ts'
import { findNames } from './find-names.ts'
import { nameKey } from '../names/name-key.ts'
import { faultOf, sizeOfKey, type PlanContext } from './plan-context.ts'
import { addSizeOfNew, planCounts, type PlannedCount } from './plan-counts.ts'
import { planPhotos, type PlannedPhoto } from './plan-photos.ts'
import { planSizes, type PlannedSize } from './plan-sizes.ts'
import { productInput } from './product-input.ts'
import { storedState, type StoredState } from './seen-values.ts'

/** What the import does with one product. */
export interface Plan {
  row: number
  head: Draft['head']
  lines: number
  /** The stored product; null: a new one. */
  before: ProductRow | null
  fields: ProductInput
  hasChanges: boolean
  /** Units, details of sizes, or pictures. */
  hasParts: boolean
  /** Of a new product, where the file names one. */
  handle: string | null
  /** The other category that a stored product gets, where that exists already. */
  newCategory: { id: number; name: string } | null
  counts: readonly PlannedCount[]
  sizes: readonly PlannedSize[]
  photos: readonly PlannedPhoto[]
  stored: StoredState
  faults: readonly Fault[]
  /** Wrong cells that the user leaves out. */
  leftOut: readonly Fault[]
}

/** A file that has the same product twice would change it twice. */
function sameProduct(draft: Draft, before: ProductRow, { seen }: PlanContext): Fault[] {
  const earlier = seen.get(before.id)
  seen.set(before.id, draft.row)
  return earlier === undefined
    ? []
    : [faultOf(draft, 'name', { key: 'import.same_product', values: { row: earlier } })]
}

function permissionFaults(
  draft: Draft,
  before: ProductRow | null,
  { hasChanges, hasParts }: Pick<Plan, 'hasChanges' | 'hasParts'>,
  { may }: PlanContext,
): Fault[] {
  if (!hasChanges && !hasParts) return []
  if (!before && !may.create) return [faultOf(draft, 'name', 'product.not_yours_to_create')]
  const isChange = before !== null || hasParts
  return isChange && !may.change ? [faultOf(draft, 'name', 'import.not_yours_to_change')] : []
}

/** A category that is made with the import gets the sizes that the product has units of. */
function newCategoryOf(
  { head: { category = '' } }: Draft,
  before: ProductRow | null,
  context: PlanContext,
): Plan['newCategory'] {
  if (before === null || category === '') return null
  const known = context.lists.categories.get(nameKey(category))
  if (known) return known.id === before.category_id ? null : { id: known.id, name: category }
  for (const key of context.levelsOf(before.id).keys()) addSizeOfNew(category, sizeOfKey(key), context)
  return null
}

const cellKey = ({ row, field }: Fault) => `${row} ${field}`

/** What is wrong in the cells themselves, and in what they are for where they could be read; as the file shows it. */
function settled(lines: readonly Line[], faults: readonly Fault[], { leaveOut }: PlanContext) {
  const isLeft = ({ kind }: Fault) => kind !== undefined && leaveOut.has(kind)
  const ofCells = lines.flatMap((line) => line.faults ?? [])
  // One that is left out is blank, and what is wrong with that is still wrong.
  const unread = new Set(ofCells.filter((fault) => !isLeft(fault)).map(cellKey))
  const all = [...ofCells, ...faults.filter((fault) => !unread.has(cellKey(fault)))].map((fault) => ({
    ...fault,
    value: shownCell(fault.value),
  }))
  return { faults: all.filter((fault) => !isLeft(fault)), leftOut: all.filter(isLeft) }
}

/** Variations of a product that is neither in the file nor stored: what else is wrong in them follows from that. */
function withoutOrphans(lines: readonly Line[], faults: readonly Fault[]): readonly Fault[] {
  const orphans = lines.flatMap((line) => {
    if (!line.orphan) return []
    const fault = faultOn(line, 'name', { key: 'import.unknown_parent', values: line.orphan })
    return [{ ...fault, value: line.orphan.variation }]
  })
  return orphans.length > 0 ? orphans : faults
}

/** Plans the product of some lines, with everything that is wrong in them. Reads nothing. */
export function planProduct(lines: readonly Line[], context: PlanContext): Plan {
  const { draft, faults } = draftOf(lines)
  const [before = null, ...others] = context.find(draft)
  if (others.length > 0) faults.push(faultOf(draft, 'name', 'import.several_products'))
  const names = findNames(draft, before, context)
  const input = productInput(draft, before, names.ids, context.leaveOut)
  const stock = planCounts(draft, before, context)
  const { sizes, faults: ofSizes } = planSizes(draft, before, context)
  const photos = planPhotos(lines, before, context)
  const hasParts = stock.counts.length > 0 || sizes.length > 0 || photos.length > 0
  faults.push(...names.faults, ...input.faults, ...stock.faults, ...ofSizes)
  if (before) faults.push(...sameProduct(draft, before, context))
  const hasChanges = before === null || changesOf(PRODUCT, before, input.fields).length > 0
  faults.push(...permissionFaults(draft, before, { hasChanges, hasParts }, context))
  return {
    row: draft.row,
    head: draft.head,
    lines: new Set(lines.map(({ row }) => row)).size,
    before,
    fields: input.fields,
    hasChanges,
    hasParts,
    handle: draft.head.handle || null,
    newCategory: newCategoryOf(draft, before, context),
    counts: stock.counts,
    sizes,
    photos,
    stored: storedState(draft, before, input.fields, context),
    ...settled(lines, before === null ? withoutOrphans(lines, faults) : faults, context),
  }
}
