import type { OrderSnapshot } from '@deportivo/contracts/events/order'

/** Store 0 stands for the whole order; the others are those that its lines come from. */
export const storesOf = ({ lines }: Pick<OrderSnapshot, 'lines'>): number[] =>
  [0, ...new Set(lines.map(({ store_id }) => store_id))].sort((a, b) => a - b)
