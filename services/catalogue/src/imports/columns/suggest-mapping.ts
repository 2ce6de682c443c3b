import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportFormat,
} from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { LANGUAGES, text } from '@deportivo/texts/text'
import { ADDED } from '../shops/added-columns.ts'
import { columnPlaces } from '@deportivo/platform/imports/suggest-columns'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { earlierNames } from '../shops/shopify-names.ts'
import { englishName } from '../shops/woocommerce-names.ts'

type Source = string | { text: string } | { column: string; text: string }

// What products of a shop have that have no such option, and no category within their category.
const ONE_COLOUR = text('import.only_colour')
const ONE_SIZE = text('import.only_size')
const ONE_SUBCATEGORY = text('import.only_subcategory')

/** What else people call our columns. */
const OTHER_NAMES: Partial<Record<ImportColumn, readonly string[]>> = {
  handle: ['codigo', 'sku', 'id del producto', 'key'],
  name: ['producto', 'titulo', 'articulo', 'product', 'title'],
  brand: ['fabricante', 'proveedor', 'vendor'],
  reference: ['modelo', 'ref', 'model', 'style'],
  color: ['colour', 'color principal'],
  category: ['linea', 'tipo', 'type'],
  subcategory: ['grupo', 'sublinea'],
  price_four: ['precio', 'precio de venta', 'pvp', 'valor', 'price'],
  minimal_price: ['minimo', 'precio minimo de venta', 'min price'],
  description: ['detalle', 'observaciones', 'body'],
  store: ['tienda', 'almacen', 'sede', 'location', 'warehouse'],
  size: ['tamano', 'numero', 'tallas'],
  quantity: ['existencias', 'existencia', 'stock', 'unidades', 'cant', 'inventario', 'inventory', 'qty'],
  photos: ['foto', 'imagenes', 'imagen', 'images', 'image', 'image src', 'pictures'],
  barcodes: ['codigo de barras', 'barcode', 'barcodes', 'ean', 'ean 13', 'gtin', 'upc'],
  minimum: ['stock minimo', 'minimo por talla', 'minimum stock', 'reorder point'],
  unit_cost: ['costo', 'costo unitario', 'cost', 'cost per item'],
}

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

const namesOf = (field: ImportColumn): Source[] => [
  ...LANGUAGES.map((language) => text(`import.column.${field}`, {}, language)),
  ...(OTHER_NAMES[field] ?? []),
]

/** The names of the presets, for the columns of a file. */
function presetNames(columns: readonly string[], format: ImportFormat): readonly string[] {
  if (format === 'shopify') return earlierNames(columns)
  return format === 'woocommerce' ? columns.map(englishName) : columns
}

/** The columns of a file for ours, by their names; what has none is left out. */
export function suggestMapping(columns: readonly string[], format: ImportFormat): Mapping {
  const places = columnPlaces(presetNames(columns, format))
  return IMPORT_COLUMNS.flatMap((field): Mapping => {
    const sources = format === 'own' ? namesOf(field) : [PRESETS[format][field] ?? []].flat()
    for (const source of sources) {
      if (typeof source !== 'string' && !('column' in source)) return [{ field, text: source.text }]
      const { column: name, ...rest } = typeof source === 'string' ? { column: source } : source
      const column = places.get(plainName(name))
      if (column !== undefined) return [{ field, column, ...rest }]
    }
    return []
  })
}
