import type { ImportColumn, ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import { text } from '@deportivo/texts/text'
import { ADDED } from '../shops/added-columns.ts'

/** A column, the same text for all lines, or a column with a text for its blank cells. */
export type Source = string | { text: string } | { column: string; text: string }
type Preset = Partial<Record<ImportColumn, Source | readonly Source[]>>

// What products of a shop have that have no such option, and no category within their category.
const ONE_COLOUR = text('import.only_colour')
const ONE_SIZE = text('import.only_size')
const ONE_SUBCATEGORY = text('import.only_subcategory')

// With tax, where a file has both.
const ALEGRA_PRICES = ['Precio total', 'Precio general', 'Precio base']

/** The columns of other programs for ours; of several the first that a file has. */
export const PRESETS: Record<Exclude<ImportFormat, 'own'>, Preset> = {
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
  // Without a column for a brand: its user names one.
  loyverse: {
    handle: ADDED.handle,
    name: 'Title',
    reference: 'Title',
    color: { column: ADDED.color, text: ONE_COLOUR },
    category: 'Type',
    subcategory: { text: ONE_SUBCATEGORY },
    price_four: ADDED.price,
    minimal_price: ADDED.price,
    description: ADDED.description,
    size: { column: ADDED.size, text: ONE_SIZE },
    quantity: ADDED.units,
    minimum: ADDED.minimum,
    unit_cost: 'Cost per item',
    barcodes: 'Variant Barcode',
  },
  alegra: {
    handle: ADDED.handle,
    name: 'Nombre',
    brand: 'Marca',
    reference: ADDED.reference,
    color: { column: ADDED.color, text: ONE_COLOUR },
    category: 'Categoria',
    subcategory: [{ column: 'Subcategoria', text: ONE_SUBCATEGORY }, { text: ONE_SUBCATEGORY }],
    price_four: ALEGRA_PRICES,
    minimal_price: ALEGRA_PRICES,
    description: 'Descripcion',
    size: { column: ADDED.size, text: ONE_SIZE },
    quantity: ADDED.units,
    minimum: ADDED.minimum,
    unit_cost: 'Costo unitario',
    barcodes: 'Codigo de barras',
  },
  siigo: {
    handle: 'Codigo',
    name: 'Nombre',
    brand: 'Marca',
    reference: ADDED.reference,
    color: [{ column: 'Color', text: ONE_COLOUR }, { text: ONE_COLOUR }],
    category: ADDED.category,
    subcategory: { text: ONE_SUBCATEGORY },
    price_four: 'Precio',
    minimal_price: 'Precio',
    description: 'Descripcion',
    store: 'Bodega',
    size: [{ column: 'Talla', text: ONE_SIZE }, { text: ONE_SIZE }],
    quantity: ADDED.units,
    minimum: 'Minimo',
    barcodes: 'Codigo de barras',
  },
}
