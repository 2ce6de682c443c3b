import type { FirstStep } from '@deportivo/contracts/catalogue/first-steps'
import { paths } from '../../shared/navigation/paths.ts'

/** Where each is entered. */
export const PLACES: Readonly<Record<FirstStep, string>> = {
  stores: '/stores/list',
  sizes: '/sizes/list',
  categories: '/categories/list',
  subcategories: '/subcategories/list',
  brands: '/brands/list',
  references: '/references/list',
  colors: '/colors/list',
  people: paths.newUser,
  products: paths.newProduct,
  stock: paths.products,
  cashiers: paths.cashiers,
  shift: '/casher',
}

/** Pages of a person, too, once one was created. */
const STARTS = [...Object.values(PLACES), '/users/']

/** Whether something of the list is entered here. The page of the users shows all of it. */
export const isStepPage = (pathname: string): boolean =>
  pathname !== paths.users && STARTS.some((start) => pathname.startsWith(start))
