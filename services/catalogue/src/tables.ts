import type { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { Knex } from 'knex'

interface Named {
  id: number
  name: string
}

export interface PriceCodeRow extends Named {
  key: (typeof PRICE_CODE_KEYS)[number]
  sort_order: number
}
export interface SizeRow extends Named {
  sort_order: number
}
export interface CategoryRow extends Named {
  orden: number
  size_ids: number[]
  curve: { size_id: number; quantity: number }[]
}
export interface SubcategoryRow extends Named {
  category_id: number
}
export interface ReferenceRow extends Named {
  brand_id: number
}
export interface ColourRow extends Named {
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
  is_active: boolean
}

export interface ProductRow extends ProductFields {
  id: number
  version: number
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

type PublishedCodeRow = Pick<PriceCodeRow, 'id' | 'key' | 'name' | 'sort_order'>

/** JSON columns are written as text. */
type Writable = Omit<ProductFields, 'codes'> & { codes: string; version: number; updated_at: Date }

declare module 'knex/types/tables.js' {
  interface Tables {
    'catalogue.price_codes': PriceCodeRow
    'catalogue.sizes': SizeRow
    'catalogue.categories': CategoryRow
    'catalogue.subcategories': SubcategoryRow
    'catalogue.brands': Named
    'catalogue.brand_references': ReferenceRow
    'catalogue.colours': ColourRow
    'catalogue.published_codes': PublishedCodeRow
    'catalogue.products': Knex.CompositeTableType<ProductRow, Partial<Writable>, Partial<Writable>>
  }
}
