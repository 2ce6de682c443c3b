import { CATALOGUE_LISTS } from '@deportivo/contracts/catalogue/lists'
import { CATALOGUE_NAMES, type CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import type { UsesContract } from '@deportivo/contracts/catalogue/catalogue-list'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { Contract } from '@deportivo/contracts/route'
import type { TextKey } from '../../shared/language/texts.tsx'
import { filtersOf, type ListDefinition } from '../../shared/list/definition/definition.ts'
import { columnOf } from './columns.tsx'
import { fieldsOf, type CatalogueField } from './fields.ts'
import type { CatalogueRow } from './row.ts'

/** One list of the catalogue on screen: list, form and texts derive from its contract. */
export interface CatalogueScreen {
  name: CatalogueName
  contracts: {
    list: ListContract
    create: Contract
    change: Contract
    remove: Contract
    uses: UsesContract
    reorder: Contract | undefined
  }
  newText: TextKey
  fields: readonly CatalogueField[]
  listing: ListDefinition<CatalogueRow>
}

function screenOf(name: CatalogueName): CatalogueScreen {
  const contracts = CATALOGUE_LISTS[name]
  const fields = fieldsOf(name)
  const filters = Object.fromEntries(
    fields.flatMap(({ of, options, label }) => {
      const filter = (of ?? options)?.filter
      return filter ? [[filter, { label }]] : []
    }),
  )
  return {
    name,
    contracts,
    newText: `catalogue.new.${contracts.subject}`,
    fields,
    listing: {
      name,
      title: `menu.${name}`,
      contract: contracts.list,
      columns: fields.map((field) => columnOf(field, contracts.list.list.sort)),
      filters: filtersOf<CatalogueName>(contracts.list.list.filters, filters),
      search: { label: 'catalogue.search', placeholder: 'catalogue.field.name' },
      rowKey: ({ id }) => id,
      rowName: (row) => row.name,
      perPage: 15,
      none: { title: 'catalogue.none' },
      noneMatch: 'catalogue.none_match',
    },
  }
}

/** The screens of the catalogue's lists. */
export const CATALOGUE_SCREENS = Object.fromEntries(
  CATALOGUE_NAMES.map((name) => [name, screenOf(name)]),
) as Readonly<Record<CatalogueName, CatalogueScreen>>
