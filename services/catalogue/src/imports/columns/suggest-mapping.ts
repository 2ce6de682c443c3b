import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportFormat,
} from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { LANGUAGES, text } from '@deportivo/texts/text'
import { ADDED } from '../shops/added-columns.ts'
import { plainName } from '../shops/header-names.ts'

type Source = string | { text: string }

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
    color: ADDED.color,
    category: 'Type',
    subcategory: { text: 'General' },
    price_four: 'Variant Price',
    minimal_price: 'Variant Price',
    description: ADDED.description,
    size: ADDED.size,
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
    color: ADDED.color,
    category: ADDED.category,
    subcategory: ADDED.subcategory,
    price_four: 'Regular price',
    minimal_price: 'Regular price',
    description: ADDED.description,
    size: ADDED.size,
    quantity: 'Stock',
    barcodes: 'GTIN, UPC, EAN, or ISBN',
    photos: ADDED.photos,
  },
}

const namesOf = (field: ImportColumn): Source[] => [
  ...LANGUAGES.map((language) => text(`import.column.${field}`, {}, language)),
  ...(OTHER_NAMES[field] ?? []),
]

/** The columns of a file for ours, by their names; what has none is left out. */
export function suggestMapping(columns: readonly string[], format: ImportFormat): Mapping {
  const places = new Map(columns.map((name, at) => [plainName(name), at] as const).toReversed())
  return IMPORT_COLUMNS.flatMap((field): Mapping => {
    const sources = format === 'own' ? namesOf(field) : [PRESETS[format][field] ?? []].flat()
    for (const source of sources) {
      if (typeof source !== 'string') return [{ field, text: source.text }]
      const column = places.get(plainName(source))
      if (column !== undefined) return [{ field, column }]
    }
    return []
  })
}
