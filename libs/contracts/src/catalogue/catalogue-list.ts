import { Type, type TProperties, type TSchema } from 'typebox'
import { listRoute, LOOKUP_ROWS, type Filters, type ListContract } from '../list-route.ts'
import { recordContracts } from '../record-contracts.ts'
import { route, Strict, type RoutePermission } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Versions } from '../shapes.ts'

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
  /** Default: those of the catalogue. */
  tag?: string
  permission?: RoutePermission
}

/** A short list that describes products and orders: rows with a name, each with its version. */
export function lookupRoute<
  Row extends TProperties,
  const F extends Filters = Record<never, never>,
  const Sort extends string = 'name' | 'id',
  Params extends TSchema | undefined = undefined,
>({ row, filters, sort, ...read }: Read<Row, F, Sort, Params>) {
  return listRoute({
    ...COMMON,
    ...read,
    row: Type.Object({ id: Id, ...row, version: Type.Integer() }),
    filters: { ...NAMED, ...(filters ?? ({} as F)) },
    sort: sort ?? (['name', 'id'] as unknown as readonly [Sort, ...Sort[]]),
  })
}

/**
 * The order of a list's rows. All of them are named: where one came or went meanwhile, or is not at its version, the
 * order was chosen for another list, and is refused with 409.
 */
const orderContract = (path: `/${string}`, tag: string) =>
  route({
    method: 'PUT',
    path: `${path}/order`,
    tag,
    summary: 'Order the rows of this list: the ids of all of them.',
    permission: 'update catalogue',
    body: Strict({ ids: Type.Array(Id, { minItems: 1, maxItems: LOOKUP_ROWS }), versions: Versions }),
    reply: ChangeReply(Type.Object({ ids: Type.Array(Id) })),
  })

/**
 * What uses a row and keeps it from being deleted, counted by kind; kinds without any are left out. Each is counted whole,
 * whatever the user may see of it, as where the deletion is refused: for those who may change the row.
 */
const usesContract = (path: `/${string}`, tag: string) =>
  route({
    method: 'GET',
    path: `${path}/:id/uses`,
    tag,
    summary: 'How many records of each kind use a row of this list, and keep it from being deleted.',
    permission: 'update catalogue',
    params: IdParams,
    reply: Found(Type.Array(Type.Object({ kind: Type.String(), count: Type.Integer() }))),
  })

export type UsesContract = ReturnType<typeof usesContract>

export type OrderContract = ReturnType<typeof orderContract>

interface Written<Subject extends string, Row, Fields> {
  /** Of its audit entries and events. */
  subject: Subject
  /** What a person enters. */
  fields: Fields
  /**
   * The fields that are the id of a row of another list, or several ids, with that list. `x_id` is shown as the row's
   * `x_name`, and `x_ids` as its `x_names`.
   */
  choices?: { readonly [Name in keyof Fields]?: ListContract }
  /** The fields that are amounts of rows which another field has chosen. */
  amounts?: { readonly [Name in keyof Fields]?: keyof Fields & string }
  /** The field that rows are ordered by: of a new row the last, until the list is ordered. */
  order?: keyof Row & string
}

/** A list whose rows are created, changed and deleted on a screen of their own: `/<name>/list`. */
export function catalogueList<
  const Subject extends string,
  Row extends TProperties,
  Fields extends TProperties,
  const F extends Filters = Record<never, never>,
  const Sort extends string = 'name' | 'id',
>({
  subject,
  fields,
  choices = {},
  amounts = {},
  order,
  ...read
}: Read<Row, F, Sort, undefined> & Written<Subject, Row, Fields>) {
  const { path, tag = COMMON.tag } = read
  const row = Type.Object({ id: Id, ...read.row, version: Type.Integer() })
  const what = 'a row of this list'
  return {
    subject,
    row,
    choices: choices as Readonly<Record<string, ListContract>>,
    amounts: amounts as Readonly<Record<string, string>>,
    order: order,
    list: lookupRoute(read),
    ...recordContracts({ path, tag, what, permissions: 'catalogue', row, fields }),
    uses: usesContract(path, tag),
    reorder: order === undefined ? undefined : orderContract(path, tag),
  }
}
