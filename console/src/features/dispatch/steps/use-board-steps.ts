import { cardOfOrder, type Card } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback } from 'react'
import { serverNow } from '../../../shared/net/clock.ts'
import type { StepDialogProps, OrderInDialog } from '../../../entities/order/steps/step-dialog-props.ts'
import { useOrderChanges } from '../../../entities/order/steps/use-order-change.ts'
import { useSteps } from '../../../entities/order/steps/use-steps.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { recordOf, revalidate } from '../../../shared/net/use-found.ts'
import type { Board } from '../model/board-store.ts'
import type { OwnDeliveries } from '../tray/own-deliveries.ts'

const known = ({ id, version }: OrderInDialog) => ({ id, version: Math.floor(version) })

/** Steps taken from the board: shown at once, and reverted with an explanation on a conflict. */
export function useBoardSteps(board: Board, deliveries: OwnDeliveries) {
  const onChanged = useCallback(
    (order: Order, before?: Pick<Order, 'state_id'>) => {
      deliveries.note(order, before)
      board.takeOwn(cardOfOrder(order))
      void revalidate(recordOf(getOrder, { id: order.id }))
    },
    [board, deliveries],
  )
  const { take: takeStep, undo } = useSteps(onChanged)
  const follow = useOrderChanges(useCallback((order: Order) => board.takeOwn(cardOfOrder(order)), [board]))

  /** Throws what a dialog should show on its fields; marked as reported where another user was faster. */
  const take = useCallback(
    async (...[card, request]: Parameters<StepDialogProps['take']>) => {
      const order = await follow(card, () => takeStep({ ...request, order: known(card) }))
      deliveries.note(order, card)
      return order
    },
    [takeStep, follow, deliveries],
  )

  /** A step without fields: the card moves before the reply, and moves back with the reason if it is refused. */
  const takeAtOnce = useCallback(
    async (card: Card, step: StepName, to: Card['state_id']) => {
      // A step within a stage leaves the card in its place.
      const since = to === card.state_id ? card.state_entered_at : new Date(serverNow()).toISOString()
      board.expect({ ...card, state_id: to, state_entered_at: since })
      // What is expected is drawn first: the call takes longer to make than the frame has.
      await new Promise((resolve) => setTimeout(resolve))
      try {
        const order = { id: card.id, version: card.version }
        deliveries.note(await follow(card, () => takeStep({ step, order })), card)
      } catch (error) {
        board.unexpect(card.id)
        reportError(error)
      }
    },
    [board, takeStep, follow, deliveries],
  )
  return { take, takeAtOnce, undo, onChanged }
}
