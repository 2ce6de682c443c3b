import {
  brands,
  colors,
  listCategories,
  references,
  subcategories,
} from '@deportivo/contracts/catalogue/lists'
import { useList } from '../../../shared/net/use-list.ts'

const ALL = 200

/** What a product may be: subcategories of its category, references of its brand. */
export function useProductOptions(categoryId: number | null, brandId: number | null) {
  const of = (field: string, id: number | null) =>
    id === null ? null : { query: { top: ALL, filter: `${field}:${id}` } }
  return {
    categories: useList(listCategories, { query: { top: ALL, orderBy: 'orden' } }).rows,
    subcategories: useList(subcategories.list, of('category_id', categoryId)).rows,
    brands: useList(brands.list, { query: { top: ALL } }).rows,
    references: useList(references.list, of('brand_id', brandId)).rows,
    colours: useList(colors.list, { query: { top: ALL } }).rows,
  }
}
