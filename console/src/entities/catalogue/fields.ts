import { CATALOGUE_LISTS, COLOUR_PATTERN } from '@deportivo/contracts/catalogue/lists'
import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { TextKey } from '../../shared/language/texts.tsx'

/** Rows of another list, by their ids: the field of the row that has their names, and their filter in the address. */
interface Choice {
  list: ListContract
  shown: string
  filter: string | undefined
}

export interface CatalogueField {
  name: string
  label: TextKey
  /**
   * `choices` are several rows of another list; `amounts` are numbers of those that another field has chosen, and `runs`
   * are several of such amounts, each with a name.
   */
  kind: 'text' | 'colour' | 'number' | 'flag' | 'option' | 'choice' | 'choices' | 'amounts' | 'runs'
  /** Of a choice, or of choices. */
  of?: Choice
  /** Of amounts and runs: the field with the choices. */
  amountsOf?: string
  /** Of an option: what it may be, and its filter in the address. */
  options?: { values: readonly string[]; filter: string | undefined }
  /** Shown in the list, but not entered. */
  isComputed: boolean
}

type KeysOf<T> = T extends T ? keyof T : never
type List = (typeof CATALOGUE_LISTS)[CatalogueName]
type Rows = List['row']['properties']

/** Beside a choice's id its name is no field of its own, and rows are shown in their order. */
type Unshown = 'id' | 'version' | `${string}_name` | `${string}_names` | 'order' | 'orden'

/** The fields on screen. One without a label doesn't compile. */
type FieldName = Exclude<KeysOf<Rows>, Unshown>

const labelOf = (field: FieldName): TextKey => `catalogue.field.${field}`

interface Schema {
  type?: string
  pattern?: string
  enum?: readonly string[]
  items?: { properties?: object }
}
type Schemas = Readonly<Record<string, Schema>>

const PLAIN_KINDS: Readonly<Record<string, CatalogueField['kind']>> = {
  integer: 'number',
  number: 'number',
  boolean: 'flag',
}

function kindOf({ type = '', pattern, enum: options }: Schema): CatalogueField['kind'] {
  if (options) return 'option'
  return PLAIN_KINDS[type] ?? (pattern === COLOUR_PATTERN ? 'colour' : 'text')
}

const isShown = (name: string, order: string | undefined): name is FieldName =>
  name !== 'id' && name !== 'version' && name !== order && !/_names?$/.test(name)

/** What a field refers to, or may be set to. */
function kindIn(
  list: List,
  name: string,
  schema: Schema,
): Omit<CatalogueField, 'name' | 'label' | 'isComputed'> {
  const filters: ListContract['list']['filters'] = list.list.list.filters
  const filter = filters[name]?.as
  const amountsOf = list.amounts[name]
  const hasNames = 'name' in (schema.items?.properties ?? {})
  if (amountsOf) return { kind: hasNames ? 'runs' : 'amounts', amountsOf }
  const chosen = list.choices[name]
  if (chosen) {
    const of = { list: chosen, shown: name.replace(/_id(s?)$/, '_name$1'), filter }
    return { kind: schema.type === 'array' ? 'choices' : 'choice', of }
  }
  if (schema.enum) return { kind: 'option', options: { values: schema.enum, filter } }
  return { kind: kindOf(schema) }
}

/** The fields of a list's rows, from its contract: those that are entered, then those that are computed. */
export function fieldsOf(name: CatalogueName): readonly CatalogueField[] {
  const list: List = CATALOGUE_LISTS[name]
  const entered = list.create.body.properties as Schemas
  // The first spread puts the entered fields before the others, the last gives them their own schemas again.
  const schemas: Schemas = { ...entered, ...(list.row.properties as Schemas), ...entered }
  return Object.keys(schemas)
    .filter((field) => isShown(field, list.order))
    .map((field) => ({
      name: field,
      label: labelOf(field),
      isComputed: !(field in entered),
      ...kindIn(list, field, schemas[field] ?? {}),
    }))
}
