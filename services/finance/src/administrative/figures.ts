import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import type { Range } from './days.ts'
import { onlyVisible } from './visible-days.ts'

export interface Count {
  count: number
  value: number
}

export interface Figure extends Count {
  units: number
  balance: number
}

/** One group of the answer: only the columns of its level are filled. */
interface Group extends Figure {
  level: number
  day: string
  seller_id: number
  seller_name: string | null
  state_id: string
  payment_method: number
}

export interface Asked {
  range: Range
  actor: Actor
  seller_id: number | undefined
}

// A bit per column that a group was not made by, as PostgreSQL's grouping() counts them.
const LEVELS = { by_day: 0b0111, by_seller: 0b1011, by_stage: 0b1101, by_payment: 0b1110, total: 0b1111 }

const COUNT = 'coalesce(sum(count), 0)::integer as count, coalesce(sum(value), 0)::bigint as value'
const FIGURES = `${COUNT},
  coalesce(sum(units), 0)::integer as units, coalesce(sum(balance), 0)::bigint as balance`
const LEVEL = 'grouping(day, seller_id, state_id, payment_method) as level'
// The name on the seller's newest order: people are renamed, sums are not.
const SELLER_NAME = `(
  select f.seller_name from read.sales_facts f where f.seller_id = g.seller_id order by f.order_id desc limit 1
) as seller_name`

function daysOf(db: Knex, kind: 'sold' | 'left', { range, actor, seller_id }: Asked): Knex.QueryBuilder {
  const days = db('read.sales_days').where('kind', kind).whereBetween('day', [range.from, range.to])
  if (seller_id !== undefined) void days.where('seller_id', seller_id)
  return onlyVisible(days, actor)
}

export type Groups = Record<keyof typeof LEVELS, Group[]>

/** Orders checked out in these days, counted in every way at once: one look, so that all tables agree. */
export async function countSales(db: Knex, asked: Asked): Promise<Groups> {
  const grouped = daysOf(db, 'sold', asked)
    .select('day', 'seller_id', 'state_id', 'payment_method', db.raw(LEVEL), db.raw(FIGURES))
    .groupByRaw('grouping sets ((), (day), (seller_id), (state_id), (payment_method))')
  const groups: Group[] = await db
    .from(grouped.as('g'))
    .select('g.*', db.raw(SELLER_NAME))
    .orderByRaw('g.value desc, g.seller_id, g.payment_method, g.day')
  const ofLevel = (level: number) => groups.filter((group) => group.level === level)
  return {
    by_day: ofLevel(LEVELS.by_day),
    by_seller: ofLevel(LEVELS.by_seller),
    by_stage: ofLevel(LEVELS.by_stage),
    by_payment: ofLevel(LEVELS.by_payment),
    total: ofLevel(LEVELS.total),
  }
}

async function countDays(db: Knex, kind: 'sold' | 'left', asked: Asked): Promise<Count> {
  const [count]: Count[] = await daysOf(db, kind, asked).select(db.raw(COUNT))
  return count ?? { count: 0, value: 0 }
}

/** What was sold in the days before, to compare with. */
export const countPrevious = (db: Knex, asked: Asked): Promise<Count> => countDays(db, 'sold', asked)

/** Revenue: orders whose goods left in these days, whenever they were sold. */
export const countRevenue = (db: Knex, asked: Asked): Promise<Count> => countDays(db, 'left', asked)
