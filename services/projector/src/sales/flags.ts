import type { SalesFact } from './sales-fact.ts'

/** Whether an order was sold below the listed prices, and whether it still owes something: 1 or 0. */
export const flagsOf = ({ discount, balance }: Pick<SalesFact, 'discount' | 'balance'>) => ({
  has_discount: discount > 0 ? 1 : 0,
  has_balance: balance > 0 ? 1 : 0,
})
