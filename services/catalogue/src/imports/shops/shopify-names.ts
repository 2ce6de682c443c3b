import { plainName } from '@deportivo/platform/tables/plain-name'

// What Shopify calls its columns today (help.shopify.com, 'Using CSV files to import and export products'), as names are
// compared, with the names of its earlier files; the values are the same.
const EARLIER: Readonly<Record<string, string>> = {
  'url handle': 'Handle',
  description: 'Body (HTML)',
  'product category': 'Product Category',
  'published on online store': 'Published',
  sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  price: 'Variant Price',
  'inventory quantity': 'Variant Inventory Qty',
  'product image url': 'Image Src',
  'variant image url': 'Variant Image',
}

const OPTION = /^option(\d) (name|value)$/

function earlierName(name: string): string {
  const plain = plainName(name)
  const [, number, part] = OPTION.exec(plain) ?? []
  if (number !== undefined) return `Option${number} ${part === 'name' ? 'Name' : 'Value'}`
  return EARLIER[plain] ?? name
}

/** The names of columns as in Shopify's earlier files. Those of another file stay: many have a column 'Price'. */
export const earlierNames = (columns: readonly string[]): readonly string[] =>
  columns.some((name) => plainName(name) === 'url handle') ? columns.map(earlierName) : columns
