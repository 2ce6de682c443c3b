import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import { createHash } from 'node:crypto'
import type { ProductInput } from '../../../products/product-record.ts'
import { CODE_IDS } from '../../../products/product-view.ts'
import type { ProductRow } from '../../../tables.ts'
import type { SeenValue } from '../tables.ts'
import type { Draft } from './drafts.ts'
import { nameKey } from '../names/name-key.ts'
import { sizeNamed } from './named-lists.ts'
import { levelKey, type PlanContext, type SizeDetails } from './plan-context.ts'
import { CODE_SEPARATOR } from './read-details.ts'

/** One of the values that an import would replace, or leaves because it is the same. */
export interface StoredValue {
  /** Unique within the product. */
  key: string
  row: number
  field: ImportColumn
  /** What the file has there. */
  written: string
  value: SeenValue
}

/** A product that lines are about, as it is stored. */
export interface StoredState {
  product_id: number | null
  values: readonly StoredValue[]
}

const NONE = '—'
// Enough to recognise a text; the rest of a long one is compared by its digest.
const SHOWN_CHARACTERS = 60

function shownText(text: string | null): SeenValue {
  const characters = [...(text ?? '')]
  if (characters.length <= SHOWN_CHARACTERS) return [text || NONE]
  const digest = createHash('sha256')
    .update(text ?? '')
    .digest('base64')
  return [`${characters.slice(0, SHOWN_CHARACTERS).join('')}…`, digest]
}

const pesos = (amount: number | undefined): SeenValue => [amount === undefined ? NONE : { pesos: amount }]

const flag = (value: boolean): SeenValue => [{ key: value ? 'import.yes' : 'import.no' }]

/** No column has the cost of a product: that of a line is of its units. */
type Field = Exclude<keyof ProductInput, 'codes' | 'cost'>

const FIELDS: Record<Field, { column: ImportColumn; read: (row: ProductRow) => SeenValue }> = {
  name: { column: 'name', read: ({ name }) => [name] },
  brand_id: { column: 'brand', read: (row) => [row.brand_name, row.brand_id] },
  reference_id: { column: 'reference', read: (row) => [row.reference_name, row.reference_id] },
  color_id: { column: 'color', read: (row) => [row.color_name, row.color_id] },
  category_id: { column: 'category', read: (row) => [row.category_name, row.category_id] },
  subcategory_id: { column: 'subcategory', read: (row) => [row.subcategory_name, row.subcategory_id] },
  price: { column: 'price', read: ({ price }) => pesos(price) },
  minimal_price: { column: 'minimal_price', read: (row) => pesos(row.minimal_price) },
  description: { column: 'description', read: ({ description }) => shownText(description) },
  dispatch_time: { column: 'dispatch_time', read: (row) => [row.dispatch_time] },
  video_url: { column: 'video_url', read: (row) => shownText(row.video_url) },
  curve: { column: 'curve', read: ({ curve }) => flag(curve) },
  only_size: { column: 'only_size', read: (row) => flag(row.only_size) },
}

/** The fields that are set, whichever of them change. A price without a column of its own is that of the public one. */
function fieldValues({ row, head }: Draft, before: ProductRow, fields: ProductInput): StoredValue[] {
  const set = (Object.keys(FIELDS) as Field[]).filter((field) => fields[field] !== undefined)
  const ofFields = set.map((key) => {
    const { column, read } = FIELDS[key]
    const field = key === 'price' && !head.price ? 'price_four' : column
    return { key, row, field, written: head[field] ?? '', value: read(before) }
  })
  const ofCodes = CODE_IDS.filter(({ key }) => head[`price_${key}`] !== undefined).map(({ key, id }) => {
    const field = `price_${key}` as const
    return { key: field, row, field, written: head[field] ?? '', value: pesos(before.codes[id]) }
  })
  return [...ofFields, ...ofCodes]
}

/** A detail of a size as it is compared. */
export const detailShown = (
  field: 'barcodes' | 'minimum',
  { codes, minimum }: SizeDetails = { codes: [], minimum: 0 },
): string | number => (field === 'minimum' ? minimum : codes.join(CODE_SEPARATOR) || NONE)

/** The units and details of the sizes that lines name. */
function sizeValues({ lines }: Draft, { id }: ProductRow, context: PlanContext): StoredValue[] {
  const levels = context.levelsOf(id)
  const details = context.sizesOf(id)
  return lines.flatMap(({ row, part = 0, values }) => {
    const size = sizeNamed(context.lists.sizes, values.size ?? '') ?? 0
    const store = context.lists.stores.get(nameKey(values.store ?? ''))?.id ?? 0
    const place = levelKey(size, store)
    const found: Partial<Record<ImportColumn, SeenValue>> = {
      quantity: [levels.get(place) ?? 0, place],
      barcodes: [detailShown('barcodes', details.get(size)), size],
      minimum: [detailShown('minimum', details.get(size)), size],
    }
    return (Object.entries(found) as [ImportColumn, SeenValue][]).flatMap(([field, value]) => {
      const written = values[field]
      return written
        ? [{ key: `${part > 0 ? `${row}.${part}` : row} ${field}`, row, field, written, value }]
        : []
    })
  })
}

/** What is stored now of a product that lines are about, wherever they set something. */
export const storedState = (
  draft: Draft,
  before: ProductRow | null,
  fields: ProductInput,
  context: PlanContext,
): StoredState => ({
  product_id: before?.id ?? null,
  values: before
    ? [...fieldValues(draft, before, fields), ...sizeValues(draft, before, context)].map((value) => ({
        ...value,
        written: shownCell(value.written),
      }))
    : [],
})
