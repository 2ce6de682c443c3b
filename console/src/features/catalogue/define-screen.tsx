import { CATALOGUE_LISTS, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { BodyOf, Contract } from '@deportivo/contracts/route'
import type { TextKey } from '../../shared/language/texts.tsx'
import { filtersOf, type ListColumn, type ListDefinition } from '../../shared/list/definition/definition.ts'
import type { Fixed } from '../../shared/list/query/list-query.ts'
import { ColourSample } from './colour-sample.tsx'

/** A row of any list of the catalogue. */
export interface CatalogueRow {
  id: number
  name: string
  version: number
  [field: string]: string | number | readonly number[]
}

/** A row of another list, by its id: the field of the row that has its name, and its filter in the address. */
interface Choice {
  list: ListContract
  shown: string
  filter: string
}

/** How a field is shown and filled in; as text by default. */
interface Look {
  label: TextKey
  kind?: 'text' | 'colour' | 'number'
  width?: number
  of?: Choice
}

export interface CatalogueField extends Look {
  name: string
  /** Shown in the list, but not entered. */
  isComputed: boolean
}

/** One list of the catalogue on screen: list, form and texts derive from it. */
export interface CatalogueScreen {
  name: CatalogueName
  contracts: { list: ListContract; create: Contract; change: Contract; remove: Contract }
  newText: TextKey
  fields: readonly CatalogueField[]
  listing: ListDefinition<CatalogueRow>
  fixed: Fixed
}

type Entered<N extends CatalogueName> = keyof BodyOf<(typeof CATALOGUE_LISTS)[N]['create']>

interface Given<N extends CatalogueName> {
  fields: Record<Entered<N>, Look>
  computed?: Readonly<Record<string, Look>>
  fixed?: Fixed
}

const WIDTHS = { text: 240, colour: 140, number: 110 }

const textOf = (value: CatalogueRow[string] | undefined) => (typeof value === 'object' ? value.length : value)

function columnOf({ name, label, kind = 'text', width, of }: CatalogueField, sorts: readonly string[]) {
  const shown = of?.shown ?? name
  const column: ListColumn<CatalogueRow> = {
    id: name.replaceAll('_', '-'),
    header: label,
    width: width ?? WIDTHS[kind],
    cell: (row) => {
      const value = textOf(row[shown])
      if (kind === 'colour') return <ColourSample color={String(value)} />
      return <span className={name === 'name' ? 'ad-table__strong' : ''}>{value}</span>
    },
    file: [{ header: label, kind: kind === 'number' ? 'count' : 'text', value: (row) => textOf(row[shown]) }],
    ...(kind === 'number' ? { align: 'end' as const } : {}),
    ...(name === 'name' ? { role: 'main' as const } : {}),
    ...(sorts.includes(name) ? { orderBy: name } : {}),
  }
  return column
}

/** Declares the screen of a list. A field of its form that has no look here doesn't compile. */
export function defineScreen<N extends CatalogueName>(
  name: N,
  { fields, computed = {}, fixed = {} }: Given<N>,
): CatalogueScreen {
  const contracts = CATALOGUE_LISTS[name]
  const all: CatalogueField[] = [
    ...Object.entries<Look>(fields).map(([field, look]) => ({ ...look, name: field, isComputed: false })),
    ...Object.entries(computed).map(([field, look]) => ({ ...look, name: field, isComputed: true })),
  ]
  const filters = Object.fromEntries(all.flatMap(({ of, label }) => (of ? [[of.filter, { label }]] : [])))
  return {
    name,
    contracts,
    newText: `catalogue.new.${contracts.subject}`,
    fields: all,
    fixed,
    listing: {
      name,
      title: `menu.${name}`,
      contract: contracts.list,
      columns: all.map((field) => columnOf(field, contracts.list.list.sort)),
      filters: filtersOf<CatalogueName>(name, filters),
      search: { label: 'catalogue.search', placeholder: 'catalogue.name' },
      rowKey: ({ id }) => id,
      rowName: (row) => row.name,
      perPage: 15,
      none: { title: 'catalogue.none' },
      noneMatch: 'catalogue.none_match',
    },
  }
}
