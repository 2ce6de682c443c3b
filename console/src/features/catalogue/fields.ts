import { CATALOGUE_LISTS, COLOUR_PATTERN, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { TextKey } from '../../shared/language/texts.tsx'

/** A row of another list, by its id: the field of the row that has its name, and its filter in the address. */
interface Choice {
  list: ListContract
  shown: string
  filter: string | undefined
}

export interface CatalogueField {
  name: string
  label: TextKey
  kind: 'text' | 'colour' | 'number' | 'choice'
  /** Of a choice. */
  of?: Choice
  /** Shown in the list, but not entered. */
  isComputed: boolean
}

type KeysOf<T> = T extends T ? keyof T : never
type Rows = (typeof CATALOGUE_LISTS)[CatalogueName]['row']['properties']

/** The fields on screen. One without a label doesn't compile. */
type FieldName = Exclude<KeysOf<Rows>, 'id' | 'version' | `${string}_name`>

const labelOf = (field: FieldName): TextKey => `catalogue.field.${field}`

type Schemas = Readonly<Record<string, { type?: string; pattern?: string }>>

function kindOf({ type, pattern }: Schemas[string] = {}): CatalogueField['kind'] {
  if (type === 'integer' || type === 'number') return 'number'
  return pattern === COLOUR_PATTERN ? 'colour' : 'text'
}

/** The fields of a list's rows, from its contract: those that are entered, then those that are computed. */
export function fieldsOf(list: CatalogueName): readonly CatalogueField[] {
  const { row, create, choices, list: read } = CATALOGUE_LISTS[list]
  const entered: Schemas = create.body.properties
  // The first spread puts the entered fields before the others, the last gives them their own schemas again.
  const schemas: Schemas = { ...entered, ...row.properties, ...entered }
  const filters: ListContract['list']['filters'] = read.list.filters
  const names = Object.keys(schemas).filter(
    (name): name is FieldName => name !== 'id' && name !== 'version' && !name.endsWith('_name'),
  )
  return names.map((name) => {
    const field = { name, label: labelOf(name), isComputed: !(name in entered) }
    const chosen = choices[name]
    if (!chosen) return { ...field, kind: kindOf(schemas[name]) }
    const of = { list: chosen, shown: name.replace(/_id$/, '_name'), filter: filters[name]?.as }
    return { ...field, kind: 'choice', of }
  })
}
