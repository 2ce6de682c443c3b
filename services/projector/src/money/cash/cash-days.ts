import type { Sums } from '../../engine/sums.ts'
import type { CashEntry } from './cash-entry.ts'

/** What came in and went out per day. */
export const cashDays: Sums<CashEntry> = {
  table: 'cash_days',
  dimensions: ['day', 'account', 'kind', 'store_id'],
  measures: ['count_in', 'count_out', 'amount_in', 'amount_out'],
  partsOf({ day, account, kind, store_id, amount }) {
    const isIn = amount > 0
    const counts = { count_in: isIn ? 1 : 0, count_out: isIn ? 0 : 1 }
    const amounts = { amount_in: isIn ? amount : 0, amount_out: isIn ? 0 : -amount }
    return [{ day, account, kind, store_id, ...counts, ...amounts }]
  },
}
