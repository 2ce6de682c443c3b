import type { Knex } from 'knex'
import type { ParsedList } from './parse-list.ts'

/** Counting further costs more than it is worth: lists then show 'más de 10.000'. */
export const COUNT_LIMIT = 10_000

export interface RowCount {
  total: number
  more_than: boolean
}

/** As many of the rows as are counted. */
export const someRows = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows
    .clone()
    .clearSelect()
    .clearOrder()
    .select(db.raw('1'))
    .limit(COUNT_LIMIT + 1)

export const countOf = (counted: number): RowCount => ({
  total: Math.min(counted, COUNT_LIMIT),
  more_than: counted > COUNT_LIMIT,
})

/** The number of rows of a query, exact up to 10,000. */
export async function countRows(db: Knex, rows: Knex.QueryBuilder): Promise<RowCount> {
  const some = someRows(db, rows).as('counted')
  const [counted] = await db.from(some).count<{ count: number }[]>('* as count')
  return countOf(counted?.count ?? 0)
}

/** The number of rows when the page itself shows it: the page is the last one. */
export function countOfLastPage(
  { top, offset }: Pick<ParsedList, 'top' | 'offset'>,
  rows: number,
): RowCount | null {
  const isLast = rows < top && (rows > 0 || offset === 0)
  return isLast ? { total: offset + rows, more_than: false } : null
}

export function paginationOf({ top, page }: Pick<ParsedList, 'top' | 'page'>, count: RowCount) {
  return {
    per_page: top,
    total: count.total,
    current_page: page,
    ...(count.more_than ? { more_than: true } : {}),
  }
}
