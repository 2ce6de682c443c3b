import type { MissingList } from '@deportivo/contracts/catalogue/imports'
import type { ProductRow } from '../../tables.ts'
import type { Draft, Fault } from './drafts.ts'
import { nameKey } from './named-lists.ts'
import { faultOf, type PlanContext } from './plan-context.ts'

type NameField = 'brand' | 'reference' | 'color' | 'category' | 'subcategory'
type IdField = `${NameField}_id`

export interface FoundNames {
  ids: Partial<Record<IdField, number>>
  faults: Fault[]
}

// Stands for the id of a row that is made before any product is.
const PENDING_ID = 1

// That of the schema of each list.
const LONGEST_NAME = 80

const LISTS: Record<NameField, MissingList> = {
  brand: 'brands',
  reference: 'references',
  color: 'colors',
  category: 'categories',
  subcategory: 'subcategories',
}

interface Search {
  field: NameField
  id: (name: string) => number | undefined
  /** The name of the brand or category that it is in. */
  within?: string | undefined
}

function searchesOf({ head }: Draft, before: ProductRow | null, { lists }: PlanContext): Search[] {
  const brand = head.brand || before?.brand_name || ''
  const category = head.category || before?.category_name || ''
  const brandId = lists.brands.get(nameKey(brand)) ?? 0
  const categoryId = lists.categories.get(nameKey(category))?.id ?? 0
  return [
    { field: 'brand', id: (name) => lists.brands.get(nameKey(name)) },
    { field: 'reference', id: (name) => lists.references.get(nameKey(name, brandId)), within: brand },
    { field: 'color', id: (name) => lists.colors.get(nameKey(name)) },
    { field: 'category', id: (name) => lists.categories.get(nameKey(name))?.id },
    {
      field: 'subcategory',
      id: (name) => lists.subcategories.get(nameKey(name, categoryId)),
      within: category,
    },
  ]
}

function missingName(draft: Draft, { field, within }: Search, { may, missing }: PlanContext): Fault | null {
  const name = draft.head[field] ?? ''
  if (!may.makeRows) return faultOf(draft, field, { key: 'import.unknown_row', values: { name } })
  if (name.length > LONGEST_NAME)
    return faultOf(draft, field, { key: 'field.max_length', values: { limit: LONGEST_NAME } })
  missing.add(LISTS[field], name, within)
  return null
}

/** The ids of the rows that a product names. A blank name is none: the schema refuses it where one is needed. */
export function findNames(draft: Draft, before: ProductRow | null, context: PlanContext): FoundNames {
  const found: FoundNames = { ids: {}, faults: [] }
  for (const search of searchesOf(draft, before, context)) {
    const name = draft.head[search.field] ?? ''
    if (name === '') continue
    const id = search.id(name)
    const fault = id === undefined ? missingName(draft, search, context) : null
    if (fault) found.faults.push(fault)
    found.ids[`${search.field}_id`] = id ?? PENDING_ID
  }
  return found
}
