import { Type, type Static } from 'typebox'
import { File } from '../orders/files.ts'
import { route, Strict, TABLE_TYPES, type FileField, type TableKind } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, MESSAGE_KEY_FIELDS, Nullable, Text } from '../shapes.ts'
import { IMPORT_COLUMNS, IMPORT_FORMATS } from './import-columns.ts'
import { listProducts } from './products.ts'

/**
 * reading (its lines are being read) · columns (waits for its columns) · checking · checked (waits for 'Importar', or
 * for a corrected file) · applying · applied · refused (cannot be read).
 */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'checking',
  'checked',
  'applying',
  'applied',
  'refused',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The lists whose rows an import may make. */
export const MISSING_LISTS = ['brands', 'references', 'categories', 'subcategories', 'colors'] as const
export type MissingList = (typeof MISSING_LISTS)[number]

// More than any other shop's file has, and few enough to show.
const MOST_COLUMNS = 200

/** What a column of ours is read from: a column of the file by its position, or the same text for every line. */
const MappedColumn = Strict({
  field: Type.Enum([...IMPORT_COLUMNS]),
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_COLUMNS - 1 })),
  text: Type.Optional(Text(160)),
})
const Mapping = Type.Array(MappedColumn, { maxItems: IMPORT_COLUMNS.length })
export type Mapping = Static<typeof Mapping>

const Message = { message: Type.String(), ...MESSAGE_KEY_FIELDS }

/** A value that was refused, by the line of the file as a spreadsheet counts it. */
const Fault = Type.Object({
  row: Type.Integer(),
  /** As the file names it; null for a text that is the same for every line. */
  column: Nullable(Type.String()),
  field: Type.Enum([...IMPORT_COLUMNS]),
  value: Type.String(),
  ...Message,
})

/** A picture that was not fetched, or was refused when it was examined. */
const FailedPhoto = Type.Object({
  row: Type.Integer(),
  product_id: Id,
  product_name: Type.String(),
  url: Type.String(),
  ...Message,
})

/** A row of a list that does not exist yet. */
const Missing = Type.Object({
  list: Type.Enum([...MISSING_LISTS]),
  name: Type.String(),
  /** The brand of a reference, the category of a subcategory. */
  within: Nullable(Type.String()),
})

export const ProductImport = Type.Object({
  id: Id,
  version: Type.Integer(),
  state: Type.Enum([...IMPORT_STATES]),
  file_name: Type.String(),
  format: Type.Enum([...IMPORT_FORMATS]),
  rows: Type.Integer(),
  /** Lines that were checked or applied so far. */
  done: Type.Integer(),
  /** The columns of the file, and its first lines. */
  columns: Type.Array(Type.String()),
  samples: Type.Array(Type.Array(Type.String())),
  mapping: Mapping,
  /** Whether rows of lists that do not exist are made; else each is a fault. */
  make_missing: Type.Boolean(),
  counts: Nullable(
    Type.Object({
      created: Type.Integer(),
      changed: Type.Integer(),
      unchanged: Type.Integer(),
      /** Sizes in stores whose quantity changes. */
      levels: Type.Integer(),
      /** Pictures that are fetched afterwards. */
      photos: Type.Integer(),
    }),
  ),
  missing: Type.Array(Missing),
  faults_total: Type.Integer(),
  /** The first of them. */
  faults: Type.Array(Fault),
  /** The pictures of a written import; those that fail change nothing else. */
  photos: Type.Object({
    total: Type.Integer(),
    /** Not fetched yet, or still examined. */
    waiting: Type.Integer(),
    failed: Type.Integer(),
    /** The first of them. */
    failures: Type.Array(FailedPhoto),
  }),
  /** Why the file was refused, or the import failed. */
  problem: Nullable(Type.Object(Message)),
})
export type ProductImport = Static<typeof ProductImport>

/** Twice what 20,000 lines need. */
export const IMPORT_FILE: FileField<TableKind> = {
  field: 'file',
  kinds: ['csv', 'xlsx'],
  max_bytes: 15_000_000,
}

const IMPORTS = { tag: 'products', permission: 'create products' } as const

export const createImport = route({
  ...IMPORTS,
  method: 'POST',
  path: '/product-import',
  summary: 'Upload a CSV or XLSX file of products and stock; its columns are read by a job.',
  files: [IMPORT_FILE],
  body: Strict({ file: File }),
  reply: ChangeReply(ProductImport),
})

export const getImport = route({
  ...IMPORTS,
  method: 'GET',
  path: '/product-import/:id',
  summary: 'An own import: its state, columns, counts and first faults.',
  params: IdParams,
  reply: Found(ProductImport),
})

const Version = Type.Integer({ minimum: 1 })

export const checkImport = route({
  ...IMPORTS,
  method: 'POST',
  path: '/product-import/:id',
  summary: 'Set the columns of an import and check all of its lines; nothing is written yet.',
  params: IdParams,
  body: Strict({ version: Version, mapping: Mapping, make_missing: Type.Boolean() }),
  reply: ChangeReply(ProductImport),
})

export const applyImport = route({
  ...IMPORTS,
  method: 'POST',
  path: '/product-import/:id/apply',
  summary: 'Write all lines of a checked import without faults, or none.',
  params: IdParams,
  body: Strict({ version: Version }),
  reply: ChangeReply(ProductImport),
})

export const downloadFaults = route({
  ...IMPORTS,
  method: 'GET',
  path: '/product-import/:id/faults',
  summary: 'All faults of an own import, as CSV.',
  params: IdParams,
  reply: Type.Any(),
  raw: [TABLE_TYPES.csv],
})

const Format = { format: Type.Enum([...IMPORT_FILE.kinds]) }
const TABLES = Object.values(TABLE_TYPES)

const { filter, search, searchText, searchPrice } = listProducts.query.properties

const exportRoute = route({
  method: 'GET',
  path: '/products/export',
  tag: 'products',
  summary: 'Products and stock as a file that can be imported; filters as in `GET /product`.',
  permission: 'update products',
  query: Strict({ ...Format, filter, search, searchText, searchPrice }),
  reply: Type.Any(),
  raw: TABLES,
})

export const exportProducts = { ...exportRoute, narrows: listProducts.list }

export const importTemplate = route({
  ...IMPORTS,
  method: 'GET',
  path: '/products/template',
  summary: 'An empty file of products and stock, with an example.',
  query: Strict(Format),
  reply: Type.Any(),
  raw: TABLES,
})
