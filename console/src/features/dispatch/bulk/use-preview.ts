import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useEffect, useState } from 'react'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { tryManyOrders, type BulkOutcome } from '../../../entities/order/bulk/use-bulk-step.ts'

/** What the step would do with each order, asked before it is done; null until it is known, or when it isn't wanted. */
export function usePreview(ids: readonly number[], step: StepName, isWanted: boolean): BulkOutcome | null {
  const [preview, setPreview] = useState<BulkOutcome | null>(null)
  const asked = ids.join()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    tryManyOrders({ ids: asked.split(',').map(Number), step }).then((found) => {
      if (isCurrent) setPreview(found)
    }, reportError)
    return () => {
      isCurrent = false
    }
  }, [asked, step, isWanted])
  return preview
}
