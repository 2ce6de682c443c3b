import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback, useState } from 'react'
import { isCallError } from '../../../shared/net/call-error.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { markReported } from '../../../shared/toasts/report-error.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'

type StaleOrder = Order & { by: string }

/** The data of a conflict: the current order and who changed it. */
function presentOrder(error: unknown): StaleOrder | null {
  if (!isCallError(error) || !error.isStale) return null
  const { data } = error
  const isOrder = typeof data === 'object' && data !== null && 'products' in data && 'state_id' in data
  return isOrder ? (data as StaleOrder) : null
}

/**
 * Runs changes of orders and throws what the server refuses. Where another user was faster, `onPresent` gets the present
 * order; if they took it to another state, a toast names them, and the error counts as reported.
 */
export function useOrderChanges(onPresent: (order: Order) => void) {
  const t = useTexts()
  return useCallback(
    async <Reply>(order: Partial<Pick<Order, 'state_id'>>, act: () => Promise<Reply>): Promise<Reply> => {
      try {
        return await act()
      } catch (error) {
        const present = presentOrder(error)
        if (present === null) throw error
        onPresent(present)
        if (order.state_id !== undefined && present.state_id !== order.state_id) {
          const { id, by, state_id } = present
          const values = { id, by, state: t(`order.state.${state_id}`) }
          showToast({ tone: 'warning', key: 'board.moved_by', values })
          markReported(error)
        }
        throw error
      }
    },
    [onPresent, t],
  )
}

interface OrderReply {
  data: Order
}

type OrderToChange = Pick<Order, 'id' | 'version'> & Partial<Pick<Order, 'state_id'>>

/**
 * Changes one order: `act` gets the version that it changes, `onChanged` the order afterwards. After a conflict
 * `onChanged` gets what another user made of it, and the next try is made on that.
 */
export function useOrderChange(order: OrderToChange, onChanged: (order: Order) => void) {
  const [present, setPresent] = useState(order)
  const { version, state_id } = present.id === order.id && present.version > order.version ? present : order
  const follow = useOrderChanges(
    useCallback(
      (next: Order) => {
        setPresent(next)
        onChanged(next)
      },
      [onChanged],
    ),
  )
  return useCallback(
    async <Reply extends OrderReply>(act: (version: number) => Promise<Reply>): Promise<Reply> => {
      const reply = await follow({ state_id }, () => act(version))
      onChanged(reply.data)
      return reply
    },
    [follow, version, state_id, onChanged],
  )
}
