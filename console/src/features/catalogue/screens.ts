import { CATALOGUE_NAMES, type CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { CATALOGUE_RECORDS, type CatalogueRecord } from '../../entities/catalogue/records.ts'
import type { CatalogueRow } from '../../entities/catalogue/row.ts'
import { filtersOf, type ListDefinition } from '../../shared/list/definition/definition.ts'
import { columnOf } from './columns.tsx'

/** One list of the catalogue on screen: list, form and texts derive from its contract. */
export interface CatalogueScreen extends CatalogueRecord {
  listing: ListDefinition<CatalogueRow>
}

function screenOf(name: CatalogueName): CatalogueScreen {
  const record = CATALOGUE_RECORDS[name]
  const { contracts, fields } = record
  const filters = Object.fromEntries(
    fields.flatMap(({ of, options, label }) => {
      const filter = (of ?? options)?.filter
      return filter ? [[filter, { label }]] : []
    }),
  )
  return {
    ...record,
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
