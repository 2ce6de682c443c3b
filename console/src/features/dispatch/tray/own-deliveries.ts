import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { createStore, type Store } from '../../../shared/state/store.ts'

/** A delivery of this user, or the undoing of one. */
interface OwnDelivery {
  id: number
  by: 1 | -1
  at: number
}

type Moved = Pick<Order, 'id' | 'state_id' | 'updated_at'>

export interface OwnDeliveries {
  all: Store<readonly OwnDelivery[]>
  /** Records what an own step changed about today's deliveries, if anything; without a state before, what undo did. */
  note: (order: Moved, before?: Pick<Order, 'state_id'>) => void
}

const isDelivered = ({ state_id }: Pick<Order, 'state_id'>) => orderStateRow(state_id).is_delivered === true

/** Own deliveries are counted with the reply; the server's count follows when its board has read the event. */
export function createOwnDeliveries(): OwnDeliveries {
  const all = createStore<readonly OwnDelivery[]>([])
  return {
    all,
    note(order, before) {
      const last = all.get().findLast(({ id }) => id === order.id)
      const was = before === undefined ? last?.by === 1 : isDelivered(before)
      if (before === undefined && !was) return
      const is = isDelivered(order)
      if (was !== is)
        all.set([...all.get(), { id: order.id, by: is ? 1 : -1, at: Date.parse(order.updated_at) }])
    },
  }
}

/** What a count as of this time lacks. */
export const notCounted = (deliveries: readonly OwnDelivery[], as_of: string | undefined): number =>
  deliveries
    .filter(({ at }) => as_of === undefined || at > Date.parse(as_of))
    .reduce((sum, { by }) => sum + by, 0)
