import type { MissingList } from '@deportivo/contracts/catalogue/imports'
import { brands } from '@deportivo/contracts/catalogue/lists'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import type { ProductRow } from '../../../tables.ts'
import type { Draft, Fault } from './drafts.ts'
import { nameKey } from '../names/name-key.ts'
import { faultOf, type PlanContext } from './plan-context.ts'

type NameField = 'brand' | 'reference' | 'color' | 'category' | 'subcategory'
type IdField = `${NameField}_id`

export interface FoundNames {
  ids: Partial<Record<IdField, number>>
  faults: Fault[]
}

// Stands for the id of a row that is made before any product is: that of no stored one, from which it differs.
const PENDING_ID = 2_147_483_647

const checkName = compileValidator({ schema: brands.create.body, httpPart: 'body' })

/** Why a list would refuse a name; all lists have the same rule. */
function wrongName(name: string): KeyedText | undefined {
  if (checkName({ name })) return undefined
  return fieldErrors((checkName.errors ?? []) as unknown as SchemaError[])['name']
}

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

const OWN_REFERENCE = { name: 'reference_name', within: 'brand_name', id: 'reference_id' } as const
const OWN_SUBCATEGORY = { name: 'subcategory_name', within: 'category_name', id: 'subcategory_id' } as const

/** What the product has already, by the names that it is exported with: never a second row of the same name. */
function ownId(
  name: string,
  within: string,
  of: typeof OWN_REFERENCE | typeof OWN_SUBCATEGORY,
  before: ProductRow | null,
): number | undefined {
  if (before === null) return undefined
  const isSame = nameKey(name) === nameKey(before[of.name]) && nameKey(within) === nameKey(before[of.within])
  return isSame ? before[of.id] : undefined
}

function searchesOf({ head }: Draft, before: ProductRow | null, { lists }: PlanContext): Search[] {
  const brand = head.brand || before?.brand_name || ''
  const category = head.category || before?.category_name || ''
  const brandId = lists.brands.get(nameKey(brand)) ?? 0
  const categoryId = lists.categories.get(nameKey(category))?.id ?? 0
  return [
    { field: 'brand', id: (name) => lists.brands.get(nameKey(name)) },
    {
      field: 'reference',
      id: (name) => lists.references.get(nameKey(name, brandId)) ?? ownId(name, brand, OWN_REFERENCE, before),
      within: brand,
    },
    { field: 'color', id: (name) => lists.colors.get(nameKey(name)) },
    { field: 'category', id: (name) => lists.categories.get(nameKey(name))?.id },
    {
      field: 'subcategory',
      id: (name) =>
        lists.subcategories.get(nameKey(name, categoryId)) ?? ownId(name, category, OWN_SUBCATEGORY, before),
      within: category,
    },
  ]
}

function missingName(draft: Draft, { field, within }: Search, { may, missing }: PlanContext): Fault | null {
  const name = draft.head[field] ?? ''
  const wrong = wrongName(name)
  if (may.makeRows && wrong) return faultOf(draft, field, wrong)
  // The fault is the blank brand or category; a row within none cannot be made.
  if (within === '') return null
  if (!may.makeRows) return faultOf(draft, field, { key: 'import.unknown_row', values: { name } })
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
