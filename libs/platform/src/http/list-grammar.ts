import type { ListRules } from '@deportivo/contracts/shapes'
import type { Knex } from 'knex'
import { invalid } from './refused.ts'

export interface ListQueryInput {
  filter?: string
  include?: string
  select?: string
  top?: number
  page?: number
  orderBy?: string
  orderByDesc?: string
  first?: '0' | '1'
  search?: string
}

/** A list request, every field of it one that the list publishes. */
export interface ParsedList {
  filters: Record<string, string[]>
  includes: string[]
  select: string[] | null
  top: number
  page: number
  offset: number
  order: { field: string; isDescending: boolean } | null
  isFirst: boolean
  search: string
}

const DEFAULT_TOP = 15
const MAX_FILTER_VALUES = 200

const listOf = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function checked(parameter: string, fields: string[], allowed: readonly string[]): string[] {
  const unknown = fields.find((field) => !allowed.includes(field))
  if (unknown !== undefined)
    throw invalid({ [parameter]: { key: 'list.unknown_field', values: { field: unknown } } })
  return fields
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function parseFilter(filter: string | undefined, allowed: readonly string[]): Record<string, string[]> {
  const filters: Record<string, string[]> = {}
  for (const part of listOf(filter)) {
    const colon = part.indexOf(':')
    if (colon < 1) throw invalid({ filter: 'list.bad_filter' })
    const written = part.slice(0, colon).trim()
    const field = allowed.includes(written) ? written : snake(written)
    checked('filter', [field], allowed)
    filters[field] = part
      .slice(colon + 1)
      .split('|')
      .map((value) => value.trim())
      .filter(Boolean)
      .slice(0, MAX_FILTER_VALUES)
  }
  return filters
}

/** Reads the list grammar of every list; a field that the list doesn't publish is refused by name. */
export function parseList(query: ListQueryInput, rules: ListRules): ParsedList {
  const top = query.first === '1' ? 1 : (query.top ?? DEFAULT_TOP)
  const page = query.page ?? 1
  const field = query.orderByDesc ?? query.orderBy
  const parameter = query.orderByDesc === undefined ? 'orderBy' : 'orderByDesc'
  if (field !== undefined) checked(parameter, [field], rules.orders)
  return {
    filters: parseFilter(query.filter, rules.filters),
    includes: checked('include', listOf(query.include), rules.includes),
    select: query.select === undefined ? null : checked('select', listOf(query.select), rules.fields),
    top,
    page,
    offset: (page - 1) * top,
    order: field === undefined ? null : { field, isDescending: query.orderByDesc !== undefined },
    isFirst: query.first === '1',
    search: (query.search ?? '').trim(),
  }
}

/** Filter values that must be whole numbers. */
export function integers(filters: ParsedList['filters'], field: string): number[] | undefined {
  const values = filters[field]?.map(Number)
  if (values?.some((value) => !Number.isSafeInteger(value) || Math.abs(value) > 2_147_483_647))
    throw invalid({ filter: { key: 'list.unknown_field', values: { field } } })
  return values
}

/** A day as it is written in a filter. */
export function dayOf(filters: ParsedList['filters'], field: 'from' | 'to'): string | undefined {
  const day = filters[field]?.[0]
  if (day !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))))
    throw invalid({ filter: 'field.date' })
  return day
}

/** Counting past this costs more than anyone gains: lists then say 'más de 10.000'. */
export const COUNT_LIMIT = 10_000

/** How many rows a query has, exact up to 10,000. */
export async function countUpTo(
  db: Knex,
  rows: Knex.QueryBuilder,
): Promise<{ total: number; more_than: boolean }> {
  const counted = await db
    .from(
      rows
        .clone()
        .clearSelect()
        .clearOrder()
        .select(db.raw('1'))
        .limit(COUNT_LIMIT + 1)
        .as('counted'),
    )
    .count<{ count: number }[]>('* as count')
  const count = counted[0]?.count ?? 0
  return { total: Math.min(count, COUNT_LIMIT), more_than: count > COUNT_LIMIT }
}

export function pagination(list: ParsedList, count: { total: number; more_than: boolean }) {
  return {
    per_page: list.top,
    total: count.total,
    current_page: list.page,
    ...(count.more_than ? { more_than: true } : {}),
  }
}
