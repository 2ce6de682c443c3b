import { plainName } from '@deportivo/platform/tables/plain-name'

// What Shopify calls the columns of its product CSV (help.shopify.com, 'Using CSV files to import and export products'):
// in files until 2024, and in its template of 2025. The values are the same.
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Handle: ['URL handle'],
  Title: [],
  'Body (HTML)': ['Description'],
  Vendor: [],
  'Product Category': [],
  Type: [],
  Tags: [],
  Published: ['Published on online store'],
  'Variant SKU': ['SKU'],
  'Variant Barcode': ['Barcode'],
  'Variant Price': ['Price'],
  'Variant Inventory Qty': ['Inventory quantity'],
  'Cost per item': [],
  'Image Src': ['Product image URL'],
  'Variant Image': ['Variant image URL'],
}

const EARLIER: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([name, others]) =>
    [name, ...others].map((one) => [plainName(one), name] as const),
  ),
)

const OPTION = /^option(\d) (name|value)$/

/** The name of a column as in Shopify's earlier files. */
export function earlierName(name: string): string {
  const plain = plainName(name)
  const [, number, part] = OPTION.exec(plain) ?? []
  if (number !== undefined) return `Option${number} ${part === 'name' ? 'Name' : 'Value'}`
  return EARLIER.get(plain) ?? name
}

// Files of no other program have one of these.
const ITS_OWN =
  /^(url handle|body html|published on online store|option\d (name|value|linked to)|variant [a-z ]+)$/

/** Whether the columns are those of Shopify, as a set: users remove some, and mix earlier names with those of today. */
export function isShopify(columns: readonly string[]): boolean {
  const names = columns.map(earlierName)
  const hasProduct = names.includes('Handle') && names.includes('Title')
  return hasProduct && columns.some((name) => ITS_OWN.test(plainName(name)))
}

/** All names that its columns have. */
export const SHOPIFY_NAMES: readonly string[] = [
  ...EARLIER.keys(),
  ...[1, 2, 3].flatMap((at) => [`option${at} name`, `option${at} value`]),
]
