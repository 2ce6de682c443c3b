import { CATALOGUE_LISTS, CATALOGUE_NAMES, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { Contract } from '@deportivo/contracts/route'
import type { TextKey } from '../../shared/language/texts.tsx'
import { filtersOf, type ListColumn, type ListDefinition } from '../../shared/list/definition/definition.ts'
import { ColourSample } from './colour-sample.tsx'
import { fieldsOf, type CatalogueField } from './fields.ts'

/** A row of any list of the catalogue. */
export interface CatalogueRow {
  id: number
  name: string
  version: number
  [field: string]: string | number
}

/** One list of the catalogue on screen: list, form and texts derive from its contract. */
export interface CatalogueScreen {
  name: CatalogueName
  contracts: { list: ListContract; create: Contract; change: Contract; remove: Contract }
  newText: TextKey
  fields: readonly CatalogueField[]
  listing: ListDefinition<CatalogueRow>
}

const WIDTHS = { text: 240, choice: 240, colour: 140, number: 110 }

function columnOf({ name, label, kind, of }: CatalogueField, sorts: readonly string[]) {
  const shown = of?.shown ?? name
  const isNumber = kind === 'number'
  const column: ListColumn<CatalogueRow> = {
    id: name.replaceAll('_', '-'),
    header: label,
    width: WIDTHS[kind],
    cell: ({ [shown]: value }) => {
      if (kind === 'colour') return <ColourSample color={String(value)} />
      return <span className={name === 'name' ? 'ad-table__strong' : ''}>{value}</span>
    },
    file: [{ header: label, kind: isNumber ? 'count' : 'text', value: (row) => row[shown] }],
    ...(isNumber ? { align: 'end' as const } : {}),
    ...(name === 'name' ? { role: 'main' as const } : {}),
    ...(sorts.includes(name) ? { orderBy: name } : {}),
  }
  return column
}

function screenOf(name: CatalogueName): CatalogueScreen {
  const contracts = CATALOGUE_LISTS[name]
  const fields = fieldsOf(name)
  const filters = Object.fromEntries(
    fields.flatMap(({ of, label }) => (of?.filter ? [[of.filter, { label }]] : [])),
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
      filters: filtersOf<CatalogueName>(name, filters),
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
