import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback } from 'react'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import type { OrderInDialog } from './step-dialog-props.ts'

type StaleOrder = Order & { by: string }

/** The data of a conflict: the current order and who changed it. */
function presentOrder(error: CallError): StaleOrder | null {
  const { data } = error
  const isOrder = typeof data === 'object' && data !== null && 'products' in data && 'state_id' in data
  return error.isStale && isOrder ? (data as StaleOrder) : null
}

/**
 * Hands the current order over and shows who took it further first; false for other errors than such a conflict.
 * `onPresent` must be one stable function.
 */
export function useConflict(onPresent: (order: Order) => void) {
  const t = useTexts()
  return useCallback(
    (error: unknown, order: Pick<OrderInDialog, 'id' | 'state_id'>) => {
      const present = isCallError(error) ? presentOrder(error) : null
      if (present === null) return false
      onPresent(present)
      if (present.state_id === order.state_id) return false
      const state = t(`order.state.${present.state_id}`)
      showToast({ tone: 'warning', key: 'board.moved_by', values: { id: order.id, by: present.by, state } })
      return true
    },
    [onPresent, t],
  )
}
