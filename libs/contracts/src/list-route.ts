import { Type, type TObject, type TProperties, type TSchema } from 'typebox'
import { route, type Contract, type RoutePermission } from './route.ts'
import { ListQueryWith, Listed } from './shapes.ts'

/**
 * How the values of a filter are parsed. A `day`, `hour` or `flag` has one value, the others any number of them. `as`
 * names the filter in the address of the screen that offers it; a filter without it is for programs alone. `sortsBy` is the
 * time by which rows narrowed to days are sorted, where no sort of the list has the same order.
 */
export type Filter =
  | { takes: 'number' | 'text' | 'flag'; as?: string }
  | { takes: 'day' | 'hour'; as?: string; sortsBy?: string }
  | { takes: 'option'; options: readonly string[]; as?: string }

export type Filters = Readonly<Record<string, Filter>>

/** What one list lets callers filter, sort, include and select by; anything else is refused by name. */
export interface ListRules<
  F extends Filters = Filters,
  Sort extends string = string,
  Include extends string = string,
> {
  filters: F
  sort: readonly Sort[]
  /** `-created_at` sorts from high to low. */
  defaultSort: string
  includes: readonly Include[]
  /** The fields of a row that `select` may name. */
  fields: readonly string[]
  /** Whether the list supports `search`. */
  isSearchable: boolean
  /** Rows of a page by default. */
  perPage: number
}

export type ListContract = Contract & { list: ListRules }

const DEFAULT_PER_PAGE = 15

/** A lookup returns all of its rows by default: pickers load it once. */
export const LOOKUP_ROWS = 200

type SchemaOrEmpty<S> = S extends TSchema ? S : TObject<Record<never, never>>

interface ListCall<Row, F, Sort extends string, Include, Params, Query, Extra> {
  path: `/${string}`
  tag: string
  summary: string
  permission: RoutePermission
  params?: Params
  /** Parameters besides the list grammar. */
  query?: Query
  row: Row
  /** What the reply contains besides rows and pagination. */
  extra?: Extra
  filters?: F
  sort: readonly [Sort, ...Sort[]]
  /** Default: the first of `sort`. */
  defaultSort?: NoInfer<Sort> | `-${NoInfer<Sort & string>}`
  includes?: readonly Include[]
  isSearchable?: boolean
  perPage?: number
}

/**
 * Declares a list once: its route, and the rules by which the server parses requests and the console offers
 * filters.
 */
export function listRoute<
  Row extends TObject,
  const Sort extends string,
  const F extends Filters = Record<never, never>,
  const Include extends string = never,
  Params extends TSchema | undefined = undefined,
  Query extends TProperties = Record<never, never>,
  Extra extends TProperties = Record<never, never>,
>(call: ListCall<Row, F, Sort, Include, Params, Query, Extra>) {
  const { path, tag, summary, permission, params, query, row, extra } = call
  const list: ListRules<F, Sort, Include> = {
    filters: call.filters ?? ({} as F),
    sort: call.sort,
    defaultSort: call.defaultSort ?? call.sort[0],
    includes: call.includes ?? [],
    fields: Object.keys(row.properties),
    isSearchable: call.isSearchable ?? false,
    perPage: call.perPage ?? DEFAULT_PER_PAGE,
  }
  const contract = route({
    method: 'GET',
    path,
    tag,
    summary,
    permission,
    params: (params ?? Type.Object({})) as SchemaOrEmpty<Params>,
    query: ListQueryWith(query ?? ({} as Query)),
    reply: Listed(row, extra),
  })
  return { ...contract, list }
}
