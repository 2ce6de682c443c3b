import type { Order } from '@deportivo/contracts/order'
import { useCallback, useState } from 'react'
import { isCallError } from '../../shared/call-error.ts'
import { takeStep, type StepFields } from '../../shared/order/use-steps.ts'
import { useTexts } from '../../shared/texts.tsx'
import { showToast } from '../../shared/toasts.ts'

/** A line that can't be held any more, with what there is of it. */
export interface ShortLine {
  line_id?: number
  product_id?: number
  size_id?: number
  size_name?: string
  available: number
}

/** The lines a refusal names, whatever else it says. */
function shortLines(data: unknown): ShortLine[] {
  if (typeof data !== 'object' || data === null || !('short' in data) || !Array.isArray(data.short)) return []
  return data.short as ShortLine[]
}

/** Completes the sale. Throws what was refused, for the form; keeps the lines that are short apart. */
export function useCheckout(order: Order, onDone: (order: Order) => void) {
  const t = useTexts()
  const [shortage, setShortage] = useState<ShortLine[]>([])
  const complete = useCallback(
    async (fields: StepFields) => {
      setShortage([])
      try {
        const { data, message } = await takeStep({ order, step: 'check_out', fields })
        showToast({ tone: 'success', said: message ?? t('order.step.check_out') })
        onDone(data)
      } catch (error) {
        if (isCallError(error)) setShortage(shortLines(error.data))
        throw error
      }
    },
    [order, onDone, t],
  )
  return { complete, shortage }
}
