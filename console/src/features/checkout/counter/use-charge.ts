import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { PaymentMethodId } from '@deportivo/lifecycle/payment-methods'
import { useCallback, useState } from 'react'
import { useOrderChanges } from '../../../entities/order/steps/use-order-change.ts'
import { useSteps } from '../../../entities/order/steps/use-steps.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'

/** What the client gives for a whole sale: cash, with what is beyond as change, or all of it in another way. */
export type Given = { received: number } | { method: PaymentMethodId }

/** The last sale of this page, with what was given for it; null `received`: no cash. */
export interface ChargedSale {
  order: Order
  received: number | null
  change: number
}

interface Charge {
  order: Order
  given: Given
}

/** Charges a sale whole. A charge that is undone brings its order back. */
export function useCharge(cashierId: number, start: (order: Order | null) => void) {
  const [charged, setCharged] = useState<ChargedSale | null>(null)
  const { take } = useSteps(
    useCallback(
      (next: Order) => {
        if (orderStateRow(next.state_id).is_open !== true) return
        setCharged(null)
        start(next)
      },
      [start],
    ),
  )
  const follow = useOrderChanges(start)
  const { run, isRunning } = useChange(
    useCallback(
      async ({ order, given }: Charge) => {
        const owed = order.total_balance
        const received = 'received' in given ? given.received : null
        const money =
          'received' in given
            ? { cash_payment: owed }
            : { payment_by_transfer: owed, transfer_method: given.method }
        const fields = { cashier_id: cashierId, ...money }
        const sold = await follow(order, () => take({ order, step: 'check_out', fields }))
        setCharged({ order: sold, received, change: received === null ? 0 : received - owed })
        start(null)
        return {}
      },
      [cashierId, start, take, follow],
    ),
  )
  return { charged, charge: run, isCharging: isRunning }
}
