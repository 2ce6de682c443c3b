import type { SellerGoal, SellerGoals } from '@deportivo/contracts/sellers/goals'

const percent = (part: number, whole: number): number => Math.floor((100 * part) / whole)

/** The share of the month that has begun, in per cent. */
export const elapsedShare = ({ elapsed, days }: Pick<SellerGoals, 'elapsed' | 'days'>): number =>
  percent(elapsed, days)

export interface Progress {
  /** Of the goal, in per cent; a month of more returns than sales is below 0. */
  share: number
  /** `reached`; else at least as much of the goal as of the month, or less. */
  state: 'reached' | 'on_way' | 'behind'
}

/** How far a seller is, against how far the month is; null without a goal. */
export function progressOf(
  { amount, net }: Pick<SellerGoal, 'amount' | 'net'>,
  month: Pick<SellerGoals, 'elapsed' | 'days'>,
): Progress | null {
  if (amount === null) return null
  const share = percent(net, amount)
  if (net >= amount) return { share, state: 'reached' }
  // Multiplied out: rounded shares would call a seller behind who is not.
  return { share, state: net * month.days >= amount * month.elapsed ? 'on_way' : 'behind' }
}
