import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'

interface Named {
  id: number
  name: string
}

/** A row that is saved by the record kernel. */
export interface ListRow extends Named {
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

interface PriceCodeRow extends ListRow {
  key: (typeof PRICE_CODE_KEYS)[number]
  sort_order: number
}
export interface SizeRow extends ListRow {
  sort_order: number
}
interface CategoryRow extends ListRow {
  orden: number
  size_ids: number[]
  curve: { size_id: number; quantity: number }[]
}
interface SubcategoryRow extends ListRow {
  category_id: number
}
interface ReferenceRow extends ListRow {
  brand_id: number
}
interface ColourRow extends ListRow {
  color: string
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

/** JSON columns are written as text. */
type Writable = Omit<ProductFields, 'codes'> & { codes: string; created_at: Date; updated_at: Date }

declare module 'knex/types/tables.js' {
  interface Tables {
    'catalogue.price_codes': PriceCodeRow
    'catalogue.sizes': SizeRow
    'catalogue.categories': CategoryRow
    'catalogue.subcategories': SubcategoryRow
    'catalogue.brands': ListRow
    'catalogue.brand_references': ReferenceRow
    'catalogue.colours': ColourRow
    'catalogue.published_codes': PublishedCodeRow
    'catalogue.published_products': PublishedProductRow
    'catalogue.published_sizes': SizeRow
    'catalogue.published_stores': PublishedStoreRow
    'catalogue.products': Knex.CompositeTableType<ProductRow, Partial<Writable>, Partial<Writable>>
  }
}
