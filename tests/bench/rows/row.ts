import type { Knex } from 'knex'
import type { NextCall } from '../load/closed-loop.ts'

export type Side = 'ours' | 'floor'

/** What every row needs for its requests. */
export interface Shop {
  db: Knex
  /** Headers of signed-in demo users, by their login. */
  as: (login: string) => Record<string, string>
}

/** Statements of a request, and the round trips in which they are sent. */
export interface Cost {
  statements: number
  roundTrips: number
}

/** One kind of work, done by the product and by the floor. */
export interface Row {
  name: string
  /** Ours must reach this share of the floor's requests per second; null: only measured. */
  target: number | null
  /** What a request may cost the database; null: only measured. */
  most: Cost | null
  /**
   * Prepares the data of `count` requests of a side, outside the measured time; returns the source of the
   * requests.
   */
  ready(side: Side, count: number): Promise<NextCall>
}
