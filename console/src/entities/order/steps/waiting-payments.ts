import type { Order } from '@deportivo/contracts/orders/order'

/** Payments that wait for accounting. */
export const waitingOf = ({ payments }: Order): number =>
  payments.filter(({ status }) => status === 'unconfirmed').reduce((sum, { amount }) => sum + amount, 0)
