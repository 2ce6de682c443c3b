import type { Card } from '@deportivo/contracts/dispatch/board'

type Owing = Pick<Card, 'is_ct' | 'payment_validated' | 'total_balance'>

/** Pesos that are neither paid nor promised: before its payment is validated, what an order owes is not known. */
export const owedOf = ({ is_ct, payment_validated, total_balance }: Owing): number =>
  payment_validated && !is_ct ? Math.max(0, total_balance) : 0
