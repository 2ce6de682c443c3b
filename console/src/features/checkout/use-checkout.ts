import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback, useState } from 'react'
import { isCallError } from '../../shared/net/call-error.ts'
import { useOrderChanges } from '../../entities/order/steps/use-order-change.ts'
import { useSteps, type StepFields } from '../../entities/order/steps/use-steps.ts'

/** A line that can't be held any more, with what there is of it. */
export interface ShortLine {
  line_id?: number
  product_id?: number
  size_id?: number
  size_name?: string
  available: number
}

/** The lines a refusal names. */
function shortLines(data: unknown): ShortLine[] {
  if (typeof data !== 'object' || data === null || !('short' in data) || !Array.isArray(data.short)) return []
  return data.short as ShortLine[]
}

export interface CheckoutEvents {
  onChanged: (order: Order) => void
  /** Another user changed the order meanwhile: this is what it is now. Must be one stable function. */
  onPresent: (order: Order) => void
}

/**
 * Completes the sale; `onChanged` is called then, and when it is undone. Throws a refusal, for the form; returns the lines
 * without enough stock separately.
 */
export function useCheckout(order: Order, { onChanged, onPresent }: CheckoutEvents) {
  const { take } = useSteps(onChanged)
  const follow = useOrderChanges(onPresent)
  const [shortage, setShortage] = useState<ShortLine[]>([])
  const complete = useCallback(
    async (fields: StepFields) => {
      setShortage([])
      try {
        await follow(order, () => take({ order, step: 'check_out', fields }))
      } catch (error) {
        if (isCallError(error)) setShortage(shortLines(error.data))
        throw error
      }
    },
    [order, take, follow],
  )
  return { complete, shortage }
}
