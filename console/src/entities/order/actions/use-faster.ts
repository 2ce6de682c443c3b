import type { Card } from '@deportivo/contracts/dispatch/board'
import { orderMachine } from '@deportivo/lifecycle/order/order-machine'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { isReported } from '../../../shared/toasts/report-error.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'

/**
 * Closes the dialog of a step that another user made impossible, with one message. What this user's own request does to
 * the order in the meantime is not another's. `take` marks a conflict as reported.
 */
export function useFaster({
  card,
  began,
  step,
  take,
  onClose,
}: Pick<StepDialogProps, 'card' | 'step' | 'take' | 'onClose'> & {
  /** The order when the dialog was opened. */
  began: Pick<Card, 'state_id'>
}): StepDialogProps['take'] {
  const t = useTexts()
  const isSending = useRef(false)
  const isGone = card.state_id !== began.state_id && !orderMachine.exists(step, card)
  useEffect(() => {
    if (!isGone || isSending.current) return
    const state = t(`order.state.${card.state_id}`)
    showToast({ tone: 'warning', key: 'board.moved_on', values: { id: card.id, state } })
    onClose()
  }, [isGone, card, t, onClose])
  return async (...request) => {
    isSending.current = true
    try {
      return await take(...request)
    } catch (error) {
      isSending.current = false
      if (isReported(error)) onClose()
      throw error
    }
  }
}
