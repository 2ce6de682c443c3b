import {
  brands,
  colors,
  listCategories,
  listSizes,
  listStores,
  references,
  subcategories,
} from '@deportivo/contracts/catalogue/lists'
import { useList } from '../../../shared/net/use-list.ts'

const CACHED = { isCached: true }

/** The page limit: these lists are short, and a select shows all entries. */
const ALL = 200

/** The catalogue's lists, as the filters of a product search need them. */
export function useLookups(categoryId: string | undefined) {
  const category = categoryId ? Number(categoryId) : 0
  return {
    categories: useList(listCategories, { query: { top: ALL, orderBy: 'orden' } }, CACHED).rows,
    subcategories: useList(subcategories.list, { query: { top: ALL } }, CACHED).rows?.filter(
      ({ category_id }) => category === 0 || category_id === category,
    ),
    brands: useList(brands.list, { query: { top: ALL } }, CACHED).rows,
    references: useList(references.list, { query: { top: ALL } }, CACHED).rows,
    colours: useList(colors.list, { query: { top: ALL } }, CACHED).rows,
    sizes: useList(listSizes, { params: { id: category } }, CACHED).rows,
    stores: useList(listStores, { query: { top: ALL, orderBy: 'orden' } }, CACHED).rows,
  }
}
