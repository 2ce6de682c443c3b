import {
  brands,
  colors,
  listCategories,
  references,
  subcategories,
} from '@deportivo/contracts/catalogue/lists'
import { useList } from '../../../shared/net/use-list.ts'
import type { ProductValues } from './product-values.ts'
import { useSearchedList } from './use-searched-list.ts'

const ALL = 200

type Chosen = Partial<Pick<ProductValues, 'category_id' | 'brand_id' | 'reference_id' | 'color_id'>>

const filterOf = (field: string, id: number | null) => (id === null ? null : { filter: `${field}:${id}` })

/** What a product may be: subcategories of its category, references of its brand. */
export function useFormOptions({
  category_id = null,
  brand_id = null,
  reference_id = null,
  color_id = null,
}: Chosen) {
  const ofCategory = filterOf('category_id', category_id)
  return {
    categories: useList(listCategories, { query: { top: ALL, orderBy: 'orden' } }).rows,
    subcategories: useList(subcategories.list, ofCategory && { query: { top: ALL, ...ofCategory } }).rows,
    brands: useSearchedList(brands.list, {}, brand_id),
    references: useSearchedList(references.list, filterOf('brand_id', brand_id), reference_id),
    colours: useSearchedList(colors.list, {}, color_id),
  }
}
