/**
 * The columns of a file of products and stock, in their order. A product has one line for each size and store in which
 * it has units, and one line without these where it has none.
 */
export const IMPORT_COLUMNS = [
  /** Names the product in every file, also in another installation. */
  'handle',
  'name',
  'brand',
  'reference',
  'color',
  'category',
  'subcategory',
  'price_four',
  'price_three',
  'price_tow',
  'price_one',
  'price',
  'minimal_price',
  'description',
  'dispatch_time',
  'video_url',
  'curve',
  'only_size',
  /** Addresses of pictures, which are fetched once the product is written. */
  'photos',
  'store',
  'size',
  'quantity',
  'unit_cost',
  /** Of the size, wherever its units are. */
  'barcodes',
  'minimum',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** What a line has of its own; the others describe its product. */
export const OF_LINE: readonly ImportColumn[] = [
  'store',
  'size',
  'quantity',
  'unit_cost',
  'barcodes',
  'minimum',
  'photos',
]

/** Columns of which a product or a size without a text of its own may have the same as all others without one. */
export const FILLED_COLUMNS: readonly ImportColumn[] = [
  'brand',
  'reference',
  'color',
  'category',
  'subcategory',
  'minimal_price',
  'store',
  'size',
]

/** Without them no new product can be made. */
export const NEEDED_COLUMNS: readonly ImportColumn[] = [
  'name',
  'brand',
  'reference',
  'color',
  'category',
  'subcategory',
  'minimal_price',
]

/** Any of these sets finds a product that is there. */
export const PRODUCT_KEYS: readonly (readonly ImportColumn[])[] = [
  ['handle'],
  ['name', 'brand', 'reference', 'color'],
]

/** Read from a file and never written to one: the ledger has what a unit costs, and our own pictures are not fetched. */
const ONLY_READ: readonly ImportColumn[] = ['unit_cost', 'photos']

export const EXPORT_COLUMNS: readonly ImportColumn[] = IMPORT_COLUMNS.filter(
  (name) => !ONLY_READ.includes(name),
)

/** Whose file it is, by its columns. */
export const IMPORT_FORMATS = ['own', 'shopify', 'woocommerce', 'loyverse', 'alegra', 'siigo'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]
