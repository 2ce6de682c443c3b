import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { Order } from '@deportivo/contracts/orders/order'
import { paths } from '../../shared/navigation/paths.ts'

interface Open {
  next: readonly Pick<Order['next'][number], 'step'>[]
}

type Sold = Pick<Order, 'id' | 'client_id' | 'state_id'> & Open

export const canCheckOut = ({ next }: Open): boolean => next.some(({ step }) => step === 'check_out')

/** Where one goes on after completing a sale. Who undid it stands before the order again, which is whole as it was. */
export function afterCheckout(order: Sold): string {
  if (canCheckOut(order)) return paths.sale(order.id, order.client_id)
  return orderStateRow(order.state_id).track === 'counter' ? paths.shareProducts : paths.dispatches
}
