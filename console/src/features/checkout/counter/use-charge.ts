import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useCallback, useState } from 'react'
import { useSteps } from '../../../entities/order/steps/use-steps.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'

/** The last sale of this page, with what was given for it; null `received`: a transfer. */
export interface ChargedSale {
  order: Order
  received: number | null
  change: number
}

interface Charge {
  order: Order
  received: number | null
}

/** Charges a sale whole, in cash or by transfer. A charge that is undone brings its order back. */
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
  const { run, isRunning } = useChange(
    useCallback(
      async ({ order, received }: Charge) => {
        const owed = order.total_balance
        const money = received === null ? { payment_by_transfer: owed } : { cash_payment: owed }
        const sold = await take({ order, step: 'check_out', fields: { cashier_id: cashierId, ...money } })
        setCharged({ order: sold, received, change: received === null ? 0 : received - owed })
        start(null)
        return {}
      },
      [cashierId, start, take],
    ),
  )
  return { charged, charge: run, isCharging: isRunning }
}
