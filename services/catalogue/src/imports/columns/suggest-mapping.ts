import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportFormat,
} from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { text } from '@deportivo/texts/text'
import { columnPlaces } from '@deportivo/platform/imports/suggest-columns'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { ourNames } from '../names/our-names.ts'
import { ADDED } from '../shops/added-columns.ts'
import { earlierName } from '../shops/shopify-names.ts'
import { englishName } from '../shops/woocommerce-names.ts'

type Source = string | { text: string } | { column: string; text: string }

// What products of a shop have that have no such option, and no category within their category.
const ONE_COLOUR = text('import.only_colour')
const ONE_SIZE = text('import.only_size')
const ONE_SUBCATEGORY = text('import.only_subcategory')

const PRESETS: Record<Exclude<ImportFormat, 'own'>, Partial<Record<ImportColumn, Source>>> = {
  shopify: {
    handle: ADDED.handle,
    name: 'Title',
    brand: 'Vendor',
    // Shopify has none: the product of several colours is the nearest to it.
    reference: 'Title',
    color: { column: ADDED.color, text: ONE_COLOUR },
    category: 'Type',
    subcategory: { text: ONE_SUBCATEGORY },
    price_four: 'Variant Price',
    minimal_price: 'Variant Price',
    description: ADDED.description,
    size: { column: ADDED.size, text: ONE_SIZE },
    quantity: 'Variant Inventory Qty',
    unit_cost: 'Cost per item',
    barcodes: 'Variant Barcode',
    photos: ADDED.photos,
  },
  woocommerce: {
    handle: ADDED.handle,
    name: 'Name',
    brand: 'Brands',
    reference: 'Name',
    color: { column: ADDED.color, text: ONE_COLOUR },
    category: ADDED.category,
    subcategory: { column: ADDED.subcategory, text: ONE_SUBCATEGORY },
    price_four: 'Regular price',
    minimal_price: 'Regular price',
    description: ADDED.description,
    size: { column: ADDED.size, text: ONE_SIZE },
    quantity: 'Stock',
    barcodes: 'GTIN, UPC, EAN, or ISBN',
    photos: ADDED.photos,
  },
}

/** The names of the presets, for the columns of a file. */
function presetNames(columns: readonly string[], format: ImportFormat): readonly string[] {
  if (format === 'shopify') return columns.map(earlierName)
  return format === 'woocommerce' ? columns.map(englishName) : columns
}

/** The columns of a file for ours, by their names; what has none is left out. */
export function suggestMapping(columns: readonly string[], format: ImportFormat): Mapping {
  const names = presetNames(columns, format)
  const all = columnPlaces(names)
  // '¿Existencias?': whether there are any, and not how many.
  const places = { counted: columnPlaces(names.map((name) => (/[?\u061f]/.test(name) ? '' : name))), all }
  return IMPORT_COLUMNS.flatMap((field): Mapping => {
    const sources: readonly Source[] =
      format === 'own' ? ourNames(field) : [PRESETS[format][field] ?? []].flat()
    for (const source of sources) {
      if (typeof source !== 'string' && !('column' in source)) return [{ field, text: source.text }]
      const { column: name, ...rest } = typeof source === 'string' ? { column: source } : source
      const column = places[field === 'quantity' ? 'counted' : 'all'].get(plainName(name))
      if (column !== undefined) return [{ field, column, ...rest }]
    }
    return []
  })
}
