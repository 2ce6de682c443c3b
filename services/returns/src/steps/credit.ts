import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'

const WHOLE = 100

/** What the business recognises of what was paid; all of it, where no rate was chosen. */
export const creditOf = ({
  unit_price,
  quantity,
  exchange_rate,
}: Pick<CaseRow, 'unit_price' | 'quantity' | 'exchange_rate'>): number =>
  Math.round((unit_price * quantity * (exchange_rate ?? WHOLE)) / WHOLE)

/** What a client pays for a dearer replacement, in whole pesos. */
export interface Difference {
  amount: number
  /** Confirmed, and waiting for accounting. */
  paid: number
  reported: number
  is_paid: boolean
}

/**
 * The difference that a case charges; null where its replacement costs no more. It counts as paid once its order has
 * booked it: the event of the held replacement may not have been read yet.
 */
export async function differenceOf(
  db: Knex,
  { id, price_difference: amount }: Pick<CaseRow, 'id' | 'price_difference'>,
): Promise<Difference | null> {
  if (amount <= 0) return null
  const booked = await db('orders.published_exchange_charges').where('return_id', id).first()
  const { charged = 0, paid = 0, reported = 0 } = booked ?? {}
  return { amount, paid, reported, is_paid: charged === amount && paid >= amount }
}
