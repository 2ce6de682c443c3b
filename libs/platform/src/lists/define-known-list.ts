import type { Filter, Filters, ListContract, ListRules } from '@deportivo/contracts/list-route'
import { isLeftEmpty, plainText, searchedWords } from '../db/plain-text.ts'
import { listed, read, type FoundReply, type Read, type RowOf } from '../http/serve/serve.ts'
import type { Deps, Routes } from '../service.ts'
import { paginationOf } from './count-rows.ts'
import type { ValueOf } from './filter-values.ts'
import { parseList, type ParsedList, type Sort } from './parse-list.ts'
import { refuseUnhandled } from './refuse-unhandled.ts'

type FiltersOf<C extends ListContract> = C['list'] extends ListRules<infer F> ? F : Filters
type Test<F extends Filter, Row> = (row: Row, value: ValueOf<F>) => boolean

/** A short list whose rows are all in memory: defined in code, or read completely because there are few. */
export interface KnownList<C extends ListContract, Row extends RowOf<C>> {
  rows: (call: Read<C> & { deps: Deps }) => readonly Row[] | Promise<readonly Row[]>
  /** Filters that are not fields of a row. */
  filters?: { [N in keyof FiltersOf<C>]?: Test<FiltersOf<C>[N], Row> }
  /** The words that are searched; required for a searchable list, and only for one. */
  search?: (row: Row) => string
  /** Every row includes them anyway. */
  includes?: Record<C['list']['includes'][number], 'always'>
}

type Field = string | number | boolean | null

const fieldOf = (row: unknown, field: string) => (row as Record<string, Field>)[field] ?? null

function matches<C extends ListContract, Row extends RowOf<C>>(
  row: Row,
  { filters = {} }: KnownList<C, Row>,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted).every(([field, value]) => {
    const test = (filters as Record<string, ((row: Row, value: unknown) => boolean) | undefined>)[field]
    if (test) return test(row, value)
    return [value].flat().includes(fieldOf(row, field))
  })
}

function hasWords(text: string, search: string): boolean {
  const plain = plainText(text)
  return !isLeftEmpty(search) && searchedWords(search).every((word) => plain.includes(plainText(word)))
}

function compare(a: Field, b: Field): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'es')
}

/** Equal rows stay in the order of the definition. A row's index in it is its sort by `position`. */
function sorted<Row>(rows: readonly Row[], { field, isDescending }: Sort): readonly Row[] {
  const direction = isDescending ? -1 : 1
  if (field === 'position') return isDescending ? rows.toReversed() : rows
  return rows.toSorted((a, b) => direction * compare(fieldOf(a, field), fieldOf(b, field)))
}

function handledBy<C extends ListContract>(contract: C, known: KnownList<C, never>) {
  const fields = Object.fromEntries(contract.list.fields.map((field) => [field, true]))
  return { ...known, filters: { ...fields, ...known.filters }, sort: { ...fields, position: true } }
}

/** Serves a list of rows in memory, with the same grammar as a list read from tables. */
export function defineKnownList<C extends ListContract, Row extends RowOf<C> = RowOf<C>>(
  contract: C,
  definition: KnownList<C, Row>,
): Routes {
  refuseUnhandled(contract, handledBy(contract, definition as KnownList<C, never>))
  return (app, deps) =>
    read(app, deps, contract, async (call) => {
      const list: ParsedList = parseList(call.query as object, contract.list)
      const known = await definition.rows({ ...call, deps })
      const found = known.filter(
        (row) =>
          matches(row, definition, list.filters) &&
          (list.search === '' || hasWords(definition.search?.(row) ?? '', list.search)),
      )
      const page = sorted(found, list.sort).slice(list.offset, list.offset + list.top)
      const count = { total: found.length, more_than: false }
      return listed(page, paginationOf(list, count)) as unknown as FoundReply<C>
    })
}
