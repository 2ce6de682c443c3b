import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { ProductRow } from '../../../tables.ts'
import { faultOn, type Draft, type Fault, type Line } from './drafts.ts'
import { nameKey } from '../names/name-key.ts'
import { sizeNamed } from './named-lists.ts'
import type { CodeOwner, PlanContext, SizeDetails } from './plan-context.ts'
import { addSizeOfNew, categoryOf, unknownName } from './plan-counts.ts'
import { readCodes, readMinimum } from './read-details.ts'

/** What a size of a product gets; what is absent stays. */
export type PlannedSize = { size_id: number } & Partial<SizeDetails>

/** One of the sizes of a product as its lines describe it, with the line of each detail. */
interface SizeDraft {
  /** null: it is unknown, and what is wrong with its details is found all the same. */
  size_id: number | null
  codes?: string[]
  minimum?: number
  from: { codes?: Line; minimum?: Line }
}

type Known = ReadonlyMap<number, SizeDetails>

/** The size of a line. null: the count of the same line has the fault. */
function sizeOf(line: Line, categoryName: string, known: Known, context: PlanContext): number | Fault | null {
  const size_id = sizeNamed(context.lists.sizes, line.values.size ?? '')
  if (size_id === undefined) return line.values.quantity ? null : unknownName(line, 'size')
  const category = context.lists.categories.get(nameKey(categoryName))
  if (!category) addSizeOfNew(categoryName, { size_id }, context)
  const isOfProduct = !category || category.size_ids.includes(size_id) || known.has(size_id)
  if (isOfProduct || size_id === INTERNATIONAL_SIZE_ID) return size_id
  return line.values.quantity ? null : faultOn(line, 'size', 'product.size_not_of_category')
}

const otherThan = (line: Line, field: 'barcodes' | 'minimum', { row }: Line) =>
  faultOn(line, field, { key: 'import.other_than_row', values: { row } })

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

function addCodes(size: SizeDraft, line: Line): Fault | null {
  const { barcodes = '' } = line.values
  if (barcodes === '') return null
  const read = readCodes(barcodes)
  if ('wrong' in read) return faultOn(line, 'barcodes', read.wrong)
  if (size.from.codes)
    return isSame(size.codes ?? [], read.value) ? null : otherThan(line, 'barcodes', size.from.codes)
  size.codes = read.value
  size.from.codes = line
  return null
}

function addMinimum(size: SizeDraft, line: Line): Fault | null {
  const { minimum = '' } = line.values
  if (minimum === '') return null
  const read = readMinimum(minimum)
  if ('wrong' in read) return faultOn(line, 'minimum', read.wrong)
  if (size.from.minimum)
    return size.minimum === read.value ? null : otherThan(line, 'minimum', size.from.minimum)
  size.minimum = read.value
  size.from.minimum = line
  return null
}

/** Of the size itself, maybe of an unknown one, or a code that another size of the product gives up in the same file. */
function isFree(
  { code, size_id }: CodeOwner,
  size: SizeDraft,
  sizes: ReadonlyMap<number, SizeDraft>,
): boolean {
  if (size.size_id === null || size.size_id === size_id) return true
  const given = sizes.get(size_id)?.codes
  return given !== undefined && !given.includes(code)
}

/** Why a code cannot be of this size: another one has it, in the file or stored. */
function takenFault(
  code: string,
  size: SizeDraft,
  sizes: ReadonlyMap<number, SizeDraft>,
  { before, seenCodes, ownerOf }: Pick<PlanContext, 'seenCodes' | 'ownerOf'> & { before: ProductRow | null },
): Fault | null {
  const line = size.from.codes
  if (!line) return null
  const row = seenCodes.get(code)
  if (row !== undefined)
    return faultOn(line, 'barcodes', { key: 'import.code_of_row', values: { code, row } })
  seenCodes.set(code, line.row)
  const owner = ownerOf(code)
  if (!owner) return null
  if (owner.product_id === before?.id && isFree(owner, size, sizes)) return null
  const { product, size: of } = owner
  return faultOn(line, 'barcodes', { key: 'barcode.used', values: { code, product, size: of } })
}

/** A minimum is of the national stores, where the international size never lies; one from before stays as it is. */
function internationalFault({ minimum = 0, from }: SizeDraft, known: Known): Fault | null {
  const stored = known.get(INTERNATIONAL_SIZE_ID)?.minimum ?? 0
  if (!from.minimum || minimum === 0 || minimum === stored) return null
  return faultOn(from.minimum, 'minimum', 'minimum.international')
}

/** Leaves out a minimum that the size cannot have. */
function dropInternational(size: SizeDraft | undefined, known: Known): Fault | null {
  const fault = size ? internationalFault(size, known) : null
  if (fault) delete size?.minimum
  return fault
}

/** Leaves out the codes of other sizes; without any of its own, those of the size stay. */
function dropTaken(
  size: SizeDraft,
  sizes: ReadonlyMap<number, SizeDraft>,
  context: Parameters<typeof takenFault>[3],
): Fault[] {
  const taken = (size.codes ?? []).map((code) => ({ code, fault: takenFault(code, size, sizes, context) }))
  const faults = taken.flatMap(({ fault }) => fault ?? [])
  if (faults.length === 0) return []
  const free = taken.filter(({ fault }) => fault === null).map(({ code }) => code)
  if (free.length > 0) size.codes = free
  else delete size.codes
  return faults
}

function changesOf(size_id: number, { codes, minimum }: SizeDraft, known: Known): PlannedSize[] {
  const stored = known.get(size_id)
  const planned: PlannedSize = {
    size_id,
    ...(codes && !isSame(codes, stored?.codes ?? []) ? { codes } : {}),
    ...(minimum !== undefined && minimum !== (stored?.minimum ?? 0) ? { minimum } : {}),
  }
  return Object.keys(planned).length > 1 ? [planned] : []
}

/** That of its size, which further lines are added to; where the size is unknown one of its own. */
function draftFor(found: ReturnType<typeof sizeOf>, sizes: Map<number, SizeDraft>): SizeDraft {
  if (typeof found !== 'number') return { size_id: null, from: {} }
  const size = sizes.get(found) ?? { size_id: found, from: {} }
  sizes.set(found, size)
  return size
}

/** The barcodes and minimums of a product's sizes that differ from what is stored. A blank cell changes nothing. */
export function planSizes(
  draft: Draft,
  before: ProductRow | null,
  context: PlanContext,
): { sizes: PlannedSize[]; faults: Fault[] } {
  const known: Known = before ? context.sizesOf(before.id) : new Map()
  const sizes = new Map<number, SizeDraft>()
  const unplaced: SizeDraft[] = []
  const faults: (Fault | null)[] = []
  for (const line of draft.lines.filter(({ values }) => values.barcodes || values.minimum)) {
    const found = sizeOf(line, categoryOf(draft, before), known, context)
    const size = draftFor(found, sizes)
    if (size.size_id === null) unplaced.push(size)
    faults.push(typeof found === 'number' ? null : found, addCodes(size, line), addMinimum(size, line))
  }
  faults.push(dropInternational(sizes.get(INTERNATIONAL_SIZE_ID), known))
  for (const size of [...sizes.values(), ...unplaced])
    faults.push(...dropTaken(size, sizes, { ...context, before }))
  return {
    sizes: [...sizes].flatMap(([size_id, size]) => changesOf(size_id, size, known)),
    faults: faults.filter((fault) => fault !== null),
  }
}
