import { cardOfOrder, type Card } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback } from 'react'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { AskedStep } from './asked-step.tsx'
import { useFaster } from './use-faster.ts'

export interface AskedOfPage {
  step: StepName
  /** The order when the dialog was opened. */
  began: Pick<Card, 'state_id'>
}

/** The dialog of a step on the page of its order. It closes when another user was faster, as on the board. */
export function AskedOfPage({
  order,
  asked: { step, began },
  take,
  onAsk,
  onOrder,
}: {
  order: Order
  asked: AskedOfPage
  take: StepDialogProps['take']
  /** `null`: closes the dialog. Must be one stable function. */
  onAsk: (step: AskedOfPage | null) => void
  onOrder: (order: Order) => void
}) {
  const card = cardOfOrder(order)
  const close = useCallback(() => onAsk(null), [onAsk])
  const takeOrClose = useFaster({ card, began, step, take, onClose: close })
  return (
    <AskedStep
      card={card}
      step={step}
      take={takeOrClose}
      onClose={close}
      onOrder={onOrder}
      onOther={(other) => onAsk({ step: other, began })}
    />
  )
}
