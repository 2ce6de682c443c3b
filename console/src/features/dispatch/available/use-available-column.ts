import type { AvailableCard } from '@deportivo/contracts/dispatch/board'
import { DISPATCH_NAMESPACE } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { isCallError } from '../../../shared/net/call-error.ts'
import { useLive } from '../../../shared/net/live.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { followRoom } from '../live/follow-room.ts'
import type { StepDialogProps } from '../../../entities/order/steps/step-dialog-props.ts'
import { createAvailableColumn, type AvailableColumn, type Winner } from './available-column.ts'

/** The column 'Disponibles' and the action of its button. */
export interface TakeableOrders {
  column: AvailableColumn
  take: (card: AvailableCard) => Promise<void>
}

export interface Available {
  room: string
  sequence: number
  cards: AvailableCard[]
}

const isWinner = (data: unknown): data is Winner =>
  typeof data === 'object' && data !== null && 'name' in data && 'since' in data

/** When a card disappears, the next one moves under the pointer: the second click of a double click must not take it. */
const SETTLE_MS = 600

function useFollowedColumn(column: AvailableColumn | null): void {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  useEffect(() => {
    if (socket === null || column === null) return
    return followRoom<AvailableCard>(socket, { board: column, room: AVAILABLE_ROOM })
  }, [socket, column])
}

/** The orders this user may take, live; null while the company setting is off. */
export function useAvailableColumn(
  { mayTake, available }: { mayTake: boolean; available: Available | null },
  takeStep: StepDialogProps['take'],
  ownId: number,
): TakeableOrders | null {
  const column = useMemo(() => (mayTake ? createAvailableColumn() : null), [mayTake])
  const nextFrom = useRef(0)
  useFollowedColumn(column)
  useEffect(() => {
    if (!column || !available) return
    column.takeSnapshot({ room: available.room, seq: available.sequence, cards: available.cards })
  }, [column, available])
  const take = useCallback(
    async (card: AvailableCard) => {
      if (!column || Date.now() < nextFrom.current) return
      nextFrom.current = Infinity
      try {
        await takeStep(card, { step: 'assign_auxiliary', fields: { auxiliary_user_id: ownId } })
        column.drop(card.id)
      } catch (error) {
        if (isCallError(error) && error.isStale && isWinner(error.data)) column.lose(card, error.data)
        else reportError(error)
      } finally {
        nextFrom.current = Date.now() + SETTLE_MS
      }
    },
    [column, takeStep, ownId],
  )
  return useMemo(() => (column ? { column, take } : null), [column, take])
}
