import { listCountLines, type CountLine } from '@deportivo/contracts/catalogue/counts'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound } from '@deportivo/platform/http/refused'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Knex } from 'knex'
import { otherSizesOf } from './other-sizes.ts'
import { uncountedOf } from './uncounted.ts'

type Base = Pick<
  CountLine,
  'product_id' | 'product_name' | 'size_id' | 'size_name' | 'counted' | 'expected' | 'difference' | 'problem'
> & { id: number | null; at: Date | null }
type Line = Omit<CountLine, 'at'> & { at: Date | null }

const COLUMNS = ['id', 'product_id', 'product_name', 'size_id', 'size_name', 'counted', 'expected'] as const
const REST = ['difference', 'problem', 'at', 'search_text'] as const

const countedOf = (db: Knex, countId: number): Knex.QueryBuilder =>
  db('inventory.published_count_lines').where({ count_id: countId }).select(COLUMNS).select(REST)

/** Those that were counted, then those that were not; both are read as one list. */
function linesOf(db: Knex, countId: number): Knex.QueryBuilder {
  const uncounted: Knex.QueryBuilder = db
    .from(uncountedOf(db, countId).as('u'))
    .select(db.raw('null::bigint as id'), 'product_id', 'product_name', 'size_id', 'size_name')
    .select(db.raw('null::integer as counted'), 'on_hand as expected', db.raw('null::integer as difference'))
    .select(db.raw('null::text as problem'), db.raw('null::timestamptz as at'))
    .select(db.raw("catalogue.plain(product_name || ' ' || size_name) as search_text"))
  return db.from(countedOf(db, countId).unionAll([uncounted]).as('lines'))
}

const DESCRIBED = `
  select p.id, p.reference_name, p.brand_name, p.color_name, p.photo, o.only_size, k.average_cost
  from catalogue.published_products p join catalogue.products o on o.id = p.id left join inventory.published_costs k on k.product_id = p.id
  where p.id = any(?::integer[])`

interface Described {
  id: number
  reference_name: string
  brand_name: string
  color_name: string
  photo: string | null
  only_size: boolean
  average_cost: number | null
}

// Entries before the last 'set' of a line are part of it.
const BY = `
  select e.line_id, json_agg(json_build_object('name', e.by_name, 'quantity', e.quantity) order by e.by_name) as by
  from (
    select e.line_id, e.by_name, sum(e.quantity)::integer as quantity
    from inventory.published_count_entries e
    where e.line_id = any(?::bigint[]) and not exists (
      select from inventory.published_count_entries s
      where s.line_id = e.line_id and s.kind = 'set' and (s.at, s.id) > (e.at, e.id))
    group by 1, 2
  ) e group by 1`

const UNKNOWN = { reference_name: '', brand_name: '', color_name: '', photo: null, average_cost: null }

/** What a line shows of its product; the cost for users who may know it. */
function shownProduct(product: Described | undefined, difference: number | null, hasCosts: boolean) {
  const { reference_name, brand_name, color_name, photo, average_cost } = product ?? UNKNOWN
  const isValued = hasCosts && average_cost !== null && difference !== null
  return {
    reference_name,
    brand_name,
    color_name,
    photo,
    difference_value: isValued ? difference * average_cost : null,
  }
}

async function described(
  db: Knex,
  countId: number,
  { rows, hasCosts }: { rows: readonly Base[]; hasCosts: boolean },
): Promise<Line[]> {
  const products = await queryRows<Described>(db, DESCRIBED, [rows.map(({ product_id }) => product_id)])
  const ids = rows.map(({ id }) => id).filter((id) => id !== null)
  const by = await queryRows<{ line_id: number; by: CountLine['by'] }>(db, BY, [ids])
  const ofOneSize = products.filter(({ only_size }) => only_size).map(({ id }) => id)
  const otherSizes = await otherSizesOf(db, countId, ofOneSize)
  return rows.map((row) => ({
    ...row,
    other_sizes: otherSizes(row),
    ...shownProduct(
      products.find(({ id }) => id === row.product_id),
      row.difference,
      hasCosts,
    ),
    by: by.find(({ line_id }) => line_id === row.id)?.by ?? [],
  }))
}

interface Key {
  product_id: number
  size_id: number
}

/** The lines of these sizes, as they are shown. */
export async function readLines(
  db: Knex,
  countId: number,
  keys: readonly Key[],
  shows: { hasCosts: boolean },
): Promise<Line[]> {
  const rows = (await countedOf(db, countId).whereIn(
    ['product_id', 'size_id'],
    keys.map(({ product_id, size_id }) => [product_id, size_id]),
  )) as Base[]
  return described(db, countId, { rows, ...shows })
}

const SHOWN = {
  counted: (rows: Knex.QueryBuilder) => rows.whereNotNull('counted'),
  differing: (rows: Knex.QueryBuilder) =>
    rows.where((one) => void one.whereNot('difference', 0).orWhereNotNull('problem')),
  uncounted: (rows: Knex.QueryBuilder) => rows.whereNull('counted'),
}
type Show = keyof typeof SHOWN

export const listCountLinesRoute = defineList<typeof listCountLines, Line>(listCountLines, {
  precheck: async ({ db, params }) => {
    if (!(await db('inventory.published_counts').where({ id: params.id }).first('id'))) throw notFound()
  },
  from: ({ db, params }) => linesOf(db, params.id),
  filters: {
    product_id: 'product_id',
    show: (rows, values) => {
      void rows.where((any) => {
        for (const value of values as Show[]) void any.orWhere((one) => void SHOWN[value](one))
      })
    },
  },
  sort: { name: 'product_name', at: 'at' },
  tiebreak: ['product_id', 'size_id'],
  search: (rows, words) => void holdsWords(rows, 'search_text', 'catalogue.plain', words),
  read: async ({ rows }, { db, params, actor }) =>
    described(db, params.id, { rows: (await rows) as Base[], hasCosts: seesCosts(actor) }),
})
