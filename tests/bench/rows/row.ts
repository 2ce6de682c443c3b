import type { Knex } from 'knex'
import type { NextCall } from '../load/closed-loop.ts'

export type Side = 'ours' | 'floor'

/** What every row asks with. */
export interface Shop {
  db: Knex
  /** Headers of demo people, signed in, by their login. */
  as: (login: string) => Record<string, string>
}

/** One kind of work, done by the product and by the floor. */
export interface Row {
  name: string
  /** Ours must reach this share of the floor's requests per second. */
  target: number
  /** Makes what `count` requests of a side need, before the clock runs; answers where the requests come from. */
  ready(side: Side, count: number): Promise<NextCall>
}
