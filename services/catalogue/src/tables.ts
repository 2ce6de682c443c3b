import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { CATALOGUE_LISTS, PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import type { BodyOf } from '@deportivo/contracts/route'
import type { RecordInput } from '@deportivo/platform/records/record-call'
import type { ListRow } from '@deportivo/platform/list-records/list-rows'
import type { FoundRun } from './stock/broken-runs/broken-runs.ts'

interface PriceCodeRow extends ListRow {
  key: (typeof PRICE_CODE_KEYS)[number]
  sort_order: number
}
export interface SizeRow extends ListRow {
  sort_order: number
}
export type SizeRun = { size_id: number; quantity: number }[]
export interface NamedRun {
  name: string
  sizes: SizeRun
}

interface CategoryRow extends ListRow {
  orden: number
  /** In the order in which they were chosen; they are shown in that of the sizes. */
  size_ids: number[]
  curve: SizeRun
  runs: NamedRun[]
}

/** What is saved of a category. */
export type CategoryInput = RecordInput<
  CategoryRow,
  Partial<Pick<CategoryRow, 'size_ids' | 'curve' | 'runs'>>
>

/** Lists whose table belongs to another owner. */
type OfOthers =
  | 'stores'
  | 'cashiers'
  | 'return_reasons'
  | 'exchange_rates'
  | 'expense_categories'
  | 'expense_payments'
  | 'financial_situations'
export type OwnList = Exclude<CatalogueName, OfOthers>

/** Lists whose table is not named after them. */
const OTHER_NAMES = { references: 'brand_references', colors: 'colours' } as const

type NameOf<List> = List extends keyof typeof OTHER_NAMES ? (typeof OTHER_NAMES)[List] : List

/** The table of a catalogue list. */
export type ListTable<List extends OwnList = OwnList> = `catalogue.${NameOf<List>}`

export const listTable = (list: OwnList) =>
  `catalogue.${list in OTHER_NAMES ? OTHER_NAMES[list as keyof typeof OTHER_NAMES] : list}` as ListTable

/** What a person enters is stored under the same names. */
type ListTables = {
  [List in Exclude<OwnList, 'sizes' | 'categories'> as ListTable<List>]: ListRow &
    BodyOf<(typeof CATALOGUE_LISTS)[List]['create']>
}

export interface ProductFields {
  name: string
  category_id: number
  subcategory_id: number
  brand_id: number
  reference_id: number
  color_id: number
  description: string | null
  price: number
  minimal_price: number
  /** Of units that come in without a cost of their own. */
  cost: number | null
  dispatch_time: number
  video_url: string | null
  codes: Record<string, number>
  curve: boolean
  only_size: boolean
  is_active: boolean
}

export interface ProductRow extends ProductFields {
  id: number
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
  /** By which files of products name it. */
  handle: string
  sold_lately: number
  /** Those that may be shown, in their order. */
  photo_keys: string[]
  category_name: string
  subcategory_name: string
  brand_name: string
  reference_name: string
  color_name: string
  color: string
  search_text: string
}

type PublishedProductRow = Pick<
  ProductRow,
  | 'id'
  | 'name'
  | 'category_id'
  | 'category_name'
  | 'subcategory_id'
  | 'subcategory_name'
  | 'brand_id'
  | 'brand_name'
  | 'reference_id'
  | 'reference_name'
  | 'color_id'
  | 'color_name'
  | 'minimal_price'
  | 'codes'
  | 'is_active'
> & { photo: string }

type PublishedStoreRow = Pick<
  Tables['inventory.published_stores'],
  'id' | 'name' | 'type' | 'orden' | 'owner_user_id'
>
type PublishedCodeRow = Pick<PriceCodeRow, 'id' | 'key' | 'name' | 'sort_order'>

export interface ShareLinkRow extends ShareLinkFields {
  id: number
  version: number
  token_hash: Buffer
  by_id: number
  is_revoked: boolean
  views: number
  last_viewed_at: Date | null
  updated_by: string | null
  created_at: Date
  /** A link changes only once: when it is revoked. */
  updated_at: Date
}

/** What is saved of a link. */
export interface ShareLinkFields {
  name: string | null
  code_id: number
  filter: string | null
  search: string | null
  search_price: string | null
  expires_at: Date
}

/** JSON columns are written as text. */
type Writable = Omit<ProductFields, 'codes'> & {
  codes: string
  handle: string
  created_at: Date
  updated_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables extends ListTables {
    'catalogue.price_codes': PriceCodeRow
    'catalogue.sizes': SizeRow
    'catalogue.categories': CategoryRow
    'catalogue.published_codes': PublishedCodeRow
    'catalogue.published_products': PublishedProductRow
    'catalogue.published_sizes': SizeRow
    'catalogue.published_stores': PublishedStoreRow
    'catalogue.product_photos': {
      id: number
      product_id: number
      key: string
      position: number
      is_shown: boolean
      source_url: string | null
    }
    'catalogue.barcodes': { code: string; product_id: number; size_id: number; position: number }
    'catalogue.barcode_versions': {
      product_id: number
      size_id: number
      version: number
      updated_by: string | null
      updated_at: Date
    }
    'catalogue.share_links': ShareLinkRow
    'catalogue.broken_runs': {
      product_id: number
      store_id: number
      sold_lately: number
      missing: FoundRun['missing']
      moves: FoundRun['moves']
      checked_at: Date
    }
    'catalogue.runs_to_check': { product_id: number; changes: number }
    'catalogue.products': Knex.CompositeTableType<ProductRow, Partial<Writable>, Partial<Writable>>
  }
}
