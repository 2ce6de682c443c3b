import { Type, type Static } from 'typebox'
import {
  declareImport,
  ImportMessage,
  TABLE_FORMAT,
  TABLE_REPLIES,
  type Mapping as MappingOf,
} from '../imports/declare-import.ts'
import { route, Strict } from '../route.ts'
import { Id, Nullable } from '../shapes.ts'
import { IMPORT_COLUMNS, IMPORT_FORMATS, type ImportColumn } from './import-columns.ts'
import { listProducts } from './products.ts'

/** The lists whose rows an import may make. */
export const MISSING_LISTS = ['brands', 'references', 'categories', 'subcategories', 'colors'] as const
export type MissingList = (typeof MISSING_LISTS)[number]

/** A picture that was not fetched, or was refused when it was examined. */
const FailedPhoto = Type.Object({
  row: Type.Integer(),
  product_id: Id,
  product_name: Type.String(),
  url: Type.String(),
  ...ImportMessage.properties,
})

/** A row of a list that does not exist yet. */
const Missing = Type.Object({
  list: Type.Enum([...MISSING_LISTS]),
  name: Type.String(),
  /** The brand of a reference, the category of a subcategory. */
  within: Nullable(Type.String()),
})

const IMPORTS = { tag: 'products', permission: 'create products' } as const

/** New products that have the name, reference and colour of another one. */
const Alike = Type.Object({
  total: Type.Integer(),
  /** The first of them. */
  first: Type.Array(
    Type.Object({
      row: Type.Integer(),
      name: Type.String(),
      /** The stored product that it looks like. */
      product_id: Nullable(Id),
      /** The earlier line that it looks like. */
      like_row: Nullable(Type.Integer()),
    }),
  ),
})

/** Whether rows of lists that do not exist are made; else each is a fault. */
const MAKE_MISSING = { make_missing: Type.Boolean() }

/**
 * Cells that may be left out where they are wrong: barcodes that are none, quantities and minimums that are none,
 * descriptions that are too long, and options of a shop that are no sizes.
 */
const LEFT_OUT_KINDS = ['barcodes', 'quantities', 'texts', 'options'] as const
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number]

const LeaveOut = Type.Array(Type.Enum([...LEFT_OUT_KINDS]), { maxItems: LEFT_OUT_KINDS.length })
const SizeOption = Type.String({ maxLength: 160 })

/** A number that may be one or a thousand, and how it is read. */
const OpenAmount = Type.Object({
  field: Type.Enum([...IMPORT_COLUMNS]),
  row: Type.Integer(),
  written: Type.String(),
  value: Type.Number(),
})

export const PRODUCT_IMPORTS = declareImport({
  ...IMPORTS,
  path: '/product-import',
  of: 'products and stock',
  columns: IMPORT_COLUMNS,
  chosen: { ...MAKE_MISSING, leave_out: Type.Optional(LeaveOut), size_option: Type.Optional(SizeOption) },
  own: {
    ...MAKE_MISSING,
    format: Type.Enum([...IMPORT_FORMATS]),
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
    alike: Alike,
    leave_out: LeaveOut,
    /** The option of a shop that is the size; blank: none was chosen. */
    size_option: SizeOption,
    /** The options of which one may be the size. */
    open_options: Type.Array(Type.String()),
    /** Of each column, the first number that its other numbers do not explain. */
    open_amounts: Type.Array(OpenAmount),
    /** Wrong cells by kind, left out or not. */
    wrong_cells: Type.Array(Type.Object({ kind: Type.Enum([...LEFT_OUT_KINDS]), count: Type.Integer() })),
    /** The pictures of a written import; those that fail change nothing else. */
    photos: Type.Object({
      total: Type.Integer(),
      /** Not fetched yet, or still examined. */
      waiting: Type.Integer(),
      failed: Type.Integer(),
      /** The first of them. */
      failures: Type.Array(FailedPhoto),
    }),
  },
})

export type ProductImport = Static<typeof PRODUCT_IMPORTS.Import>
export type Mapping = MappingOf<ImportColumn>

export const createImport = PRODUCT_IMPORTS.create
export const getImport = PRODUCT_IMPORTS.get
export const checkImport = PRODUCT_IMPORTS.check
export const applyImport = PRODUCT_IMPORTS.apply
export const cancelImport = PRODUCT_IMPORTS.cancel
export const downloadFaults = PRODUCT_IMPORTS.faults

const { filter, search, searchText, searchPrice } = listProducts.query.properties

const exportRoute = route({
  method: 'GET',
  path: '/products/export',
  tag: 'products',
  summary: 'Products and stock as a file that can be imported; filters as in `GET /product`.',
  is_heavy: true,
  permission: 'update products',
  query: Strict({ ...TABLE_FORMAT, filter, search, searchText, searchPrice }),
  reply: Type.Any(),
  raw: TABLE_REPLIES,
})

export const exportProducts = { ...exportRoute, narrows: listProducts.list }

export const importTemplate = route({
  ...IMPORTS,
  method: 'GET',
  path: '/products/template',
  summary: 'An empty file of products and stock, with an example.',
  query: Strict(TABLE_FORMAT),
  reply: Type.Any(),
  raw: TABLE_REPLIES,
})
