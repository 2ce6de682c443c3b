import type { Order } from '@deportivo/contracts/orders/order'

/** What a return case charges its order for a dearer replacement, and what is neither paid nor reported of it. */
export interface OpenCharge {
  return_id: number
  left: number
}

/** The charges that the balance of an order contains, besides what the order itself owes; the oldest case first. */
export function openCharges({ payments }: Pick<Order, 'payments'>): OpenCharge[] {
  const left = new Map<number, number>()
  for (const { return_id, amount, status } of payments) {
    if (return_id === null || status === 'void') continue
    left.set(return_id, (left.get(return_id) ?? 0) - amount)
  }
  return [...left]
    .map(([return_id, amount]) => ({ return_id, left: amount }))
    .filter((charge) => charge.left > 0)
    .toSorted((a, b) => a.return_id - b.return_id)
}

/** The part of the balance that the order itself owes: a payment of it that names no case may be no higher. */
export const ownBalance = (order: Pick<Order, 'payments' | 'total_balance'>): number =>
  Math.max(
    0,
    openCharges(order).reduce((balance, { left }) => balance - left, order.total_balance),
  )

/** The charge that the next payment of an order pays; undefined: it pays what the order itself owes. */
export const nextCharge = (order: Pick<Order, 'payments' | 'total_balance'>): OpenCharge | undefined =>
  ownBalance(order) > 0 ? undefined : openCharges(order)[0]
