import { Type, type TProperties, type TSchema } from 'typebox'
import { listRoute, LOOKUP_ROWS, type Filters, type ListContract } from '../list-route.ts'
import { recordContracts } from '../record-contracts.ts'
import { Id } from '../shapes.ts'

const COMMON = {
  tag: 'catalogue',
  permission: 'read catalogue',
  isSearchable: true,
  perPage: LOOKUP_ROWS,
} as const

/** Filters of everything that has a name. */
const NAMED = { id: { takes: 'number' }, name: { takes: 'text' } } as const

interface Read<Row, F, Sort extends string, Params> {
  path: `/${string}`
  summary: string
  /** The fields of a row besides its id and version. */
  row: Row
  /** Filters besides `id` and `name`. */
  filters?: F
  /** By name or id where none are given; the first is the default. */
  sort?: readonly [Sort, ...Sort[]]
  params?: Params
}

/** A short list that describes products and orders: rows with a name, each with its version. */
export function lookupRoute<
  Row extends TProperties,
  const F extends Filters = Record<never, never>,
  const Sort extends string = 'name' | 'id',
  Params extends TSchema | undefined = undefined,
>({ path, summary, row, filters, sort, params }: Read<Row, F, Sort, Params>) {
  return listRoute({
    ...COMMON,
    path,
    summary,
    row: Type.Object({ id: Id, ...row, version: Type.Integer() }),
    filters: { ...NAMED, ...(filters ?? ({} as F)) },
    sort: sort ?? (['name', 'id'] as unknown as readonly [Sort, ...Sort[]]),
    params,
  })
}

interface Written<Subject extends string, Fields> {
  /** Of its audit entries and events. */
  subject: Subject
  /** What a person enters. */
  fields: Fields
  /** The fields that are the id of a row of another list, with that list. `x_id` is shown as the row's `x_name`. */
  choices?: { readonly [Name in keyof Fields]?: ListContract }
}

/** A list whose rows are created, changed and deleted on a screen of their own: `/<name>/list`. */
export function catalogueList<
  const Subject extends string,
  Row extends TProperties,
  Fields extends TProperties,
  const F extends Filters = Record<never, never>,
  const Sort extends string = 'name' | 'id',
>({ subject, fields, choices = {}, ...read }: Read<Row, F, Sort, undefined> & Written<Subject, Fields>) {
  const row = Type.Object({ id: Id, ...read.row, version: Type.Integer() })
  const writes = recordContracts({
    path: read.path,
    tag: COMMON.tag,
    what: 'a row of this list',
    permissions: 'catalogue',
    row,
    fields,
  })
  const chosen = choices as Readonly<Record<string, ListContract>>
  return { subject, row, choices: chosen, list: lookupRoute(read), ...writes }
}
